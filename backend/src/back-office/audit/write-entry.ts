import type { Core } from '@strapi/strapi';
import { actorOfAdminUser } from '../../platform/admin/audit-actor';
import type { Deed } from './describe-request';
import { createStamps } from '../../platform/database/row-helpers';

interface KeptDeed extends Deed {
  /** Status of the answer. */
  outcome: number;
  ip: string;
  /** The signed-in admin user, as Strapi has it; none before signing in. */
  user: unknown;
}

/** Adds a row to the audit log, which is never changed. */
export async function keepDeed(strapi: Core.Strapi, { user, ...deed }: KeptDeed): Promise<void> {
  const now = new Date();
  await strapi.db.connection('audit_entries').insert({
    ...createStamps(now),
    ...deed,
    at: now,
    actor: actorOfAdminUser(user),
  });
}
