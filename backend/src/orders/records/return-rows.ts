import { z } from 'zod';
import type { AwaitedReturn } from '../../domain/awaited-return';
import type { AuditActor } from '../../platform/admin/audit-actor';
import type { Db, StoredDate, StoredJson } from '../../platform/database/row-helpers';

/** Goods that a customer sends back. How far it is follows from what came: see `returnState`. */
export interface ReturnRow {
  id: number;
  document_id: string;
  order_id: number;
  /** The statement that was accepted; null for a return that an operator agreed to. */
  withdrawal_id: number | null;
  /** Idempotency key of its acceptance; those of its refunds begin with it. */
  key: string;
  lines: StoredJson;
  arrivals: StoredJson;
  shipping: boolean | number;
  reason: string;
  accepted_at: StoredDate;
  send_back_by: StoredDate;
  refunded_ahead_at: StoredDate;
  ended_at: StoredDate;
}

const linesSchema = z.array(z.object({ lineId: z.number(), quantity: z.number() }));
const arrivalsSchema = z.array(
  z.object({
    at: z.string(),
    by: z.string(),
    lines: z.array(z.object({ lineId: z.number(), asNew: z.number(), worn: z.number(), withheld: z.number() })),
    /** Why money was withheld, in the customer's language. */
    reason: z.string(),
  }),
);

/** A parcel that came. */
export type Arrival = Omit<z.infer<typeof arrivalsSchema>[number], 'by'> & { by: AuditActor };

const parseJson = (value: StoredJson): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

export const parseArrivals = (row: Pick<ReturnRow, 'arrivals'>): Arrival[] =>
  arrivalsSchema.parse(parseJson(row.arrivals)) as Arrival[];

export const parseReturn = (row: ReturnRow): Omit<AwaitedReturn, 'arrivals'> & { arrivals: Arrival[] } => ({
  lines: linesSchema.parse(parseJson(row.lines)),
  arrivals: parseArrivals(row),
  shipping: Boolean(row.shipping),
  isRefundedAhead: row.refunded_ahead_at !== null,
  hasEnded: row.ended_at !== null,
});

/** Refunds of what comes back, unlike one with the acceptance, which has the return's key itself. */
export const insteadRefundKey = ({ key }: Pick<ReturnRow, 'key'>): string => `${key}:instead`;
export const aheadRefundKey = ({ key }: Pick<ReturnRow, 'key'>): string => `${key}:ahead`;
export const arrivalRefundKey = ({ key }: Pick<ReturnRow, 'key'>, arrival: number): string => `${key}:${arrival}`;

/** Returns of an order, oldest first. */
export const readReturnRows = (db: Db, orderId: number): Promise<ReturnRow[]> =>
  db('order_returns').where({ order_id: orderId }).orderBy('id');

export const readOpenReturns = (db: Db, orderId: number): Promise<ReturnRow[]> =>
  db('order_returns').where({ order_id: orderId }).whereNull('ended_at').orderBy('id');
