import { type Fulfilment, refuseFulfilment } from './fulfilment';
import { type Found, type Outcome, type Plan, concludeSettlement, planSettlement } from './order-effects';
import { type OrderStatus, isLost } from './order-status';
import { type AskedPayment, type NewsAlert, type PaymentFacts, type PaymentNews, judgeNews } from './payment-news';

/**
 * An order as a value, and every event that can happen to it: the rules of the money path put together as
 * `orders/*` does it with rows and transactions. What is proven here (docs/order-states.md, the property test) holds
 * there, because both call the same rules.
 */
export interface OrderState {
  /** Cents. */
  total: number;
  needsStock: boolean;
  withdrawn: boolean;
  status: OrderStatus;
  fulfilment: Fulfilment;
  /** Its pieces are taken from stock. */
  held: boolean;
  payments: ModelPayment[];
}

export interface ModelPayment extends PaymentFacts {
  attempt: number;
  disputed: boolean;
  returning: number;
  arrived: boolean;
}

/** `shelf`: what there is of the order's pieces when they must be taken. */
export type OrderEvent =
  | { kind: 'news'; attempt: number; news: PaymentNews; shelf: Found }
  | { kind: 'never-started'; attempt: number }
  | { kind: 'reservation-ended' }
  | { kind: 'replaced' }
  | { kind: 'pay-again'; shelf: Found }
  | { kind: 'fulfilment'; to: Fulfilment };

export interface Step {
  state: OrderState;
  /** Why nothing happened, or not all of it. */
  refused: string[];
  stock: Plan['stock'];
  messages: string[];
  alerts: (Outcome['alerts'][number] | NewsAlert)[];
  returns: Outcome['returns'];
}

const ORDER_NR = 'ZW2026-00001';
export const CURRENCY = 'EUR';

export const newPayment = (attempt: number, total: number): ModelPayment => ({
  attempt,
  status: 'created',
  amount: total,
  refunded: 0,
  refundsUndone: 0,
  chargedBack: 0,
  disputed: false,
  returning: 0,
  arrived: false,
});

export const newOrder = (total: number, needsStock = true): OrderState => ({
  total,
  needsStock,
  withdrawn: false,
  status: 'open',
  fulfilment: 'new',
  held: needsStock,
  payments: [newPayment(1, total)],
});

export const askedOf = (state: OrderState, attempt: number): AskedPayment => ({
  id: `tr_${attempt}`,
  orderNr: ORDER_NR,
  amount: state.total,
  currency: CURRENCY,
});

const still = (state: OrderState, ...refused: string[]): Step => ({
  state,
  refused,
  stock: 'keep',
  messages: [],
  alerts: [],
  returns: [],
});

function settle(state: OrderState, shelf: Found): Step {
  const situation = {
    total: state.total,
    withdrawn: state.withdrawn,
    previous: state.status,
    payments: state.payments,
    stockHeld: state.held,
    needsStock: state.needsStock,
    openBankTransfer: null,
  };
  const plan = planSettlement(situation);
  const { status, withdraw, returns, messages, alerts } = concludeSettlement(situation, plan, shelf);
  const held = plan.stock === 'take' ? shelf !== 'nothing' : plan.stock === 'release' ? false : state.held;
  const payments = state.payments.map((payment) => {
    const due = returns.find(({ attempt }) => attempt === payment.attempt)?.amount ?? 0;
    return { ...payment, returning: payment.returning + due, arrived: false };
  });
  const next = { ...state, status, held, payments, withdrawn: state.withdrawn || withdraw };
  return { state: next, refused: [], stock: plan.stock, messages, alerts, returns };
}

function hear(state: OrderState, event: Extract<OrderEvent, { kind: 'news' }>): Step {
  const known = state.payments.find(({ attempt }) => attempt === event.attempt);
  if (!known) return still(state, 'unknown payment');
  const { next, refused, alerts } = judgeNews(known, event.news, askedOf(state, event.attempt));
  const arrived = known.status !== 'paid' && next.status === 'paid';
  const payments = state.payments.map((payment) =>
    payment === known ? { ...payment, ...next, disputed: payment.disputed || next.chargedBack > 0, arrived } : payment,
  );
  const step = settle({ ...state, payments }, event.shelf);
  return { ...step, refused, alerts: [...alerts, ...step.alerts] };
}

function payAgain(state: OrderState, shelf: Found): Step {
  const again = isLost(state.status) && !state.withdrawn;
  if (!again && state.status !== 'open') return still(state, 'NotPayable');
  const take = state.needsStock && !state.held;
  if (take && shelf !== 'all') return still(state, 'SoldOut');
  const payments = again ? [...state.payments, newPayment(state.payments.length + 1, state.total)] : state.payments;
  const next: OrderState = { ...state, status: 'open', held: state.needsStock, payments };
  return { ...still(next), stock: take ? 'take' : 'keep' };
}

/** What an event makes of an order; an event that can not happen leaves it as it is and says why. */
export function stepOrder(state: OrderState, event: OrderEvent): Step {
  switch (event.kind) {
    case 'news':
      return hear(state, event);
    case 'never-started': {
      const payments = state.payments.map((payment) =>
        payment.attempt === event.attempt && payment.status === 'created'
          ? { ...payment, status: 'expired' as const }
          : payment,
      );
      return settle({ ...state, payments }, 'all');
    }
    case 'reservation-ended':
      if (state.status !== 'open' || !state.held) return still(state);
      return { ...still({ ...state, held: false }), stock: 'release' };
    case 'replaced': {
      if (state.status !== 'open' || state.payments.some(({ status }) => status === 'paid'))
        return still(state, 'not open any more');
      const next: OrderState = { ...state, withdrawn: true, status: 'canceled', held: false };
      return { ...still(next), stock: state.held ? 'release' : 'keep' };
    }
    case 'pay-again':
      return payAgain(state, event.shelf);
    case 'fulfilment': {
      const refusal = refuseFulfilment(state.fulfilment, event.to, state.status);
      return refusal ? still(state, refusal) : still({ ...state, fulfilment: event.to });
    }
  }
}
