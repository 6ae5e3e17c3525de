import type { Feature } from '../feature/feature';
import { startRevalidation } from './revalidate-on-content-events';
import { revalidateFormerProducts } from './revalidate-variants';

export const feature: Feature = {
  name: 'platform/revalidation',
  register: revalidateFormerProducts,
  bootstrap: startRevalidation,
};
