import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import { hashBody } from '../../domain/body-hash';
import { createReceiptNr } from '../../domain/withdrawal-deadline';
import type { Caller } from '../../orders/records/order-access';
import { addEvent } from '../../orders/records/order-events';
import { readShopSettings } from '../../platform/settings/shop-settings';
import { transact } from '../../platform/database/transact';
import { type NewMail, enqueueMails } from '../../platform/outbox/enqueue-mails';
import { mayAcknowledge, mayMailUnmatched } from './statement-rate-limits';
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
  const parts = [...lines.map(({ quantity, title }) => `${quantity} × ${title}`), text].filter(Boolean);
  return parts.join('\n') || 'Hele bestelling';
}

/** Unshipped paid orders must not be packed before the decision. */
const mustNotShip = ({ order }: Match): boolean =>
  order.fulfilment === 'new' && (order.payment_status === 'paid' || order.payment_status === 'partially_refunded');

interface NewStatement {
  id: number;
  receiptNr: string;
  email: string;
  match: Match | null;
  ip: string;
}

/** Above a limit a statement is only listed in the admin, and one mail per hour says so. */
async function planMails({ id, email, match, ip }: NewStatement, now: Date): Promise<NewMail[]> {
  const topic = `withdrawal:${id}`;
  const received: NewMail = { topic, kind: 'withdrawal.received' };
  const flood: NewMail = { topic: `withdrawals:${now.toISOString().slice(0, 13)}`, kind: 'withdrawal.flood' };
  const isTold = match !== null || (await mayMailUnmatched(ip));
  return [
    ...((await mayAcknowledge(match, email)) ? [received] : []),
    isTold ? { topic, kind: 'withdrawal.operator' } : flood,
  ];
}

async function notifyAbout(trx: Db, statement: NewStatement, now: Date): Promise<void> {
  const { match, receiptNr } = statement;
  if (match) {
    await addEvent(trx, match.order.id, 'withdrawal', { receiptNr, matchedBy: match.by }, now, 'customer');
    if (mustNotShip(match))
      await raiseAlert(trx, { kind: 'withdrawal', orderId: match.order.id, data: { receiptNr } }, now);
  }
  await enqueueMails(trx, await planMails(statement, now), now);
}

/** Who makes a statement, and where. */
interface Sender {
  caller: Caller;
  ip: string;
  language: Locale;
}

/**
 * Accepts a withdrawal statement immediately: it takes effect when sent (Directive 2011/83/EU art. 11(2) and 11a(5)), so it
 * needs no confirmation by mail and no matching order. It is stored with the matching order, if any, and acknowledged by
 * mail with content, date and time (art. 11a(4)), unless its mailbox is being flooded. Statements that look automated are
 * stored but not mailed unless they match an order, which a bot can not know.
 */
export async function receiveStatement(
  strapi: Core.Strapi,
  statement: Statement,
  { caller, ip, language }: Sender,
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
    const { email } = statement;
    if (!suspect) await notifyAbout(trx, { id: row.id, receiptNr: row.receipt_nr, email, match, ip }, now);
    return { receipt: await toReceipt(trx, { receipt_nr: row.receipt_nr, stated_at: now, language }), isNew: true };
  });
  wakeJob('outbox');
  return result;
}
