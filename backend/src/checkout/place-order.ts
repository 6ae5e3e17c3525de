import type { Core } from '@strapi/strapi';
import type { OrderRequest } from '../domain/order-request';
import type { Pieces } from '../domain/unpaid-limits';
import { holdCredit, releaseCredit } from '../academy/access/credit-holds';
import { syncGrants } from '../academy/access/sync-grants';
import { attachPaidOrder } from '../accounts/guest-orders';
import { releasedUsesUpdate, reserveCodeUses } from '../orders/discounts/code-uses';
import { issueInvoicesOfOrder } from '../accounting/invoices/issue-invoices';
import { ShopError } from '../domain/shop-error';
import { lockOrderAccount, resolveOrderAccount } from './resolve-order-account';
import type { Caller } from '../orders/records/order-access';
import { orderCountry, withStoredAddresses } from './order-addresses';
import { validateOrder, throwUnavailable } from './validate-order';
import { insertOrder, nextOrderNumber } from './insert-order';
import { type PricedCart, hasGoods, priceCart } from './price-cart';
import { moveHold } from '../orders/gift-cards/card-payments';
import type { OrderRow, PaymentRow } from '../orders/records/order-rows';
import { settleOrder } from '../payments/settlement/settle-order';
import type { InsertedPayment } from '../payments/settlement/start-payment';
import { readOrderLines, requireOrderById } from '../orders/records/find-order';
import { type ChangedVariants, type StockChange, changeStock, toMovements } from '../catalog/stock/stock-reservations';
import { movementRows } from '../catalog/stock/stock-movements';
import type { AuditActor } from '../platform/admin/audit-actor';
import { currentMetrics } from '../platform/telemetry/metrics';
import { together } from '../platform/database/together';
import { transact } from '../platform/database/transact';
import {
  type ReplacedOrder,
  cancelReplacedOrder,
  replacedUpdate,
  replacedUses,
  replacement,
  returnedPieces,
} from './replaced-order';
import { type ReservedRows, hashNetwork, limitUnpaidPieces, reservedQueries } from './unpaid-pieces';
import { type ByHand, handColumns, handEvent, handSettings, settleByHand } from './by-hand';
import type { PickupPoint } from '../../contract/pickup-points';
import { type Db, type StoredDate, createStamps, toDate } from '../platform/database/row-helpers';

export interface Placement {
  order: OrderRequest;
  /** Where the customer picks the parcel up, as the carrier describes it; null for other ways of delivery. */
  pickupPoint: PickupPoint | null;
  caller: Caller;
  /** The client's idempotency key, and the hash of the request it was sent with. */
  key: string | null;
  bodyHash: string;
  /** Where the order comes from. */
  ipAddress: string;
  /** Set when an operator enters it for a customer. */
  byHand?: ByHand;
}

export interface PlacedOrder {
  row: OrderRow;
  /** Its first payment with the lines; null for a free order, and for one that was placed before. */
  inserted: InsertedPayment | null;
  /** Id of the order that this one replaced, if any. */
  replacedId: number | null;
  /** When the first request with this idempotency key was made; null for a new order. */
  placedBefore: Date | null;
  changed: ChangedVariants;
}

/** A concurrent order took the stock after it was checked. */
class StockTakenError extends Error {
  constructor(readonly replaced: ReplacedOrder | null) {
    super('Another order took the stock');
  }
}

/** Has the error code of a serialization failure, so that `transact` prices the order once more. */
class CreditTakenError extends Error {
  readonly code = '40001';
}

/** Another order took what was on the gift card. `transact` prices the order once more, which then finds what is left. */
class CardSpentError extends Error {
  readonly code = '40001';
}

interface EarlierRequest {
  orderId: number;
  at: Date | null;
}

