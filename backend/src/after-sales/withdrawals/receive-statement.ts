import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import { hashBody } from '../../domain/body-hash';
import { createReceiptNr } from '../../domain/withdrawal-deadline';
import type { Caller } from '../../orders/records/order-access';
import { addEvent } from '../../orders/records/order-events';
import { readShopSettings } from '../../platform/settings/shop-settings';
import { transact } from '../../platform/database/transact';
import { enqueueMails } from '../../platform/outbox/enqueue-mails';
import { mayMailUnmatched } from './statement-rate-limits';
import {
  type Match,
  matchColumns,
  matchWithdrawalOrder,
  resolveLines,
} from '../../orders/records/match-withdrawal-order';
import { formatTimestamp } from './withdrawal-mails';
import type { StatedLine, WithdrawalRow } from '../../orders/records/withdrawal-rows';
import { type Db, createStamps } from '../../platform/database/row-helpers';
import type { Statement } from '../../orders/records/parse-withdrawal-statement';
import { wakeJob } from '../../platform/jobs/start-job';
import { type Locale } from '../../../contract/locales';
import type { MailKind } from '../../platform/outbox/mail-kinds';

/** Proof of submission for the customer. */
export interface Receipt {
  receiptNr: string;
  /** ISO 8601. */
  statedAt: string;
  /** Localized time, as in the mail. */
  moment: string;
}

type Stated = Pick<WithdrawalRow, 'receipt_nr' | 'stated_at' | 'language'>;

async function toReceipt(db: Db, { receipt_nr, stated_at, language }: Stated): Promise<Receipt> {
  const { timeZone } = await readShopSettings(db);
  const at = new Date(stated_at);
  return { receiptNr: receipt_nr, statedAt: at.toISOString(), moment: formatTimestamp(at, timeZone, language) };
}

/** Same token and content: the same statement. Different content is a new statement and never rejected. */
const hashToken = ({ token, suspect: _, ...content }: Statement): string =>
  createHash('sha256')
    .update(`${token}\n${hashBody(content)}`)
    .digest('hex');

/** Content of the statement as text, for lists and mails to the operators. */
function contentText(lines: StatedLine[], text: string): string {
  const parts = [...lines.map(({ quantity, title }) => `${quantity} x ${title}`), text].filter(Boolean);
  return parts.join('\n') || 'Hele bestelling';
}

/** Unshipped paid orders must not be packed before the decision. */
const mustNotShip = ({ order }: Match): boolean =>
  order.fulfilment === 'new' && (order.payment_status === 'paid' || order.payment_status === 'partially_refunded');

interface NewStatement {
  id: number;
  receiptNr: string;
  match: Match | null;
}

async function notifyAbout(trx: Db, { id, receiptNr, match }: NewStatement, now: Date): Promise<void> {
  if (match) {
    await addEvent(trx, match.order.id, 'withdrawal', { receiptNr, matchedBy: match.by }, now, 'customer');
    if (mustNotShip(match))
      await raiseAlert(trx, { kind: 'withdrawal', orderId: match.order.id, data: { receiptNr } }, now);
  }
  const kinds: MailKind[] = [
    'withdrawal.received',
    ...(match || (await mayMailUnmatched()) ? (['withdrawal.operator'] as const) : []),
  ];
  const topic = `withdrawal:${id}`;
  await enqueueMails(
    trx,
    kinds.map((kind) => ({ topic, kind })),
    now,
  );
}

/**
 * Accepts a withdrawal statement immediately: it takes effect when sent (Directive 2011/83/EU art. 11(2) and 11a(5)), so it
 * needs no confirmation by mail and no matching order. It is stored with the matching order, if any, and acknowledged by
 * mail with content, date and time (art. 11a(4)). Statements that look automated are stored but not mailed unless they
 * match an order, which a bot can not know.
 */
export async function receiveStatement(
  strapi: Core.Strapi,
  statement: Statement,
  caller: Caller,
  language: Locale,
): Promise<{ receipt: Receipt; isNew: boolean }> {
  const tokenHash = hashToken(statement);
  const result = await transact(strapi.db.connection, async (trx) => {
    const now = new Date();
    const match = await matchWithdrawalOrder(trx, statement, caller);
    const lines = match
      ? resolveLines(statement.lines, match.lines)
      : statement.lines.map((line) => ({ ...line, lineId: null }));
    const suspect = statement.suspect && !match;
    const rows: { id: number; receipt_nr: string }[] = await trx('withdrawals')
      .insert({
        ...createStamps(now),
        receipt_nr: createReceiptNr(),
        state: 'received',
        matched_by: 'none',
        ...(match ? await matchColumns(trx, match, lines, now) : {}),
        stated_at: now,
        name: statement.name,
        email: statement.email,
        order_nr: statement.orderNr,
        lines: JSON.stringify(lines),
        text: statement.text,
        content: contentText(lines, statement.text),
        language,
        suspect,
        token_hash: tokenHash,
      })
      .onConflict('token_hash')
      .ignore()
      .returning(['id', 'receipt_nr']);
    const [row] = rows;
    if (!row) {
      const earlier: WithdrawalRow = await trx('withdrawals').where({ token_hash: tokenHash }).first();
      return { receipt: await toReceipt(trx, earlier), isNew: false };
    }
    if (!suspect) await notifyAbout(trx, { id: row.id, receiptNr: row.receipt_nr, match }, now);
    return { receipt: await toReceipt(trx, { receipt_nr: row.receipt_nr, stated_at: now, language }), isNew: true };
  });
  wakeJob('outbox');
  return result;
}
