import { Clock } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { labelOf } from '../language/strapi-texts';
import { dismissVendorNotices } from './dismiss-vendor-notices';

/** Widgets of Strapi that say nothing about the shop. */
const LEFT_OUT = ['profile-info', 'key-statistics', 'deploy-now', 'chart-entries'];

/** The home page: the shop's day first, then what editors wrote last. */
export function registerHome(app: StrapiApp): void {
  dismissVendorNotices();
  app.widgets.register((widgets) => [
    {
      id: 'today',
      icon: Clock,
      title: labelOf('menu.today'),
      component: async () => (await import('./today-widget')).TodayWidget,
    },
    ...widgets.filter(({ id }) => !LEFT_OUT.includes(id)),
  ]);
  app.router.addRoute({ path: 'reorder', lazy: async () => ({ Component: (await import('./reorder-page')).default }) });
}
