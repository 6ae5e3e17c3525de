import type { Feature } from '../../platform/feature/feature';
import { ledgerRoutes } from './admin-routes';
import { bootstrapLedger } from './bootstrap';

export const feature: Feature = {
  name: 'accounting/ledger',
  adminRoutes: ledgerRoutes,
  bootstrap: bootstrapLedger,
};
