import type { Core } from '@strapi/strapi';
import { guardOrders } from './admin-guard';
import { registerAdminRoutes } from './admin-routes';

export function registerOrders(strapi: Core.Strapi): void {
  guardOrders(strapi);
  registerAdminRoutes(strapi);
}
