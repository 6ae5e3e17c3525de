import type { Knex } from 'knex';
import { type Invitation, type InvitationState, MAX_SHARED_ACCOUNTS } from '../../../contract/adults';
import { ShopError } from '../../domain/shop-error';
import { type Db, toDate } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import { wakeJob } from '../../platform/jobs/start-job';
import { enqueueMails } from '../../platform/outbox/enqueue-mails';
import { lockParent } from '../children/save-child';
import { type AdultRow, adultTopic, findInvitation } from './adult-rows';

const refuse = (reason: InvitationState): ShopError =>
  new ShopError('InvalidCode', 'This invitation can not be accepted', { reason });

/** Accounts whose children an adult shares. */
const ownersOf = (db: Db, userId: number): Promise<number[]> =>
  db('child_adults').where({ adult_id: userId }).pluck('owner_id');

async function stateFor(db: Db, row: AdultRow | undefined, userId: number | null, now: Date): Promise<InvitationState> {
  if (!row) return 'unknown';
  if (row.adult_id !== null) return row.adult_id === userId ? 'accepted' : 'used';
  if ((toDate(row.expires_at) ?? now) <= now) return 'expired';
  if (userId === null) return 'open';
  if (row.owner_id === userId) return 'own';
  const owners = await ownersOf(db, userId);
  if (owners.includes(row.owner_id)) return 'accepted';
  return owners.length >= MAX_SHARED_ACCOUNTS ? 'full' : 'open';
}

/** States of a link that names its inviter; of others, nothing is told. */
const VALID: readonly InvitationState[] = ['open', 'accepted', 'own', 'full'];

/** What a code is to who looks at it. Changes nothing: programs that scan mails open links as well. */
export async function readInvitation(
  db: Db,
  code: string,
  userId: number | null,
  now = new Date(),
): Promise<Invitation> {
  const row = await findInvitation(db, code);
  const state = await stateFor(db, row, userId, now);
  const inviterId = row && VALID.includes(state) ? row.owner_id : null;
  const people: { id: number; email: string }[] = await db('up_users')
    .whereIn(
      'id',
      [userId, inviterId].filter((id) => id !== null),
    )
    .select('id', 'email');
  const emailOf = (id: number | null): string | null => people.find((person) => person.id === id)?.email ?? null;
  return { state, inviter: emailOf(inviterId), account: emailOf(userId) };
}

/**
 * Lets an account share the children of the one that invited it; whoever has the link may, as the mail can go to another
 * address than that of the account. A code works once: of concurrent requests one succeeds. Pressed again by the same
 * account it changes nothing. The owner gets a mail that names the account.
 * @throws InvalidCode with the state as its reason
 */
export async function acceptInvitation(db: Knex, userId: number, code: string, now = new Date()): Promise<void> {
  const isNew = await transact(db, async (trx) => {
    await lockParent(trx, userId);
    const row = await findInvitation(trx, code);
    if (!row || row.owner_id === userId) throw refuse(row ? 'own' : 'unknown');
    const owners = await ownersOf(trx, userId);
    if (owners.includes(row.owner_id)) return false;
    if (owners.length >= MAX_SHARED_ACCOUNTS) throw refuse('full');
    const taken = await trx('child_adults')
      .where({ id: row.id, hash: row.hash })
      .whereNull('adult_id')
      .andWhere('expires_at', '>', now)
      .update({ adult_id: userId, accepted_at: now, updated_at: now, email: null });
    // Read again: on PostgreSQL, whoever waited for another acceptance still holds the row from before it.
    if (taken !== 1) throw refuse(await stateFor(trx, await findInvitation(trx, code), userId, now));
    await enqueueMails(trx, [{ topic: adultTopic(row.document_id), kind: 'adult.accepted' }], now);
    return true;
  });
  if (isNew) wakeJob('outbox');
}
