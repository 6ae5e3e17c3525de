import type { Feature } from '../platform/feature/feature';
import { ensureAccountIndexes } from './indexes';
import { endSessionsOnAdminChange } from './end-sessions-on-admin-change';
import { outageStrategy } from './outage-strategy';

export const feature: Feature = {
  name: 'accounts',
  register: (strapi) => {
    // After those of Strapi and its plugins.
    strapi.get('auth').register('content-api', outageStrategy(strapi));
  },
  bootstrap: async (strapi) => {
    await ensureAccountIndexes(strapi);
    endSessionsOnAdminChange(strapi);
  },
};
