import { cardBalance } from '../../domain/gift-card';
import { raiseAlert } from '../alerts/raise-alert';
import { addEvent } from '../records/order-events';
import { type PaymentRow, isCardPayment } from '../records/order-rows';
import { readOrderPayments } from '../records/find-order';
import { type GiftCardRow, addCardEntry, lockCard, lockCards } from './card-rows';
import { type Db, createDocumentId, createStamps } from '../../platform/database/row-helpers';

/** Columns of the payment for the part that a gift card pays, before the card holds it. */
export const cardPaymentColumns = (card: { id: number; currency: string }, amount: number, now: Date) => ({
  ...createStamps(now),
  attempt: 0,
  provider: 'gift_card',
  provider_id: `gift_card_${createDocumentId()}`,
  gift_card_id: card.id,
  state: 'authorized',
  method: 'gift_card',
  amount,
  currency: card.currency,
  refunded: 0,
  charged_back: 0,
  version: 0,
});

interface CardReturn {
  card: GiftCardRow;
  kind: 'release' | 'refund';
  /** Minor units. */
  amount: number;
  orderId: number;
  paymentId: number;
  key?: string;
}

type CardPayment = Pick<PaymentRow, 'id' | 'order_id' | 'gift_card_id' | 'amount' | 'version'>;

const cardIdOf = ({ id, gift_card_id: cardId }: CardPayment): number => {
  if (cardId === null) throw new Error(`Payment ${id} has no gift card`);
  return cardId;
};

async function changeState(trx: Db, payment: CardPayment, columns: Partial<PaymentRow>, now: Date): Promise<void> {
  const version = payment.version + 1;
  await trx('payments')
    .where({ id: payment.id })
    .update({ ...columns, version, updated_at: now });
  await addEvent(trx, payment.order_id, 'gift-card', { state: columns.state, amount: payment.amount }, now);
}

/**
 * Sets the payment's part aside on its card. False when the card has too little, is blocked or closed. The card's row is locked until
 * the transaction ends, so any number of orders at once never hold more than there is. Discount codes are locked before it.
 */
export async function holdOnCard(trx: Db, payment: CardPayment, now: Date): Promise<boolean> {
  const { card, entries } = await lockCard(trx, cardIdOf(payment), now);
  if (card.state !== 'open' || cardBalance(entries) < payment.amount) return false;
  const of = { card, orderId: payment.order_id, paymentId: payment.id };
  return addCardEntry(trx, { ...of, kind: 'hold', amount: -payment.amount }, now);
}

/** What an order gives back. Nobody can spend what is on a closed card, so operators must refund it to the card's buyer. */
export async function giveBack(trx: Db, entry: CardReturn, now: Date): Promise<void> {
  const { card, amount } = entry;
  await addCardEntry(trx, entry, now);
  if (card.state !== 'closed') return;
  const about = { orderId: card.order_id, topic: `gift-card:${card.id}`, again: true };
  await raiseAlert(trx, { ...about, kind: 'gift-card-returned', data: { end: card.code_end, amount } }, now);
}

/** Takes what is held; the order must be locked. */
export async function useHeld(trx: Db, payment: CardPayment, now: Date): Promise<void> {
  const { card } = await lockCard(trx, cardIdOf(payment), now);
  const of = { card, orderId: payment.order_id, paymentId: payment.id };
  await addCardEntry(trx, { ...of, kind: 'release', amount: payment.amount }, now);
  await addCardEntry(trx, { ...of, kind: 'use', amount: -payment.amount }, now);
  await changeState(trx, payment, { state: 'paid', paid_at: now }, now);
}

/** Gives back what is held; the order must be locked. */
export async function releaseHeld(trx: Db, payment: CardPayment, now: Date): Promise<void> {
  const { card } = await lockCard(trx, cardIdOf(payment), now);
  const of = { card, orderId: payment.order_id, paymentId: payment.id };
  await giveBack(trx, { ...of, kind: 'release', amount: payment.amount }, now);
  await changeState(trx, payment, { state: 'canceled' }, now);
}

const readHeld = async (trx: Db, orderId: number): Promise<PaymentRow | undefined> =>
  (await readOrderPayments(trx, orderId)).find((payment) => isCardPayment(payment) && payment.state === 'authorized');

/** Gives back what an order holds that will not be paid; the order must be locked. */
export async function releaseCardOfOrder(trx: Db, orderId: number, now: Date): Promise<void> {
  const held = await readHeld(trx, orderId);
  if (held) await releaseHeld(trx, held, now);
}

/**
 * Holds the part of a new order on its card, and gives back what the order holds that it replaces, perhaps on another card. Both
 * orders must be locked. False as in `holdOnCard`.
 */
export async function moveHold(
  trx: Db,
  replacedId: number | null,
  payment: PaymentRow | null,
  now: Date,
): Promise<boolean> {
  const held = replacedId === null ? undefined : await readHeld(trx, replacedId);
  if (held && payment) await lockCards(trx, [cardIdOf(held), cardIdOf(payment)]);
  if (held) await releaseHeld(trx, held, now);
  return payment === null || holdOnCard(trx, payment, now);
}

/** Holds the part of a lost order again before it may be paid once more; false when the card can not. The order must be locked. */
export async function holdCardAgain(trx: Db, payments: PaymentRow[], now: Date): Promise<boolean> {
  const lost = payments.find((payment) => isCardPayment(payment) && payment.state === 'canceled');
  if (!lost) return true;
  if (!(await holdOnCard(trx, lost, now))) return false;
  await changeState(trx, lost, { state: 'authorized' }, now);
  return true;
}
