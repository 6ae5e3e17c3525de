import type { Feature } from '../../platform/feature/feature';
import { bootstrapInvoices } from './bootstrap';

export const feature: Feature = {
  name: 'accounting/invoices',
  bootstrap: bootstrapInvoices,
};
