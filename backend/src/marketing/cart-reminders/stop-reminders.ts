import { dataOf } from '../../domain/parse-fields';
import { ShopError } from '../../domain/shop-error';
import { type Db, createStamps } from '../../platform/database/row-helpers';
import { DEFAULT_LOCALE } from '../../../contract/locales';
import { readStopToken } from './reminder-rows';

/**
 * Ends these mails for the address behind a link, also when somebody types it again, and forgets the address. Idempotent, and
 * works after the request was deleted.
 */
export async function stopReminders(db: Db, body: unknown, now: Date): Promise<void> {
  const data = dataOf(body);
  const token = typeof data === 'object' && data !== null && 'stop' in data ? data.stop : undefined;
  const emailKey = readStopToken(token);
  if (!emailKey) throw new ShopError('InvalidCode', 'This link does not work');
  const row = { state: 'stopped', email: null, cart: null, consent: null, updated_at: now };
  await db('cart_reminders')
    .insert({ ...createStamps(now), ...row, email_key: emailKey, language: DEFAULT_LOCALE, sent: 0 })
    .onConflict('email_key')
    .merge(row);
}
