import type { Feature } from '../../platform/feature/feature';
import { bootstrapDocuments } from './bootstrap';

export const feature: Feature = {
  name: 'accounting/invoices',
  bootstrap: bootstrapDocuments,
};
