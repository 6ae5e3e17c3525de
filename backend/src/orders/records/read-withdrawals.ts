import type { LineRow, OrderRow } from './order-rows';
import { withdrawalRightOf } from './match-withdrawal-order';
import { withoutAwaitedPieces } from './read-returns';
import { type WithdrawalRow, parseStatedLines } from './withdrawal-rows';
import { type Db, toIso } from '../../platform/database/row-helpers';
import { isAcademyType } from '../../../contract/products';
import { OPEN_WITHDRAWAL_STATES, WITHDRAWAL_STATES } from '../../../contract/order-states';
import { type OrderWithdrawal } from '../../../contract/order';

export async function readOrderWithdrawal(
  db: Db,
  order: OrderRow,
  lines: LineRow[],
  now = new Date(),
): Promise<OrderWithdrawal> {
  // What is on its way back, or came back, can not be withdrawn from again.
  const kept = (await withoutAwaitedPieces(db, order.id, lines)).filter(
    (line) => isAcademyType(line.product_type) || line.quantity > line.refunded_quantity,
  );
  const { until, open } = await withdrawalRightOf(db, order, kept, now);
  const rows: WithdrawalRow[] = await db('withdrawals').where({ order_id: order.id }).orderBy('id');
  return {
    until: until?.toISOString() ?? null,
    open,
    statements: rows.map(({ receipt_nr, stated_at, state }) => ({
      receiptNr: receipt_nr,
      at: toIso(stated_at),
      state,
    })),
  };
}

/** Whether a withdrawal must be decided before this order may ship. */
export async function hasOpenWithdrawal(db: Db, orderId: number): Promise<boolean> {
  const row: unknown = await db('withdrawals')
    .where({ order_id: orderId })
    .whereIn('state', OPEN_WITHDRAWAL_STATES)
    .first('id');
  return row !== undefined;
}

const PAGE = 100;

const toWire = (row: WithdrawalRow & { linked_nr: string | null; order_document: string | null }) => ({
  id: row.document_id,
  receiptNr: row.receipt_nr,
  state: row.state,
  statedAt: toIso(row.stated_at),
  deadline: toIso(row.deadline),
  name: row.name,
  email: row.email,
  /** As typed; `order` is the matched one. */
  orderNr: row.order_nr,
  order: row.linked_nr === null ? null : { id: row.order_document, orderNr: row.linked_nr },
  matchedBy: row.matched_by,
  lines: parseStatedLines(row),
  text: row.text,
  language: row.language,
  suspect: Boolean(row.suspect),
  note: row.note,
  decidedBy: row.decided_by,
  decidedAt: toIso(row.decided_at),
});
export type WireWithdrawal = ReturnType<typeof toWire>;

/** Latest withdrawal statements for operators, newest first, optionally by order or state. */
export async function listWithdrawals(
  db: Db,
  { state, order }: { state?: unknown; order?: unknown },
): Promise<WireWithdrawal[]> {
  const query = db('withdrawals as w')
    .leftJoin('orders as o', 'o.id', 'w.order_id')
    .select('w.*', 'o.order_nr as linked_nr', 'o.document_id as order_document')
    .orderBy('w.id', 'desc')
    .limit(PAGE);
  const known = WITHDRAWAL_STATES.find((name) => name === state);
  if (known) query.where('w.state', known);
  if (typeof order === 'string' && order !== '') query.where('o.document_id', order);
  const rows: Parameters<typeof toWire>[0][] = await query;
  return rows.map(toWire);
}
