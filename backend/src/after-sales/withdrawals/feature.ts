import type { Feature } from '../../platform/feature/feature';
import { withdrawalRoutes } from './admin-routes';
import { bootstrapWithdrawals } from './bootstrap';

export const feature: Feature = {
  name: 'after-sales/withdrawals',
  adminRoutes: withdrawalRoutes,
  bootstrap: bootstrapWithdrawals,
};