/** Reserves the idempotency key. Returns the earlier request with the same key, or null for a new one. */
async function reserveIdempotencyKey(
  trx: Db,
  key: string,
  bodyHash: string,
  now: Date,
): Promise<EarlierRequest | null> {
  const inserted = await trx('idempotency_keys')
    .insert({ ...createStamps(now), key, body_hash: bodyHash })
    .onConflict('key')
    .ignore()
    .returning('id');
  if (inserted.length > 0) return null;
  const row: { body_hash: string; order_id: number | null; created_at: StoredDate } | undefined = await trx(
    'idempotency_keys',
  )
    .where({ key })
    .first();
  if (!row || row.order_id === null || row.body_hash !== bodyHash) {
    throw new ShopError('IdempotencyConflict', 'This key was used for another request');
  }
  return { orderId: row.order_id, at: toDate(row.created_at) };
}

/** Holds the credit that lowered the prices. The account is locked, so only an operator can have ended a grant meanwhile. */
async function holdOrderCredit(trx: Db, orderId: number, { academy }: PricedCart, now: Date): Promise<void> {
  if (academy.every((price) => price === null || price.creditedFrom.length === 0)) return;
  if ((await holdCredit(trx, await readOrderLines(trx, orderId), now)) === 'gone') throw new CreditTakenError();
}

const priceOrder = (
  db: Db,
  { order, caller }: Placement,
  replaced: ReplacedOrder | null,
  now: Date,
): Promise<PricedCart> =>
  priceCart(
    db,
    {
      cart: order.cart,
      locale: order.locale,
      caller,
      buyerEmail: order.user.email,
      lessonGift: order.lessonGift !== undefined,
      codes: order.codes,
      email: order.user.email,
      delivery: order.delivery,
      country: (physical) => orderCountry(order, physical),
      replaces: replacement(replaced),
    },
    now,
  );

interface Reserved {
  /** Rows that record what was reserved, for the tables of their names. */
  stock_movements: object[];
  discount_uses: object[];
}

/** Pieces that leave the stock. */
const leavingPieces = (pieces: Pieces[]): StockChange[] =>
  pieces.map(({ variantId, quantity }) => ({ variantId, delta: -quantity }));

/**
 * Takes stock, codes and credit for a new order, and gives back those of the order that it replaces. Other orders of the
 * same articles wait from here until the transaction ends.
 */
async function reserveForOrder(
  trx: Db,
  order: OrderRow,
  priced: PricedCart,
  {
    pieces,
    replaced,
    card,
    actor,
  }: { pieces: Pieces[]; replaced: ReplacedOrder | null; card: PaymentRow | null; actor: AuditActor },
  changed: ChangedVariants,
  now: Date,
): Promise<Reserved> {
  const [returned, leaving] = [returnedPieces(replaced), leavingPieces(pieces)];
  const stock = await changeStock(trx, [...returned, ...leaving], changed, now);
  if (pieces.some(({ variantId }) => !stock.has(variantId))) throw new StockTakenError(replaced);
  const by = { id: order.id, email: order.email, paid: priced.quote.total === 0 };
  const uses = await reserveCodeUses(trx, by, priced, replacedUses(replaced), now);
  if (!(await moveHold(trx, replaced?.order.id ?? null, card, now))) throw new CardSpentError();
  if (replaced) await releaseCredit(trx, replaced.lines, now);
  await holdOrderCredit(trx, order.id, priced, now);
  const [back = [], out = []] = toMovements(stock, returned, leaving);
  return {
    stock_movements: [
      ...movementRows(back, { reason: 'replaced', orderId: replaced?.order.id ?? null, actor: 'customer' }, now),
      ...movementRows(out, { reason: 'ordered', orderId: order.id, actor }, now),
    ],
    discount_uses: uses,
  };
}

const insertOrNull = (trx: Db, table: keyof Reserved, rows: object[]) =>
  rows.length > 0 ? trx(table).insert(rows).returning('id') : null;

