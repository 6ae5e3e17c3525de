import type { Core } from '@strapi/strapi';
import { registerAlertRoutes } from '../orders/alerts/admin-routes';
import { alertOnFailedMails } from '../orders/alerts/mail-alerts';
import { registerAlertMails } from '../notifications/alert-mails';
import { registerDesk } from '../back-office/desk/routes';
import { registerOrderMails } from '../notifications/order-mails';
import { blockAdminWrites } from '../orders/records/admin-guard';
import { registerAdminRoutes } from '../after-sales/delivery/admin-routes';

export function registerOrders(strapi: Core.Strapi): void {
  registerOrderMails();
  registerAlertMails();
  alertOnFailedMails();
  blockAdminWrites(strapi);
  registerAdminRoutes(strapi);
  registerAlertRoutes(strapi);
  registerDesk(strapi);
}
