import type { Feature } from '../feature/feature';
import { ensureOutboxIndexes } from './outbox-indexes';

export const feature: Feature = {
  name: 'platform/outbox',
  bootstrap: ensureOutboxIndexes,
};
