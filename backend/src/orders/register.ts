import type { Core } from '@strapi/strapi';
import { guardOrders } from './admin-guard';
import { registerAdminRoutes } from './admin-routes';
import { confirmByReset } from './confirm-by-reset';

export function registerOrders(strapi: Core.Strapi): void {
  guardOrders(strapi);
  registerAdminRoutes(strapi);
  confirmByReset(strapi);
}
