import type { StrapiApp } from '@strapi/strapi/admin';
import { READ_ORDERS } from '../desk/permissions';
import { labelOf } from '../language/strapi-texts';

/** Among the settings, because nobody needs it every day. */
export function registerStatus(app: StrapiApp): void {
  app.addSettingsLink('global', {
    id: 'shop-status',
    to: 'shop-status',
    intlLabel: labelOf('menu.status'),
    permissions: READ_ORDERS as unknown as Parameters<StrapiApp['addMenuLink']>[0]['permissions'],
    Component: () => import('./status-page'),
  });
}
