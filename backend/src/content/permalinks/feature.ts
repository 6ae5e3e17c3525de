import type { Feature } from '../../platform/feature/feature';
import { permalinkRoutes } from './admin-routes';
import { bootstrapAddresses } from './bootstrap';
import { guardMenus } from './guard-menus';
import { guardSlugs } from './guard-slugs';
import { startAddresses } from './sync';

export const feature: Feature = {
  name: 'content/permalinks',
  register: (strapi) => {
    guardSlugs(strapi);
    guardMenus(strapi);
  },
  adminRoutes: permalinkRoutes,
  bootstrap: bootstrapAddresses,
  start: startAddresses,
};
