import { lockStock } from '../../catalog/stock/stock-reservations';
import { nextCardStep } from '../../domain/gift-card';
import { lockCodes } from '../../orders/discounts/code-uses';
import { holdOnCard, releaseHeld, useHeld } from '../../orders/gift-cards/card-payments';
import {
  type LineRow,
  type OrderRow,
  type PaymentRow,
  isCardPayment,
  paymentStateOf,
} from '../../orders/records/order-rows';
import { readOrderPayments } from '../../orders/records/find-order';
import type { Db } from '../../platform/database/row-helpers';

interface SettledCard {
  /** All payments of the order as they are now. */
  payments: PaymentRow[];
  /** The card was spent while its part of a lost order was not held, so the money that came is too little. */
  isCardGone: boolean;
}

/**
 * Takes, gives back or takes again the part of an order that a gift card pays, as its other payments require. The order must be
 * locked. Its stock and its codes, which the settlement may change afterwards, are locked before the card, as everywhere.
 */
export async function settleGiftCard(
  trx: Db,
  order: OrderRow,
  { payments, lines }: { payments: PaymentRow[]; lines: LineRow[] },
  now: Date,
): Promise<SettledCard> {
  const card = payments.find(isCardPayment);
  const unchanged = { payments, isCardGone: false };
  if (!card) return unchanged;
  const others = payments.filter((payment) => payment !== card).map(paymentStateOf);
  const situation = { total: order.total, withdrawn: order.withdrawn_at !== null };
  const step = nextCardStep(situation, paymentStateOf(card), others);
  if (step === 'keep') return unchanged;
  await lockStock(trx, lines);
  await lockCodes(trx, order.id);
  if (step === 'hold-and-use' && !(await holdOnCard(trx, card, now))) return { payments, isCardGone: true };
  if (step === 'release') await releaseHeld(trx, card, now);
  else await useHeld(trx, card, now);
  return { payments: await readOrderPayments(trx, order.id), isCardGone: false };
}
