import { type OrderStatus, type PaymentState, deriveOrderStatus, isLost, wasPaid } from './order-status';

export interface SettledPayment extends PaymentState {
  /** Its bank took money back once, even if that was undone later. */
  disputed: boolean;
  /** Cents that the shop has already decided to send back by itself. */
  returning: number;
  /** It is these news that made it paid. */
  arrived: boolean;
}

/** An order at the moment its payments have changed. Amounts in cents. */
export interface Situation {
  total: number;
  withdrawn: boolean;
  previous: OrderStatus;
  payments: SettledPayment[];
  /** Pieces of this order are taken from stock right now. */
  stockHeld: boolean;
  /** It has pieces to take at all; lessons have none. */
  needsStock: boolean;
  /** The newest attempt that waits for a bank transfer and whose details are known, from 1. */
  openBankTransfer: number | null;
}

/** What the shelf had for an order whose money came after its pieces were given back. */
export type Found = 'all' | 'some' | 'nothing';

export interface Plan {
  status: OrderStatus;
  stock: 'keep' | 'release' | 'take';
}

export type ReturnReason = 'gone' | 'canceled' | 'double';

export interface Outcome {
  status: OrderStatus;
  /** Nothing of it can be delivered: the order ends here. */
  withdraw: boolean;
  /** Cents that go back without anybody asking, by attempt. */
  returns: { attempt: number; amount: number; reason: ReturnReason }[];
  /** Kinds of outbox messages; each is sent once per order, so naming one again does no harm. */
  messages: string[];
  /** What a person must decide; each is raised once per order. */
  alerts: ('oversold' | 'double' | 'amount' | 'paid-after-refund')[];
}

const toBeDelivered = (status: OrderStatus): boolean => status === 'paid' || status === 'partially_refunded';
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
const receivedOf = ({ payments }: Situation): SettledPayment[] => payments.filter(({ status }) => status === 'paid');

/** First half of a settlement: the order's new status, and what it asks of the shelf. */
export function planSettlement(situation: Situation): Plan {
  const { previous, stockHeld, needsStock } = situation;
  const status = deriveOrderStatus(situation, situation.payments);
  if (!needsStock) return { status, stock: 'keep' };
  if (isLost(status) && stockHeld) return { status, stock: 'release' };
  // Paid after the pieces were given back: they must be taken again, or somebody must be told that they are gone.
  const owed = toBeDelivered(status) && !toBeDelivered(previous);
  return { status, stock: owed && !stockHeld ? 'take' : 'keep' };
}

/** What is left of a payment that goes back as a whole. */
const wholeOf = (payments: SettledPayment[], reason: ReturnReason): Outcome['returns'] =>
  payments
    .filter(({ returning }) => returning === 0)
    .map(({ attempt, amount, refunded, chargedBack }) => ({ attempt, amount: amount - refunded - chargedBack, reason }))
    .filter(({ amount }) => amount > 0);

/** Money that came in beyond the total and was not yet decided about. */
const surplusOf = (situation: Situation, received: SettledPayment[]): number =>
  sum(received.map(({ amount, returning }) => amount - returning)) - situation.total;

/** The newest attempts go back first; one of which something was sent back already is the one that stays. */
function returnSurplus(received: SettledPayment[], surplus: number): Outcome['returns'] {
  let left = surplus;
  const returns: Outcome['returns'] = [];
  const candidates = received
    .filter(({ returning }) => returning === 0)
    .sort((a, b) => a.refunded - b.refunded || b.attempt - a.attempt);
  for (const { attempt, amount } of candidates) {
    if (left < amount) continue;
    left -= amount;
    returns.push({ attempt, amount, reason: 'double' });
  }
  return returns;
}

type Money = Pick<Outcome, 'returns' | 'alerts'>;

/** Money beyond the total goes back by itself only when nothing about it is in doubt. */
function judgeSurplus(situation: Situation, received: SettledPayment[]): Money {
  const surplus = surplusOf(situation, received);
  const wrong = received.some(({ amount }) => amount !== situation.total);
  const alerts: Outcome['alerts'] = wrong ? ['amount'] : [];
  if (surplus <= 0) return { returns: [], alerts };
  const byHand = sum(received.map(({ refunded, returning }) => Math.max(0, refunded - returning)));
  if (byHand >= situation.total) return { returns: [], alerts: [...alerts, 'paid-after-refund'] };
  if (wrong || received.some(({ disputed }) => disputed)) return { returns: [], alerts: [...alerts, 'double'] };
  return { returns: returnSurplus(received, surplus), alerts };
}

/** Second half: what follows once it is known what the shelf had (`found` counts only when the plan was to take). */
export function concludeSettlement(situation: Situation, plan: Plan, found: Found): Outcome {
  const { previous, withdrawn } = situation;
  const received = receivedOf(situation);
  const disputed = received.some((payment) => payment.disputed);
  const first = !wasPaid(previous);
  if (plan.stock === 'take' && found === 'nothing' && first && !disputed) {
    return { status: 'refunded', withdraw: true, returns: wholeOf(received, 'gone'), messages: [], alerts: [] };
  }
  if (withdrawn) {
    // What was paid before it was withdrawn is in the hands of whoever withdrew it.
    const late = received.filter(({ arrived }) => arrived);
    const returns = wholeOf(late, 'canceled');
    return { status: plan.status, withdraw: false, returns, messages: [], alerts: [] };
  }
  const { returns, alerts } = judgeSurplus(situation, received);
  if (plan.stock === 'take' && found !== 'all') alerts.push('oversold');
  const messages: string[] = [];
  // An order that was sent back before we heard of the payment gets no thanks.
  if (toBeDelivered(plan.status) && first) messages.push('order-paid', 'operator-paid');
  const attempt = situation.openBankTransfer;
  // Each has a reference of its own, which the customer needs.
  if (plan.status === 'open' && attempt !== null)
    messages.push(attempt === 1 ? 'bank-transfer' : `bank-transfer.${attempt}`);
  return { status: plan.status, withdraw: false, returns, messages, alerts };
}
