import type { Translator } from '../../platform/admin-texts/translator';
import { type TimelineEntry, type FormatOptions, describeActor, describeEvent, isPerson } from './event-texts';
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

/** Names a kind without the numeric suffixes that distinguish mails of the same kind. */
const mailName = (kind: string, t: Translator): string =>
  t.code('mailNames', kind.replace(/(?:\.\d+)+$/, '').replaceAll('.', '-'));

/** Mails about an order and its withdrawals, with their outbox state. */
export async function readMails(db: Db, orderId: number, t: Translator) {
  const statements = db('withdrawals').where({ order_id: orderId }).select(db.raw("'withdrawal:' || id"));
  const rows: MailRow[] = await db('outbox_messages')
    .where({ order_id: orderId })
    .orWhereIn('topic', statements)
    .orderBy('id');
  return rows.map((row) => ({
    id: row.document_id,
    name: mailName(row.kind, t),
    state: row.state,
    attempts: row.attempts,
    nextAttemptAt: toIso(row.next_attempt_at),
    sentAt: toIso(row.sent_at),
    lastError: row.last_error,
  }));
}
export type DeskMail = Awaited<ReturnType<typeof readMails>>[number];

/** Events and sent mails of an order, oldest first. */
export async function readTimeline(
  db: Db,
  orderId: number,
  mails: DeskMail[],
  manner: FormatOptions,
): Promise<TimelineEntry[]> {
  const rows: EventRow[] = await db('order_events').where({ order_id: orderId }).orderBy('id');
  const events = rows.map(
    (row): TimelineEntry => ({
      at: toIso(row.at) ?? '',
      by: describeActor(row.actor, manner.t),
      isShop: !isPerson(row.actor),
      kind: row.kind === 'note' ? 'note' : 'event',
      text: describeEvent({ kind: row.kind, data: readData(row.data) }, manner),
    }),
  );
  const sent = mails.flatMap(({ sentAt, name }): TimelineEntry[] =>
    sentAt
      ? [
          {
            at: sentAt,
            by: describeActor(null, manner.t),
            isShop: true,
            kind: 'mail',
            text: manner.t('events.mailSent', { name }),
          },
        ]
      : [],
  );
  // The sort is stable, so entries with the same time keep their order.
  return [...events, ...sent].sort((a, b) => a.at.localeCompare(b.at));
}
