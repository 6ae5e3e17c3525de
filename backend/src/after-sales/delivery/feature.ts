import type { Feature } from '../../platform/feature/feature';
import { deliveryRoutes } from './admin-routes';

export const feature: Feature = {
  name: 'after-sales/delivery',
  adminRoutes: deliveryRoutes,
};
