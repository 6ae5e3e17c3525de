import type { Core } from '@strapi/strapi';
import { actorOfAdminUser } from '../../platform/admin/audit-actor';
import type { AuditEntry } from './describe-audit-entry';
import { createStamps } from '../../platform/database/row-helpers';

interface AuditEntryInput extends AuditEntry {
  /** HTTP status of the response. */
  outcome: number;
  ip: string;
  /** The signed-in admin user of Strapi; undefined before sign-in. */
  user: unknown;
}

/** Appends a row to the audit log. */
export async function writeAuditEntry(strapi: Core.Strapi, { user, ...deed }: AuditEntryInput): Promise<void> {
  const now = new Date();
  await strapi.db.connection('audit_entries').insert({
    ...createStamps(now),
    ...deed,
    at: now,
    actor: actorOfAdminUser(user),
  });
}
