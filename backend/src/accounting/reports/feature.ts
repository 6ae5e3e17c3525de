import type { Feature } from '../../platform/feature/feature';
import { reportRoutes } from './admin-routes';

export const feature: Feature = {
  name: 'accounting/reports',
  adminRoutes: reportRoutes,
};
