import { Earth } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

/** The overview of translations, for everybody: the server shows what each role may read. */
export function registerTranslations(app: StrapiApp): void {
  app.addMenuLink({
    to: 'translations',
    icon: Earth,
    intlLabel: { id: 'shop.translations', defaultMessage: 'Translations' },
    permissions: [],
    position: 4,
    Component: () => import('./translations-page'),
  });
}
