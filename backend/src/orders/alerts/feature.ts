import type { Feature } from '../../platform/feature/feature';
import { alertRoutes } from './admin-routes';
import { configureAlertViews } from './alert-admin-views';
import { alertOnFailedMails } from './alert-on-failed-mails';

export const feature: Feature = {
  name: 'orders/alerts',
  register: alertOnFailedMails,
  adminRoutes: alertRoutes,
  bootstrap: configureAlertViews,
};
