import type { Feature } from '../platform/feature/feature';
import { ensureAccountIndexes } from './indexes';
import { watchUsers } from './watch-admin-changes';

export const feature: Feature = {
  name: 'accounts',
  bootstrap: async (strapi) => {
    await ensureAccountIndexes(strapi);
    watchUsers(strapi);
  },
};
