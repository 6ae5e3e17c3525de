import type { Feature } from '../../platform/feature/feature';
import { returnRoutes } from './admin-routes';
import { bootstrapReturns } from './bootstrap';

export const feature: Feature = {
  name: 'after-sales/returns',
  adminRoutes: returnRoutes,
  bootstrap: bootstrapReturns,
};
