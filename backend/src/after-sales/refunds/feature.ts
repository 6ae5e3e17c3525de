import type { Feature } from '../../platform/feature/feature';
import { refundRoutes } from './admin-routes';
import { bootstrapRefunds } from './bootstrap';

export const feature: Feature = {
  name: 'after-sales/refunds',
  adminRoutes: refundRoutes,
  bootstrap: bootstrapRefunds,
};
