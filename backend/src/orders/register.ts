import type { Core } from '@strapi/strapi';
import { registerDesk } from '../desk/routes';
import { registerOrderMails } from '../mails/order-mails';
import { guardOrders } from './admin-guard';
import { registerAdminRoutes } from './admin-routes';

export function registerOrders(strapi: Core.Strapi): void {
  registerOrderMails();
  guardOrders(strapi);
  registerAdminRoutes(strapi);
  registerDesk(strapi);
}
