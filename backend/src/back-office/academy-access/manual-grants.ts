import { BASE_CURRENCY } from '../../../contract/money';
import { findAccountByEmail } from '../../accounts/account-store';
import type { GrantTarget } from '../../domain/order-grants';
import { ShopError } from '../../domain/shop-error';
import { addEvent } from '../../orders/records/order-events';
import { describeTarget } from '../../academy/access/describe-grants';
import type { GrantRow } from '../../academy/access/grant-rows';
import { syncGrants } from '../../academy/access/sync-grants';
import { type Db, createStamps } from '../../platform/database/row-helpers';
import type { AuditActor } from '../../platform/admin/audit-actor';
import { requireOrderByDocumentId } from '../../orders/records/find-order';

export interface ManualGrant extends GrantTarget {
  /** Document id of the order whose customer gets access; null if `email` is given. */
  order: string | null;
  email: string | null;
  reason: string;
}

async function lockOrder(trx: Db, orderId: number, now: Date): Promise<void> {
  await trx('orders').where({ id: orderId }).update({ updated_at: now });
}

async function addGrantEvent(trx: Db, row: GrantRow, kind: string, actor: AuditActor, now: Date): Promise<void> {
  if (row.order_id === null) return;
  const what = await describeTarget(trx, row);
  await addEvent(trx, row.order_id, kind, { what, reason: row.reason ?? '' }, now, actor);
}

async function requireTarget(trx: Db, { scope, target }: GrantTarget): Promise<void> {
  if (scope === 'all') return;
  const found: unknown = await trx(`${scope}s`).where({ document_id: target }).whereNotNull('published_at').first('id');
  if (!found) throw new ShopError('NotFound', `The ${scope} does not exist`);
}

/** Recipient columns: the order, or the email address. Only a confirmed account is linked immediately. */
async function readRecipient(trx: Db, { order, email }: ManualGrant, now: Date) {
  if (order !== null) {
    const row = await requireOrderByDocumentId(trx, order);
    await lockOrder(trx, row.id, now);
    return { order_id: row.id };
  }
  const account = email === null ? undefined : await findAccountByEmail(trx, email);
  return { email, user_id: account?.confirmed ? account.id : null };
}

/** Grants access without payment. Idempotent; throws `NotFound` for an unknown target or order. */
export async function giveAccess(trx: Db, gift: ManualGrant, actor: AuditActor, now: Date): Promise<GrantRow> {
  await requireTarget(trx, gift);
  const { scope, target, reason } = gift;
  const holder = await readRecipient(trx, gift, now);
  const same = { ...holder, scope, target, source: 'admin', state: 'active' };
  const known: GrantRow | undefined = await trx('grants').where(same).first();
  if (known) return known;
  const rows: GrantRow[] = await trx('grants')
    .insert({
      ...createStamps(now),
      ...same,
      paid_cents: 0,
      currency: BASE_CURRENCY,
      starts_at: now,
      reason,
    })
    .returning('*');
  const [row] = rows;
  if (!row) throw new Error('The grant was not written');
  await addGrantEvent(trx, row, 'access-given', actor, now);
  return row;
}

async function findGrant(trx: Db, documentId: string, now: Date): Promise<GrantRow> {
  const found: GrantRow | undefined = await trx('grants').where({ document_id: documentId }).first();
  if (!found) throw new ShopError('NotFound', 'The grant does not exist');
  if (found.order_id === null) return found;
  await lockOrder(trx, found.order_id, now);
  return trx('grants').where({ document_id: documentId }).first();
}

/**
 * Revokes a grant manually. Overrides the payment state of the order until an operator restores it; does not refund.
 * Idempotent.
 */
export async function revokeGrant(
  trx: Db,
  documentId: string,
  by: { reason: string; actor: AuditActor },
  now: Date,
): Promise<void> {
  const row = await findGrant(trx, documentId, now);
  if (row.revoked_by === by.actor) return;
  const { reason, actor } = by;
  const columns = { state: 'revoked' as const, revoked_at: now, revoked_by: actor, reason };
  await trx('grants')
    .where({ id: row.id })
    .update({ ...columns, updated_at: now });
  await addGrantEvent(trx, { ...row, ...columns }, 'access-ended', actor, now);
}

/** Undoes a manual revocation: a manual grant is active again, a purchased one follows the state of its order. */
export async function restoreGrant(trx: Db, documentId: string, actor: AuditActor, now: Date): Promise<void> {
  const row = await findGrant(trx, documentId, now);
  if (!row.revoked_by?.startsWith('admin:')) return;
  const columns = { state: 'active' as const, revoked_at: null, revoked_by: null, reason: null };
  await trx('grants')
    .where({ id: row.id })
    .update({ ...columns, updated_at: now });
  await addGrantEvent(trx, { ...row, ...columns }, 'access-restored', actor, now);
  if (row.order_id !== null) await syncGrants(trx, row.order_id, now);
}
