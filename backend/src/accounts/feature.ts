import type { Feature } from '../platform/feature/feature';
import { ensureAccountIndexes } from './indexes';
import { endSessionsOnAdminChange } from './end-sessions-on-admin-change';

export const feature: Feature = {
  name: 'accounts',
  bootstrap: async (strapi) => {
    await ensureAccountIndexes(strapi);
    endSessionsOnAdminChange(strapi);
  },
};
