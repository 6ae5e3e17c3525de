import { type DiaryLine, type Manner, describeActor, describeEvent, words } from './describe-event';
import { type Db, toIso } from '../../platform/database/row-helpers';

interface EventRow {
  kind: string;
  at: string | number | Date | null;
  actor: string | null;
  data: unknown;
}

interface MailRow {
  id: number;
  document_id: string;
  kind: string;
  state: 'pending' | 'sent' | 'dead';
  attempts: number;
  next_attempt_at: string | number | Date | null;
  sent_at: string | number | Date | null;
  last_error: string | null;
}

const readData = (data: unknown): Record<string, unknown> =>
  ((typeof data === 'string' ? JSON.parse(data) : data) ?? {}) as Record<string, unknown>;

const MAILS: Record<string, string> = {
  'order-received': 'Confirmation of the order',
  'order-paid': 'Confirmation of the payment',
  'bank-transfer': 'How to pay by bank transfer',
  'order-shipped': 'The parcel is on its way',
  'order-refunded': 'Confirmation of the refund',
  'order-money-back': 'Money goes back by itself',
  'withdrawal.received': 'Receipt of the withdrawal',
  'withdrawal.rejected': 'Why the withdrawal is rejected',
  'withdrawal.operator': 'To the shop: withdrawal',
  'operator-alert': 'To the shop: a problem',
  'operator-paid': 'To the shop: paid',
};

/** Some kinds end in numbers that tell one mail of theirs from the next. */
function mailName(kind: string): string {
  const family = kind.replace(/(?:\.\d+)+$/, '');
  return MAILS[family] ?? words(family);
}

/** Mails about an order and what was said of it, with where they are in the outbox. */
export async function readMails(db: Db, orderId: number) {
  const statements = db('withdrawals').where({ order_id: orderId }).select(db.raw("'withdrawal:' || id"));
  const rows: MailRow[] = await db('outbox_messages')
    .where({ order_id: orderId })
    .orWhereIn('topic', statements)
    .orderBy('id');
  return rows.map((row) => ({
    id: row.document_id,
    name: mailName(row.kind),
    state: row.state,
    attempts: row.attempts,
    nextAttemptAt: toIso(row.next_attempt_at),
    sentAt: toIso(row.sent_at),
    lastError: row.last_error,
  }));
}
export type DeskMail = Awaited<ReturnType<typeof readMails>>[number];

/** Everything that happened to an order and by whom, oldest first: its events, and the mails that went out. */
export async function readDiary(db: Db, orderId: number, mails: DeskMail[], manner: Manner): Promise<DiaryLine[]> {
  const rows: EventRow[] = await db('order_events').where({ order_id: orderId }).orderBy('id');
  const events = rows.map(
    (row): DiaryLine => ({
      at: toIso(row.at) ?? '',
      by: describeActor(row.actor),
      kind: row.kind === 'note' ? 'note' : 'event',
      text: describeEvent({ kind: row.kind, data: readData(row.data) }, manner),
    }),
  );
  const sent = mails.flatMap(({ sentAt, name }): DiaryLine[] =>
    sentAt ? [{ at: sentAt, by: 'Shop', kind: 'mail', text: `Mail sent: ${name}` }] : [],
  );
  // Of the same moment, what was written first stays first.
  return [...events, ...sent].sort((a, b) => a.at.localeCompare(b.at));
}
