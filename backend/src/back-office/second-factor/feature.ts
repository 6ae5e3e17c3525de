import { createUniqueIndex } from '../../platform/database/unique-indexes';
import type { Feature } from '../../platform/feature/feature';
import { removeWithAdmin } from './factor-store';
import { guardAdminSessions } from './guard';
import { secondFactorRoutes } from './routes';

export const feature: Feature = {
  name: 'back-office/second-factor',
  register: (strapi) => {
    guardAdminSessions(strapi);
    removeWithAdmin(strapi);
  },
  adminRoutes: secondFactorRoutes,
  bootstrap: (strapi) => createUniqueIndex(strapi, 'shop_second_factors_admin', 'second_factors (admin_id)'),
};