/** Everything that must succeed or fail together; only uses the database. Locks come in the order of `changeStock`. */
async function placeInTransaction(trx: Db, placement: Placement): Promise<PlacedOrder> {
  const { order, caller, key, bodyHash, byHand } = placement;
  const now = new Date();
  const changed: ChangedVariants = new Set();
  if (key) {
    const earlier = await reserveIdempotencyKey(trx, key, bodyHash, now);
    if (earlier !== null) {
      const row = await requireOrderById(trx, earlier.orderId);
      return { row, inserted: null, replacedId: null, placedBefore: earlier.at ?? now, changed };
    }
  }
  const { email } = order.user;
  const replaced = order.replaces ? await cancelReplacedOrder(trx, order.replaces, caller, now) : null;
  const locked = await lockOrderAccount(trx, email, caller, order.lessonGift?.email);
  const priced = await priceOrder(trx, placement, replaced, now);
  const { settings, quote } = priced;
  validateOrder(order, priced);
  const account = await resolveOrderAccount(trx, locked, email, caller, handSettings(settings, byHand));
  const pieces = order.cart.flatMap((item, index) => {
    const variant = priced.variants[index];
    return variant?.type === 'physical' ? [{ variantId: variant.variantId, quantity: item.quantity }] : [];
  });
  const networkHash = hashNetwork(placement.ipAddress);
  const stored = withStoredAddresses(order, hasGoods(priced));
  const written = await insertOrder(
    trx,
    stored,
    priced,
    { account, networkHash, pickupPoint: placement.pickupPoint },
    now,
  );
  const { id, slug } = written.row;
  const reserved = await reserveForOrder(
    trx,
    written.row,
    priced,
    { pieces, replaced, card: written.card, actor: byHand?.actor ?? 'customer' },
    changed,
    now,
  );
  const unpaid = { order: written.row, pieces, networkHash, isKnownCustomer: account !== null };
  const isPaidByCard = written.card !== null && written.payment === null;
  const isLimited = pieces.length > 0 && quote.total > 0 && !isPaidByCard && !byHand;
  const numbered = await nextOrderNumber(trx, written.row, priced, now);
  const uses = replacedUses(replaced);
  // From here on all orders wait for this one.
  const others = await together<ReservedRows>(trx, {
    numbered: trx('orders')
      .where({ id })
      .update({ ...numbered, ...handColumns(written.row, settings, byHand, now) })
      .returning('id'),
    byHand: byHand ? handEvent(trx, id, byHand, now) : null,
    movements: insertOrNull(trx, 'stock_movements', reserved.stock_movements),
    uses: insertOrNull(trx, 'discount_uses', reserved.discount_uses),
    released: uses && releasedUsesUpdate(trx, uses, now),
    replaced: replaced && replacedUpdate(trx, replaced, slug),
    repeatable: key
      ? trx('idempotency_keys').where({ key }).update({ order_id: id, updated_at: now }).returning('id')
      : null,
    ...(isLimited ? reservedQueries(trx, unpaid, settings) : { customer: null, network: null }),
  });
  if (isLimited) {
    const days = await limitUnpaidPieces(trx, unpaid, others, settings);
    if (days !== null) await trx('orders').where({ id }).update({ transfer_days: days });
  }
  // A free order is paid immediately; no payment will settle it.
  if (quote.total === 0) {
    await issueInvoicesOfOrder(trx, id, now);
    await attachPaidOrder(trx, id);
    await syncGrants(trx, id, now);
  }
  const row = { ...written.row, order_nr: numbered.order_nr };
  // No provider is asked: the card has all of the money.
  if (isPaidByCard) await settleOrder(trx, row, changed, now);
  const { lines, payment } = written;
  // With the order: left open by a crash, it would ask for money that came already.
  if (byHand && payment) await settleByHand(trx, row, byHand, changed, now);
  const inserted = payment && { payment, lines };
  return { row, inserted, replacedId: replaced?.order.id ?? null, placedBefore: null, changed };
}

export async function placeOrder(strapi: Core.Strapi, placement: Placement): Promise<PlacedOrder> {
  const db = strapi.db.connection;
  try {
    const placed = await transact(db, (trx) => placeInTransaction(trx, placement));
    if (placed.placedBefore === null) currentMetrics()?.order();
    return placed;
  } catch (error) {
    if (!(error instanceof StockTakenError)) throw error;
    return throwUnavailable(await priceOrder(db, placement, error.replaced, new Date()));
  }
}
