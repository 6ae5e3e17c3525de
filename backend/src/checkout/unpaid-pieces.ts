import { createHmac } from 'node:crypto';
import type { Knex } from 'knex';
import { type Pieces, type UnpaidPieces, decideUnpaidOrder, sumPieces } from '../domain/unpaid-limits';
import { ShopError } from '../domain/shop-error';
import type { OrderRow } from '../orders/records/order-rows';
import type { Db } from '../platform/database/row-helpers';
import { limitKey } from '../platform/http/rate-limit';
import { accessSecret } from '../platform/secrets/access-secret';
import type { ShopSettings } from '../platform/settings/shop-settings';

/** Keyed hash of the network that an order came from, so that no IP address is stored; see `forgetNetworks`. */
export const hashNetwork = (ipAddress: string): string =>
  createHmac('sha256', accessSecret())
    .update(`network ${limitKey(ipAddress)}`)
    .digest('hex');

interface HeldRow {
  variant_id: string;
  held: number;
}

/** Pieces that other unpaid orders hold, for `together` and `limitUnpaidPieces`. */
export interface ReservedRows {
  customer: HeldRow;
  network: HeldRow;
}

export interface UnpaidOrder {
  order: Pick<OrderRow, 'id' | 'email'>;
  /** Pieces of the order, which it has reserved already. */
  pieces: Pieces[];
  networkHash: string;
  /** False for an email address whose account was created with this order: it has no other orders. */
  isKnownCustomer: boolean;
}

/**
 * Reads no more lines than a limit has pieces: those alone exceed it. The status is part of the statement's text because the
 * databases do not use partial indexes for parameters. The caller must hold the lock of the order numbers, so that
 * concurrent orders see each other.
 */
export function reservedQueries(trx: Db, unpaid: UnpaidOrder, { unpaidLimits: limits }: ShopSettings) {
  const held = (where: object, limit: number): Knex.QueryBuilder =>
    trx('orders as o')
      .join('order_lines as l', 'l.order_id', 'o.id')
      .whereRaw("o.payment_status = 'open'")
      .andWhere(where)
      .whereNot('o.id', unpaid.order.id)
      .andWhere('l.held', '>', 0)
      .limit(limit + 1)
      .select('l.variant_id', 'l.held');
  return {
    customer: unpaid.isKnownCustomer ? held({ 'o.email': unpaid.order.email }, limits.customerPieces) : null,
    network: held({ 'o.network_hash': unpaid.networkHash }, limits.networkPieces),
  };
}

const toPieces = (rows: HeldRow[]): Pieces[] =>
  rows.map(({ variant_id: variantId, held }) => ({ variantId, quantity: held }));

async function readStock(trx: Db, pieces: Pieces[]): Promise<Map<string, number>> {
  const ids = pieces.map(({ variantId }) => variantId);
  const rows: { variant_id: string; quantity: number }[] = await trx('stocks')
    .whereIn('variant_id', ids)
    .select('variant_id', 'quantity');
  return new Map(rows.map((row) => [row.variant_id, row.quantity]));
}

/**
 * Limits what unpaid orders reserve (decision 0034), given the rows of `reservedQueries`. Returns the days for which a bank
 * transfer reserves the order's pieces, null for as many as the settings say; throws `TooManyUnpaid` when the order has too
 * many pieces.
 */
export async function limitUnpaidPieces(
  trx: Db,
  { pieces }: UnpaidOrder,
  rows: { [Name in keyof ReservedRows]: ReservedRows[Name][] },
  { unpaidLimits: limits, largeOrderPieces, largeTransferReservationDays }: ShopSettings,
): Promise<number | null> {
  const reserved: UnpaidPieces = { customer: toPieces(rows.customer), network: toPieces(rows.network) };
  const count = sumPieces(pieces);
  // So few pieces are within the limit of an article whatever its stock is.
  const isFew = count + sumPieces(reserved.customer) + sumPieces(reserved.network) <= limits.articlePieces;
  const stockLeft = isFew ? new Map<string, number>() : await readStock(trx, pieces);
  const decision = decideUnpaidOrder(pieces, reserved, stockLeft, limits);
  if (decision.kind === 'refused') {
    const { allowed, lines } = decision;
    throw new ShopError('TooManyUnpaid', 'Too many pieces are reserved for unpaid orders', { allowed, lines });
  }
  if (decision.kind === 'brief') return 0;
  return count > largeOrderPieces ? largeTransferReservationDays : null;
}
