import type { Knex } from 'knex';
import type { Locale } from '../../../contract/locales';
import { MAX_ADULTS } from '../../../contract/adults';
import { ShopError, invalidFields } from '../../domain/shop-error';
import { createStamps } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import { wakeJob } from '../../platform/jobs/start-job';
import { enqueueMails } from '../../platform/outbox/enqueue-mails';
import { requireRoom } from '../children/child-rows';
import { lockParent } from '../children/save-child';
import { adultTopic, newCode } from './adult-rows';
import { limitMails } from './rate-limits';

const invalidEmail = (name: 'own' | 'known') => invalidFields([{ path: ['email'], name }]);

const noInvitation = (): ShopError => new ShopError('NotFound', 'There is no such invitation');

/** Whether the owner knows this address already, as invited or as that of an adult. Says nothing about other accounts. */
async function isKnown(trx: Knex.Transaction, ownerId: number, email: string): Promise<boolean> {
  const row: unknown = await trx('child_adults as a')
    .leftJoin('up_users as u', 'u.id', 'a.adult_id')
    .where('a.owner_id', ownerId)
    .whereRaw('(a.email = ? or lower(u.email) = ?)', [email, email])
    .first('a.id');
  return row !== undefined;
}

const mailInvitation = (trx: Knex.Transaction, documentId: string, now: Date): Promise<void> =>
  enqueueMails(trx, [{ topic: adultTopic(documentId), kind: 'adult.invitation' }], now);

/**
 * Invites an email address to the children of an account. Whether the address has an account is not looked up, so neither
 * answer nor mail can tell.
 * @throws ValidationError for the own or a known address, TooManyEntries, TooManyRequests
 */
export async function inviteAdult(
  db: Knex,
  ownerId: number,
  { email, language }: { email: string; language: Locale },
  now = new Date(),
): Promise<void> {
  await transact(db, async (trx) => {
    await lockParent(trx, ownerId);
    const owner: { email: string } = await trx('up_users').where({ id: ownerId }).first('email');
    if (owner.email.toLowerCase() === email) throw invalidEmail('own');
    if (await isKnown(trx, ownerId, email)) throw invalidEmail('known');
    await requireRoom(trx('child_adults').where({ owner_id: ownerId }), MAX_ADULTS);
    await limitMails(ownerId, email);
    const code = newCode(now);
    await trx('child_adults').insert({ ...createStamps(now), ...code, owner_id: ownerId, email, language });
    await mailInvitation(trx, code.document_id, now);
  });
  wakeJob('outbox');
}

/**
 * Mails a new link, which works for another fourteen days; the former one ends. When no more may be mailed, the former one stays.
 * @throws NotFound, TooManyRequests
 */
export async function resendInvitation(db: Knex, ownerId: number, id: string, now = new Date()): Promise<void> {
  const open = (trx: Knex) => trx('child_adults').where({ document_id: id, owner_id: ownerId }).whereNull('adult_id');
  const row: { email: string } | undefined = await open(db).first('email');
  if (!row) throw noInvitation();
  await limitMails(ownerId, row.email);
  await transact(db, async (trx) => {
    const code = newCode(now);
    // Accepted, taken back or sent again meanwhile.
    if ((await open(trx).update(code)) !== 1) throw noInvitation();
    await mailInvitation(trx, code.document_id, now);
  });
  wakeJob('outbox');
}
