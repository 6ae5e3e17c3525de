import { type PaymentState, deriveOrderStatus, isLost, wasPaid } from './order-status';
import { type OrderStatus } from '../../contract/order-states';

interface SettledPayment extends PaymentState {
  /** A chargeback happened at some time, even if it was reversed later. */
  disputed: boolean;
  /** Cents of automatic refunds already decided. */
  autoRefunded: number;
  /** Became paid with the present update. */
  justPaid: boolean;
  /** Entered by an operator: the shop itself holds this money, so nothing of it goes back by itself. */
  byHand?: boolean;
  /** Cents that it was to bring; by default the order's total. */
  asked?: number;
}

/** State of an order when its payments change. Amounts in cents. */
export interface OrderSituation {
  total: number;
  withdrawn: boolean;
  previous: OrderStatus;
  payments: SettledPayment[];
  /** Stock is currently reserved for this order. */
  stockHeld: boolean;
  /** Has physical lines; lessons need no stock. */
  needsStock: boolean;
  /** Newest attempt (1-based) that awaits a bank transfer and whose bank details are known. */
  openBankTransfer: number | null;
  /** The gift card that was to pay a part has been spent since: what came can not pay for the order. */
  isCardGone?: boolean;
}

/** How much stock was still available for an order paid after its reservation was released. */
export type StockAvailability = 'all' | 'some' | 'none';

/** `gone`: nothing of the order can be delivered, as its lessons are owned already or the credit of its price is not there. */
export type LessonAvailability = 'ok' | 'gone';

export interface SettlementPlan {
  status: OrderStatus;
  stock: 'keep' | 'release' | 'reserve';
}

export type AutoRefundReason = 'gone' | 'lessons' | 'canceled' | 'double' | 'gift_card';

/** A bank transfer of a later attempt has a mail of its own. */
type SettlementMail = 'order-paid' | 'operator-paid' | 'bank-transfer' | `bank-transfer.${number}`;

export interface SettlementOutcome {
  status: OrderStatus;
  /** Nothing of it can be delivered, so the order is voided. */
  voidOrder: boolean;
  /** Automatic refunds in cents, by attempt. */
  refunds: { attempt: number; amount: number; reason: AutoRefundReason }[];
  /** Kinds of outbox messages; each is sent once per order, so repeating one is harmless. */
  messages: SettlementMail[];
  /** Alerts for the operators; each is raised once per order. */
  alerts: ('oversold' | 'double' | 'amount' | 'paid-after-refund')[];
}

const isDeliverable = (status: OrderStatus): boolean => status === 'paid' || status === 'partially_refunded';
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
const paidPaymentsOf = ({ payments }: OrderSituation): SettledPayment[] =>
  payments.filter(({ status }) => status === 'paid');

/** First half of a settlement: the order's new status and the stock change it requires. */
export function planSettlement(situation: OrderSituation): SettlementPlan {
  const { previous, stockHeld, needsStock } = situation;
  const status = deriveOrderStatus(situation, situation.payments);
  if (!needsStock) return { status, stock: 'keep' };
  if (isLost(status) && stockHeld) return { status, stock: 'release' };
  // Paid after the reservation was released: reserve again, or alert that the goods are gone.
  const owed = isDeliverable(status) && !isDeliverable(previous);
  return { status, stock: owed && !stockHeld ? 'reserve' : 'keep' };
}

/** Full automatic refunds of what is left of each payment. */
const refundsInFull = (payments: SettledPayment[], reason: AutoRefundReason): SettlementOutcome['refunds'] =>
  payments
    .filter(({ autoRefunded }) => autoRefunded === 0)
    .map(({ attempt, amount, refunded, chargedBack }) => ({ attempt, amount: amount - refunded - chargedBack, reason }))
    .filter(({ amount }) => amount > 0);

/** Money received beyond the total that is neither being refunded yet nor taken back by a bank. */
const surplusOf = (situation: OrderSituation, received: SettledPayment[]): number =>
  sum(received.map(({ amount, autoRefunded, chargedBack }) => Math.max(0, amount - autoRefunded - chargedBack))) -
  situation.total;

