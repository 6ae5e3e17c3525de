import type { Core } from '@strapi/strapi';
import { registerAlertRoutes } from '../alerts/admin-routes';
import { registerAlertMails } from '../mails/alert-mails';
import { registerOrderMails } from '../mails/order-mails';
import { guardOrders } from './admin-guard';
import { registerAdminRoutes } from './admin-routes';

export function registerOrders(strapi: Core.Strapi): void {
  registerOrderMails();
  registerAlertMails();
  guardOrders(strapi);
  registerAdminRoutes(strapi);
  registerAlertRoutes(strapi);
}
