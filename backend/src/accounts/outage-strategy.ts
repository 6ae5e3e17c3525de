import type { Core } from '@strapi/strapi';

/**
 * Strapi's own strategy takes an error of the database for a caller without credentials, and would answer 401 to everybody: storefronts
 * would believe it and forget what they show during an outage. This strategy is asked last, when no other has accepted a caller, and lets
 * nobody in: it fails if the database does.
 */
export const outageStrategy = (strapi: Core.Strapi) => ({
  name: 'outage',
  async authenticate(): Promise<{ authenticated: false }> {
    await strapi.db.connection.raw('select 1');
    return { authenticated: false };
  },
});
