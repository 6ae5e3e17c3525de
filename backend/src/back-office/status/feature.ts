import type { Core } from '@strapi/strapi';
import { readOrders } from '../../platform/admin/route-access';
import type { AdminRoute } from '../../platform/admin/register-admin-routes';
import type { Feature } from '../../platform/feature/feature';
import { reportProcess } from './instances';
import { readStatus } from './read-status';

const statusRoutes = (strapi: Core.Strapi): AdminRoute[] => [
  { method: 'GET', path: '/status', handle: () => readStatus(strapi), allow: readOrders },
];

export const feature: Feature = {
  name: 'back-office/status',
  adminRoutes: statusRoutes,
  bootstrap: reportProcess,
};
