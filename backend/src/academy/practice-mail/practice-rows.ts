import type { PracticeMail } from '../../../contract/practice-mail';
import type { Knex } from 'knex';
import type { Locale } from '../../../contract/locales';
import { ShopError } from '../../domain/shop-error';
import { DAY_MS } from '../../domain/time';
import { type Db, type StoredDate, createStamps, toIso } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import { MESSAGES } from '../../platform/mail/messages';
import { lockedAccount } from '../access/buyer';

export const WEEK_MS = 7 * DAY_MS;

/** One per account that wants the mail; there is none for all others. */
export interface PracticeRow {
  id: number;
  document_id: string;
  user_id: number;
  language: string;
  /** What was agreed to, in those words (GDPR art. 7(1)). */
  consent: string;
  agreed_at: StoredDate;
  /** When the next mail may be sent. */
  next_at: StoredDate;
  /** Mails so far, which makes each of them one of its kind in the outbox. */
  sent: number;
}

const rowsOf = (db: Db, userId: number): Knex.QueryBuilder => db('practice_mails').where({ user_id: userId });

export async function readPracticeMail(db: Db, userId: number, locale: Locale): Promise<PracticeMail> {
  const row: { id: number } | undefined = await rowsOf(db, userId).first('id');
  return { on: row !== undefined, consent: MESSAGES[locale].practiceMail.consent };
}

/**
 * Turns the mail on or off for the account. Both are idempotent: turned on again, it keeps the first consent and day. The first mail
 * comes after a week, so that turning it off and on sends no more than one a week.
 * @throws Unauthorized for an account that is gone
 */
export function setPracticeMail(db: Knex, userId: number, on: boolean, language: Locale, now: Date): Promise<void> {
  return transact(db, async (trx) => {
    const account: unknown = await lockedAccount(trx, { id: userId }).first('id');
    if (!account) throw new ShopError('Unauthorized', 'Sign in first');
    if (!on) return void (await deletePracticeMail(trx, userId));
    await trx('practice_mails')
      .insert({
        ...createStamps(now),
        user_id: userId,
        language,
        consent: MESSAGES[language].practiceMail.consent,
        agreed_at: now,
        next_at: new Date(now.getTime() + WEEK_MS),
        sent: 0,
      })
      .onConflict('user_id')
      .ignore();
  });
}

/** When it is turned off, and with the account. */
export async function deletePracticeMail(db: Db, userId: number): Promise<void> {
  await rowsOf(db, userId).delete();
}

/** For the customer's data export (GDPR art. 15 and 20). */
export async function exportPracticeMail(db: Db, userId: number) {
  const row: PracticeRow | undefined = await rowsOf(db, userId).first();
  return row ? { consent: row.consent, language: row.language, at: toIso(row.agreed_at) } : null;
}