/** Refunds the newest attempts first; a payment that was already partly refunded is the one to keep. */
function refundSurplus(received: SettledPayment[], surplus: number): SettlementOutcome['refunds'] {
  let left = surplus;
  const refunds: SettlementOutcome['refunds'] = [];
  const candidates = received
    .filter(({ autoRefunded, isGiftCard }) => autoRefunded === 0 && !isGiftCard)
    .sort((a, b) => a.refunded - b.refunded || b.attempt - a.attempt);
  for (const { attempt, amount } of candidates) {
    if (left < amount) continue;
    left -= amount;
    refunds.push({ attempt, amount, reason: 'double' });
  }
  return refunds;
}

type SurplusResolution = Pick<SettlementOutcome, 'refunds' | 'alerts'>;

/** A surplus is refunded automatically only when nothing about the payments is in doubt. */
function resolveSurplus(situation: OrderSituation, received: SettledPayment[]): SurplusResolution {
  const surplus = surplusOf(situation, received);
  const wrong = received.some(({ amount, asked = situation.total }) => amount !== asked);
  const alerts: SettlementOutcome['alerts'] = wrong ? ['amount'] : [];
  if (surplus <= 0) return { refunds: [], alerts };
  const manuallyRefunded = sum(received.map(({ refunded, autoRefunded }) => Math.max(0, refunded - autoRefunded)));
  if (manuallyRefunded >= situation.total) return { refunds: [], alerts: [...alerts, 'paid-after-refund'] };
  if (wrong || received.some(({ disputed, byHand }) => disputed || byHand))
    return { refunds: [], alerts: [...alerts, 'double'] };
  return { refunds: refundSurplus(received, surplus), alerts };
}

/** Whether the order is paid for the first time, so that it must be found out whether it can still be delivered. */
export const isFirstPaid = ({ previous, withdrawn }: OrderSituation, { status }: SettlementPlan): boolean =>
  isDeliverable(status) && !wasPaid(previous) && !withdrawn;

/** Why nothing of a paid order can be delivered; null if something can. */
function findVoidReason(
  { isCardGone, withdrawn }: OrderSituation,
  plan: SettlementPlan,
  found: StockAvailability,
  lessons: LessonAvailability,
) {
  if (isCardGone && !withdrawn) return 'gift_card';
  if (plan.stock === 'reserve' && found === 'none') return 'gone';
  return lessons === 'gone' ? 'lessons' : null;
}

/**
 * Second half: the consequences, given the available stock (`found` only matters if the plan was to reserve) and whether
 * the lessons can be delivered at their price (only matters if `isFirstPaid`).
 */
export function completeSettlement(
  situation: OrderSituation,
  plan: SettlementPlan,
  found: StockAvailability,
  lessons: LessonAvailability = 'ok',
): SettlementOutcome {
  const { previous, withdrawn } = situation;
  const received = paidPaymentsOf(situation);
  const disputed = received.some((payment) => payment.disputed);
  const first = !wasPaid(previous);
  const reason = findVoidReason(situation, plan, found, lessons);
  if (reason !== null && first && !disputed) {
    return { status: 'refunded', voidOrder: true, refunds: refundsInFull(received, reason), messages: [], alerts: [] };
  }
  if (withdrawn) {
    // Payments received before the order was voided are handled by whatever voided it.
    const late = received.filter(({ justPaid }) => justPaid);
    const refunds = refundsInFull(late, 'canceled');
    return { status: plan.status, voidOrder: false, refunds, messages: [], alerts: [] };
  }
  const { refunds, alerts } = resolveSurplus(situation, received);
  if (plan.stock === 'reserve' && found !== 'all') alerts.push('oversold');
  const messages: SettlementMail[] = [];
  // No thank-you mail for an order that was refunded before the payment was noticed.
  if (isDeliverable(plan.status) && first) messages.push('order-paid', 'operator-paid');
  const attempt = situation.openBankTransfer;
  // Each attempt has its own payment reference, which the customer needs.
  if (plan.status === 'open' && attempt !== null)
    messages.push(attempt === 1 ? 'bank-transfer' : `bank-transfer.${attempt}`);
  return { status: plan.status, voidOrder: false, refunds, messages, alerts };
}
