import { HOUR_MS } from '../../domain/time';
import { DEFAULT_REMINDER_HOURS } from '../../../contract/cart-reminders';
import { DEFAULT_LOCALE } from '../../../contract/locales';
import { type Db, type StoredDate, type StoredJson, parseStoredJson, toIso } from '../../platform/database/row-helpers';
import { linkToken, readLinkToken } from '../../platform/secrets/link-token';
import { hashKeyed } from '../../platform/secrets/tokens';

/** `stopped`: nothing is sent to this address any more, whoever asks; such a row has no address. */
type ReminderState = 'waiting' | 'sent' | 'stopped';

export interface ReminderRow {
  id: number;
  document_id: string;
  /** Keyed hash of the address; one row per address. */
  email_key: string;
  email: string | null;
  /** `[{variantId, quantity}]`. */
  cart: StoredJson;
  language: string;
  /** What was agreed to, in those words (GDPR art. 7(1)). */
  consent: string | null;
  state: ReminderState;
  /** Mails so far, which makes each of them one of its kind in the outbox. */
  sent: number;
  requested_at: StoredDate;
  due_at: StoredDate;
  sent_at: StoredDate;
}

export interface ReminderLine {
  variantId: string;
  quantity: number;
}

const PURPOSE = 'cart-reminder';

/** In the form of the ids that link tokens are made for. */
export const emailKeyOf = (email: string): string => `m${hashKeyed(PURPOSE, email.toLowerCase()).slice(0, 23)}`;

/** Of the link in the mail that ends these mails. Works for good: what it names is the address, not the row. */
export const stopTokenOf = (emailKey: string): string => linkToken(PURPOSE, emailKey);
export const readStopToken = (token: unknown): string | null => readLinkToken(PURPOSE, token);

export const reminderTopic = ({ document_id: id, sent }: Pick<ReminderRow, 'document_id' | 'sent'>): string =>
  `cart-reminder:${id}:${sent}`;

export const linesOf = (row: Pick<ReminderRow, 'cart'>): ReminderLine[] =>
  parseStoredJson<ReminderLine[]>(row.cart) ?? [];

/** Milliseconds until a mail is sent; null when the site settings switch it off. */
export async function readReminderDelay(db: Db): Promise<number | null> {
  const row: { cart_reminder_hours: number | null } | undefined = await db('site_settings')
    .where({ locale: DEFAULT_LOCALE })
    .first('cart_reminder_hours');
  const hours = row?.cart_reminder_hours ?? DEFAULT_REMINDER_HOURS;
  return hours > 0 ? hours * HOUR_MS : null;
}

/** With the account of the address. That no more mails are wanted is kept, without the address. */
export async function deleteRemindersOf(db: Db, email: string): Promise<void> {
  await db('cart_reminders')
    .where({ email_key: emailKeyOf(email) })
    .whereNot({ state: 'stopped' })
    .delete();
}

/** For the customer's data export (GDPR art. 15). */
export async function readReminder(db: Db, email: string) {
  const row: ReminderRow | undefined = await db('cart_reminders')
    .where({ email_key: emailKeyOf(email) })
    .first();
  if (!row) return null;
  const { state, consent } = row;
  return { state, consent, cart: linesOf(row), requestedAt: toIso(row.requested_at), sentAt: toIso(row.sent_at) };
}
