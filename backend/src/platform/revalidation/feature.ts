import type { Feature } from '../feature/feature';
import { startRevalidation } from './revalidate-on-content-events';

export const feature: Feature = {
  name: 'platform/revalidation',
  bootstrap: startRevalidation,
};
