import { ensureKept } from '../platform/database/kept-rows-token';
import type { Feature } from '../platform/feature/feature';
import { KEPT_TABLES } from './kept-tables';

export const feature: Feature = {
  name: 'checkout',
  bootstrap: (strapi) => ensureKept(strapi, KEPT_TABLES),
};
