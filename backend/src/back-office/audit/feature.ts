import type { Feature } from '../../platform/feature/feature';
import { bootstrapAudit } from './bootstrap';

export const feature: Feature = {
  name: 'back-office/audit',
  bootstrap: bootstrapAudit,
};
