import { Link, PinMap } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { hideCreate } from './no-create';
import { groupLinks } from './sidebar-groups';
import { labelOf } from '../language/strapi-texts';

/** Helps for those who write content. */
export function registerEditors(app: StrapiApp): void {
  hideCreate(app);
  app.customFields.register({
    name: 'country',
    type: 'string',
    icon: PinMap,
    intlLabel: labelOf('menu.country'),
    intlDescription: labelOf('menu.countryHint'),
    components: { Input: () => import('./country-input') },
  });
  for (const [name, type] of [
    ['link', 'string'],
    ['long-link', 'text'],
  ] as const)
    app.customFields.register({
      name,
      type,
      icon: Link,
      intlLabel: labelOf('menu.link'),
      intlDescription: labelOf('menu.linkHint'),
      components: { Input: () => import('./link-input') },
    });
}

/** Once the content manager is there. */
export function groupSidebar(app: StrapiApp): void {
  app.registerHook('Admin/CM/pages/App/mutate-collection-types-links', groupLinks);
}
