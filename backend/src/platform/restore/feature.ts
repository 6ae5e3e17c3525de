import type { Feature } from '../feature/feature';
import { loadRestoredState } from './restored-state';

export const feature: Feature = {
  name: 'platform/restore',
  bootstrap: loadRestoredState,
};
