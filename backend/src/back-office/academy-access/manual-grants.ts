import { findAccountByEmail } from '../../accounts/account-store';
import type { GrantTarget } from '../../domain/order-grants';
import { ShopError } from '../../domain/shop-error';
import { addEvent } from '../../orders/records/order-events';
import type { OrderRow } from '../../orders/records/order-rows';
import { describeTarget } from '../../academy/access/describe-grants';
import type { GrantRow } from '../../academy/access/grant-rows';
import { syncGrants } from '../../academy/access/sync-grants';
import { type Db, createStamps } from '../../platform/database/row-helpers';
import type { AuditActor } from '../../platform/admin/audit-actor';

export interface Gift extends GrantTarget {
  /** Whose order it goes with, by document id; or else for whom. */
  order: string | null;
  email: string | null;
  reason: string;
}

async function lockOrder(trx: Db, orderId: number, now: Date): Promise<void> {
  await trx('orders').where({ id: orderId }).update({ updated_at: now });
}

async function note(trx: Db, row: GrantRow, kind: string, actor: AuditActor, now: Date): Promise<void> {
  if (row.order_id === null) return;
  const what = await describeTarget(trx, row);
  await addEvent(trx, row.order_id, kind, { what, reason: row.reason ?? '' }, now, actor);
}

async function requireTarget(trx: Db, { scope, target }: GrantTarget): Promise<void> {
  if (scope === 'all') return;
  const found: unknown = await trx(`${scope}s`).where({ document_id: target }).whereNotNull('published_at').first('id');
  if (!found) throw new ShopError('NotFound', `There is no such ${scope}`);
}

/** Whom a gift is for: the customer of an order, or who owns a mailbox. Only an account that proved it gets it at once. */
async function readHolder(trx: Db, { order, email }: Gift, now: Date) {
  if (order !== null) {
    const row: OrderRow | undefined = await trx('orders').where({ document_id: order }).first();
    if (!row) throw new ShopError('NotFound', 'There is no such order');
    await lockOrder(trx, row.id, now);
    return { order_id: row.id };
  }
  const account = email === null ? undefined : await findAccountByEmail(trx, email);
  return { email, user_id: account?.confirmed ? account.id : null };
}

/** Opens something that nobody paid for; once, however often it is asked for. Throws `NotFound` for what is not there. */
export async function giveAccess(trx: Db, gift: Gift, actor: AuditActor, now: Date): Promise<GrantRow> {
  await requireTarget(trx, gift);
  const { scope, target, reason } = gift;
  const holder = await readHolder(trx, gift, now);
  const same = { ...holder, scope, target, source: 'admin', state: 'active' };
  const known: GrantRow | undefined = await trx('grants').where(same).first();
  if (known) return known;
  const rows: GrantRow[] = await trx('grants')
    .insert({
      ...createStamps(now),
      ...same,
      paid_cents: 0,
      starts_at: now,
      reason,
    })
    .returning('*');
  const [row] = rows;
  if (!row) throw new Error('The grant was not written');
  await note(trx, row, 'access-given', actor, now);
  return row;
}

async function findGrant(trx: Db, documentId: string, now: Date): Promise<GrantRow> {
  const found: GrantRow | undefined = await trx('grants').where({ document_id: documentId }).first();
  if (!found) throw new ShopError('NotFound', 'There is no such grant');
  if (found.order_id === null) return found;
  await lockOrder(trx, found.order_id, now);
  return trx('grants').where({ document_id: documentId }).first();
}

/**
 * Ends a grant by hand. That wins over everything the order's money says, until a person opens it again; the money is
 * left alone. Again does nothing.
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
  await note(trx, { ...row, ...columns }, 'access-ended', actor, now);
}

/** Takes a hand's ending back: a gift is open again, what was bought is as its order says. */
export async function restoreGrant(trx: Db, documentId: string, actor: AuditActor, now: Date): Promise<void> {
  const row = await findGrant(trx, documentId, now);
  if (!row.revoked_by?.startsWith('admin:')) return;
  const columns = { state: 'active' as const, revoked_at: null, revoked_by: null, reason: null };
  await trx('grants')
    .where({ id: row.id })
    .update({ ...columns, updated_at: now });
  await note(trx, { ...row, ...columns }, 'access-restored', actor, now);
  if (row.order_id !== null) await syncGrants(trx, row.order_id, now);
}
