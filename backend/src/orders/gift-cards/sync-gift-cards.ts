import { cardBalance, cardSpent } from '../../domain/gift-card';
import { isPackable } from '../../domain/order-status';
import { raiseAlert } from '../alerts/raise-alert';
import { addEvent } from '../records/order-events';
import { type LineRow, type OrderRow, readGiftRecipient } from '../records/order-rows';
import { hasGiftCards } from '../records/gift-card-values';
import { readOrderLines, requireOrderById } from '../records/find-order';
import { giftCardCode, hashGiftCardCode } from './card-code';
import { type GiftCardRow, type GiftCardState, addCardEntry, lockCard, readCardsOfOrder } from './card-rows';
import { cardMail, setCardState } from './card-state';
import { enqueueMails } from '../../platform/outbox/enqueue-mails';
import { type Db, createStamps } from '../../platform/database/row-helpers';
import { formatMoney } from '../../../contract/money';
import { LOCALE_SETTINGS } from '../../../contract/locales';

/** The reason of the shop itself; an operator's block has another and stays. */
const CHARGED_BACK = 'charged-back';
const REFUNDED = 'refunded';
/** When a card is mailed on the day that was asked for. */
const MORNING = 'T06:00:00Z';

/** What should become of the card of a line; null while nothing is paid. */
function wantedState(order: OrderRow, line: LineRow): GiftCardState | null {
  if (order.withdrawn_at !== null || order.fulfilment === 'canceled') return 'closed';
  if (order.payment_status === 'charged_back') return 'blocked';
  if ((line.refunded_quantity ?? 0) >= line.quantity || order.payment_status === 'refunded') return 'closed';
  return isPackable(order.payment_status) ? 'open' : null;
}

async function issue(trx: Db, order: OrderRow, line: LineRow, now: Date): Promise<void> {
  const stamps = createStamps(now);
  const code = giftCardCode(stamps.document_id);
  const { currency } = order;
  const rows: { id: number }[] = await trx('gift_cards')
    .insert({
      ...stamps,
      code_hash: hashGiftCardCode(code),
      code_end: code.slice(-4),
      currency,
      amount: line.total,
      amount_text: formatMoney({ amount: line.total, currency }, LOCALE_SETTINGS.nl.tag),
      state: 'open',
      order_id: order.id,
      order_nr: order.order_nr,
      order_line_id: line.id,
      issued_at: now,
    })
    .returning('id');
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The gift card was not inserted');
  const entry = { kind: 'issue' as const, amount: line.total, orderId: order.id, key: `issue:${line.id}` };
  await addCardEntry(trx, { ...entry, card: { id, currency } }, now);
  await addEvent(trx, order.id, 'gift-card-issued', { end: code.slice(-4), amount: line.total }, now);
  const mail = { ...cardMail({ id, order_id: order.id }), orderId: order.id };
  const sendOn = readGiftRecipient(order)?.sendOn;
  const notBefore = sendOn ? new Date(`${sendOn}${MORNING}`) : now;
  await enqueueMails(trx, [{ ...mail, payload: { card: id }, notBefore }], now);
}

const isBlockedByOperator = ({ state, reason }: GiftCardRow): boolean => state === 'blocked' && reason !== CHARGED_BACK;

/**
 * Its price went back to the buyer: so does what is left on it, which nobody can spend any more. The shop refunds no more than that;
 * at the provider more can be refunded, which operators must know.
 */
async function close(trx: Db, order: OrderRow, cardId: number, now: Date): Promise<void> {
  const { card, entries } = await lockCard(trx, cardId, now);
  const left = cardBalance(entries);
  if (left > 0) await addCardEntry(trx, { card, kind: 'close', amount: -left, orderId: order.id }, now);
  await setCardState(trx, card, 'closed', isBlockedByOperator(card) ? card.reason : REFUNDED, now);
  const data = { end: card.code_end, amount: left };
  await addEvent(trx, order.id, 'gift-card-closed', data, now);
  const spent = cardSpent(entries);
  if (spent <= 0 || order.payment_status !== 'refunded') return;
  const alert = { kind: 'gift-card-overspent' as const, orderId: order.id, topic: `gift-card:${card.id}` };
  await raiseAlert(trx, { ...alert, data: { ...data, spent } }, now);
}

/** The refund failed, so the buyer has the card again; an operator's block stays. */
async function reopen(trx: Db, order: OrderRow, cardId: number, now: Date): Promise<void> {
  const { card, entries } = await lockCard(trx, cardId, now);
  const closed =
    0 - entries.filter(({ kind }) => kind === 'close' || kind === 'reopen').reduce((sum, e) => sum + e.amount, 0);
  if (closed > 0) await addCardEntry(trx, { card, kind: 'reopen', amount: closed, orderId: order.id }, now);
  const isOpen = card.reason === REFUNDED;
  await setCardState(trx, card, isOpen ? 'open' : 'blocked', isOpen ? null : card.reason, now);
  await addEvent(trx, order.id, 'gift-card-reopened', { end: card.code_end, amount: closed }, now);
}

/** The bank took the price back. What was spent is lost, so operators must know. */
async function block(trx: Db, order: OrderRow, cardId: number, now: Date): Promise<void> {
  const { card, entries } = await lockCard(trx, cardId, now);
  await setCardState(trx, card, 'blocked', CHARGED_BACK, now);
  const data = { end: card.code_end, left: cardBalance(entries), spent: cardSpent(entries) };
  await addEvent(trx, order.id, 'gift-card-blocked', data, now);
  await raiseAlert(
    trx,
    { kind: 'gift-card-charged-back', orderId: order.id, topic: `gift-card:${card.id}`, data },
    now,
  );
}

async function correct(trx: Db, order: OrderRow, line: LineRow, card: GiftCardRow | undefined, now: Date) {
  const wanted = wantedState(order, line);
  if (!card) return wanted === 'open' ? issue(trx, order, line, now) : undefined;
  if (wanted === 'closed' && card.state !== 'closed') return close(trx, order, card.id, now);
  if (wanted === 'blocked' && card.state === 'open') return block(trx, order, card.id, now);
  if (wanted !== 'open' || card.state === 'open') return undefined;
  if (card.state === 'closed') return reopen(trx, order, card.id, now);
  if (card.reason === CHARGED_BACK) await setCardState(trx, card, 'open', null, now);
  return undefined;
}

/**
 * Brings the gift cards that an order bought in line with its money: issued and mailed once it is paid, closed with what is left
 * when their price goes back, blocked when a bank takes it back. Idempotent. The caller's transaction holds the order's lock.
 */
export async function syncGiftCards(trx: Db, orderId: number, now: Date, known?: LineRow[]): Promise<void> {
  if (known && !hasGiftCards(known)) return;
  // The caller may have changed them since it read them.
  const lines = (await readOrderLines(trx, orderId)).filter((line) => line.product_type === 'gift_card');
  if (lines.length === 0) return;
  const order = await requireOrderById(trx, orderId);
  const cards = await readCardsOfOrder(trx, orderId);
  for (const line of lines)
    await correct(
      trx,
      order,
      line,
      cards.find((card) => card.order_line_id === line.id),
      now,
    );
}
