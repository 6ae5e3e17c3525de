import type { Core } from '@strapi/strapi';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import type { Feature } from '../../platform/feature/feature';
import { endSharingWithUser } from './end-sharing-with-user';

const UNIQUE: Record<string, string> = {
  shop_child_adults_hash: 'child_adults (hash)',
  /** An adult shares the children of an account once. Invitations have none yet. */
  shop_child_adults_pair: 'child_adults (owner_id, adult_id)',
};

const INDEXES: Record<string, string> = {
  shop_child_adults_adult: 'child_adults (adult_id)',
  shop_child_marks_author: 'child_marks (marked_by)',
  shop_child_swims_author: 'child_swims (logged_by)',
};

async function bootstrapAdults(strapi: Core.Strapi): Promise<void> {
  for (const [name, target] of Object.entries(UNIQUE)) await createUniqueIndex(strapi, name, target);
  for (const [name, target] of Object.entries(INDEXES))
    await strapi.db.connection.raw(`create index if not exists ${name} on ${target}`);
  endSharingWithUser(strapi);
}

export const feature: Feature = { name: 'academy/adults', bootstrap: bootstrapAdults };
