import type { Core } from '@strapi/strapi';
import type { AdminRoute } from '../admin/register-admin-routes';

/**
 * One part of the shop, as `startup/features.ts` lists it. The list's order is the order of effects, phase by phase:
 * `register` of all features, `bootstrap` of all, the seed, `start` of all, then the jobs.
 */
export interface Feature {
  /** Its folder below `backend/src`. */
  name: string;
  /** Strapi's register phase: middlewares of documents and other hooks; there is no database yet. */
  register?: (strapi: Core.Strapi) => void;
  adminRoutes?: (strapi: Core.Strapi) => AdminRoute[];
  /** Indexes, admin views, permissions and rows that must exist before the shop is seeded. Repeatable. */
  bootstrap?: (strapi: Core.Strapi) => Promise<void> | void;
  /**
   * After the seed: relies on what every feature has set up. Not in a worker, because the process that answers requests keeps
   * what it finds here.
   */
  start?: (strapi: Core.Strapi) => Promise<void> | void;
}
