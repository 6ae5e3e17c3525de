import { Earth } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { labelOf } from '../language/strapi-texts';

/** The overview of translations, for everybody: the server shows what each role may read. */
export function registerTranslations(app: StrapiApp): void {
  app.addMenuLink({
    to: 'translations',
    icon: Earth,
    intlLabel: labelOf('menu.translations'),
    permissions: [],
    position: 4,
    Component: () => import('./translations-page'),
  });
}
