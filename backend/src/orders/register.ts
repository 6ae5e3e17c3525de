import type { Core } from '@strapi/strapi';
import { registerOrderMails } from '../mails/order-mails';
import { guardOrders } from './admin-guard';
import { registerAdminRoutes } from './admin-routes';
import { confirmByReset } from './confirm-by-reset';

export function registerOrders(strapi: Core.Strapi): void {
  registerOrderMails();
  guardOrders(strapi);
  registerAdminRoutes(strapi);
  confirmByReset(strapi);
}
