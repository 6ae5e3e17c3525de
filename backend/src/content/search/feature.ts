import type { Feature } from '../../platform/feature/feature';
import { startSearch } from './sync-search-index';

export const feature: Feature = {
  name: 'content/search',
  start: startSearch,
};
