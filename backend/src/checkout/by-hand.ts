import type { Knex } from 'knex';
import { DAY_MS } from '../domain/time';
import { eventsInsert } from '../orders/records/order-events';
import { type OrderRow, moneyDue } from '../orders/records/order-rows';
import { type HandPayment, bookHandPayment } from '../payments/settlement/record-hand-payment';
import type { AuditActor } from '../platform/admin/audit-actor';
import { MESSAGES } from '../platform/mail/messages';
import type { ShopSettings } from '../platform/settings/shop-settings';
import { type Db, toDate } from '../platform/database/row-helpers';
import type { ChangedVariants } from '../catalog/stock/stock-reservations';
import type { HandChannel } from '../../contract/hand-orders';

/** An order that an operator enters for a customer. */
export interface ByHand {
  actor: AuditActor;
  /** How the customer ordered. */
  channel: HandChannel;
  /** Money that came already, for all that the order needs: it settles the order as it is placed. Null if it is still to come. */
  paid: Pick<HandPayment, 'method' | 'paidAt' | 'reference' | 'key'> | null;
}

/**
 * The customer can not sign in on the operator's screen: an order with the email address of somebody's account is a guest's, and
 * comes to the account as such orders do (decision 0049).
 */
export const handSettings = (settings: ShopSettings, byHand: ByHand | undefined): ShopSettings =>
  byHand ? { ...settings, knownEmail: 'guest' } : settings;

/**
 * What differs in the row: the customer ticked nothing, but was told; and an unpaid order keeps its pieces as long as a bank
 * transfer takes, because the customer pays later, by a mailed link or otherwise.
 */
export function handColumns(
  order: Pick<OrderRow, 'language' | 'reserved_until'>,
  { transferReservationDays }: Pick<ShopSettings, 'transferReservationDays'>,
  byHand: ByHand | undefined,
  now: Date,
): object {
  if (!byHand) return {};
  const until = toDate(order.reserved_until) && new Date(now.getTime() + transferReservationDays * DAY_MS);
  return { consent_text: MESSAGES[order.language].consent.byHand, reserved_until: until, network_hash: null };
}

/** Says in the timeline who entered it. */
export const handEvent = (trx: Db, orderId: number, { actor, channel }: ByHand, now: Date): Knex.QueryBuilder =>
  eventsInsert(trx, orderId, [{ kind: 'placed-by-hand', data: { channel } }], now, actor);

/** Records the money that came already, unless nothing is to be paid. */
export async function settleByHand(
  trx: Db,
  order: OrderRow,
  { actor, paid }: ByHand,
  changed: ChangedVariants,
  now: Date,
): Promise<void> {
  if (paid) await bookHandPayment(trx, { ...paid, orderId: order.id, amount: moneyDue(order), actor }, changed, now);
}
