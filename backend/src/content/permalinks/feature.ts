import type { Feature } from '../../platform/feature/feature';
import { permalinkRoutes } from './admin-routes';
import { bootstrapPermalinks } from './bootstrap';
import { validateMenus } from './validate-menus';
import { validateRedirectTargets } from './validate-redirect-targets';
import { validateSlugs } from './validate-slugs';
import { permalinkSync } from './sync-permalinks';

export const feature: Feature = {
  name: 'content/permalinks',
  register: (strapi) => {
    validateSlugs(strapi);
    validateMenus(strapi);
    validateRedirectTargets(strapi);
  },
  adminRoutes: permalinkRoutes,
  bootstrap: bootstrapPermalinks,
  start: () => permalinkSync().start(),
};
