import type { Feature } from '../feature/feature';
import { startRevalidation } from './content-events';

export const feature: Feature = {
  name: 'platform/revalidation',
  bootstrap: startRevalidation,
};
