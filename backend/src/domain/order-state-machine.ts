import { findFulfilmentError } from './fulfilment';
import {
  type LessonAvailability,
  type StockAvailability,
  type SettlementOutcome,
  type SettlementPlan,
  completeSettlement,
  isFirstPaid,
  planSettlement,
} from './order-settlement';
import { isLost } from './order-status';
import {
  type ExpectedPayment,
  type PaymentAlert,
  type PaymentSnapshot,
  type PaymentUpdate,
  applyPaymentUpdate,
} from './payment-update';
import { type Fulfilment, type OrderStatus } from '../../contract/order-states';
import { BASE_CURRENCY } from '../../contract/money';

/**
 * The order lifecycle as a pure state machine. It combines the same rules that `orders/*` applies to database rows, so
 * what docs/order-states.md and the property tests show here holds there too.
 */
export interface OrderState {
  /** Cents. */
  total: number;
  needsStock: boolean;
  withdrawn: boolean;
  status: OrderStatus;
  fulfilment: Fulfilment;
  /** Stock is reserved for it. */
  stockHeld: boolean;
  payments: ModelPayment[];
}

export interface ModelPayment extends PaymentSnapshot {
  attempt: number;
  disputed: boolean;
  autoRefunded: number;
  justPaid: boolean;
}

/** `available`: available stock when the order must reserve again. `lessons`: of an order of lessons, `ok` by default. */
export type OrderEvent =
  | {
      kind: 'update';
      attempt: number;
      update: PaymentUpdate;
      available: StockAvailability;
      lessons?: LessonAvailability;
    }
  | { kind: 'never-started'; attempt: number }
  | { kind: 'reservation-expired' }
  | { kind: 'replaced' }
  | { kind: 'pay-again'; available: StockAvailability }
  | { kind: 'fulfilment'; to: Fulfilment };

export interface Step {
  state: OrderState;
  /** Why the event was rejected, in full or in part. */
  rejected: string[];
  stock: SettlementPlan['stock'];
  messages: SettlementOutcome['messages'];
  alerts: (SettlementOutcome['alerts'][number] | PaymentAlert)[];
  refunds: SettlementOutcome['refunds'];
}

const ORDER_NR = 'ZW2026-00001';

const newPayment = (attempt: number, total: number): ModelPayment => ({
  attempt,
  status: 'created',
  amount: total,
  refunded: 0,
  refundsUndone: 0,
  chargedBack: 0,
  disputed: false,
  autoRefunded: 0,
  justPaid: false,
});

export const newOrder = (total: number, needsStock = true): OrderState => ({
  total,
  needsStock,
  withdrawn: false,
  status: 'open',
  fulfilment: 'new',
  stockHeld: needsStock,
  payments: [newPayment(1, total)],
});

const expectedPaymentOf = (state: OrderState, attempt: number): ExpectedPayment => ({
  id: `tr_${attempt}`,
  orderNr: ORDER_NR,
  amount: state.total,
  currency: BASE_CURRENCY,
});

const unchanged = (state: OrderState, ...refused: string[]): Step => ({
  state,
  rejected: refused,
  stock: 'keep',
  messages: [],
  alerts: [],
  refunds: [],
});

function settle(state: OrderState, available: StockAvailability, lessons: LessonAvailability = 'ok'): Step {
  const situation = {
    total: state.total,
    withdrawn: state.withdrawn,
    previous: state.status,
    payments: state.payments,
    stockHeld: state.stockHeld,
    needsStock: state.needsStock,
    openBankTransfer: null,
  };
  const plan = planSettlement(situation);
  const { status, voidOrder, refunds, messages, alerts } = completeSettlement(
    situation,
    plan,
    available,
    isFirstPaid(situation, plan) ? lessons : 'ok',
  );
  const stockHeld =
    plan.stock === 'reserve' ? available !== 'none' : plan.stock === 'release' ? false : state.stockHeld;
  const payments = state.payments.map((payment) => {
    const due = refunds.find(({ attempt }) => attempt === payment.attempt)?.amount ?? 0;
    return { ...payment, autoRefunded: payment.autoRefunded + due, justPaid: false };
  });
  const next = { ...state, status, stockHeld, payments, withdrawn: state.withdrawn || voidOrder };
  return { state: next, rejected: [], stock: plan.stock, messages, alerts, refunds };
}

function applyUpdate(state: OrderState, event: Extract<OrderEvent, { kind: 'update' }>): Step {
  const known = state.payments.find(({ attempt }) => attempt === event.attempt);
  if (!known) return unchanged(state, 'unknown payment');
  const { next, rejected, alerts } = applyPaymentUpdate(known, event.update, expectedPaymentOf(state, event.attempt));
  const arrived = known.status !== 'paid' && next.status === 'paid';
  const payments = state.payments.map((payment) =>
    payment === known
      ? { ...payment, ...next, disputed: payment.disputed || next.chargedBack > 0, justPaid: arrived }
      : payment,
  );
  const step = settle({ ...state, payments }, event.available, event.lessons);
  return { ...step, rejected: rejected, alerts: [...alerts, ...step.alerts] };
}

function payAgain(state: OrderState, available: StockAvailability): Step {
  const again = isLost(state.status) && !state.withdrawn;
  if (!again && state.status !== 'open') return unchanged(state, 'NotPayable');
  const take = state.needsStock && !state.stockHeld;
  if (take && available !== 'all') return unchanged(state, 'SoldOut');
  const payments = again ? [...state.payments, newPayment(state.payments.length + 1, state.total)] : state.payments;
  const next: OrderState = { ...state, status: 'open', stockHeld: state.needsStock, payments };
  return { ...unchanged(next), stock: take ? 'reserve' : 'keep' };
}

/** Applies an event to an order; an impossible event leaves it unchanged and reports why. */
export function stepOrder(state: OrderState, event: OrderEvent): Step {
  switch (event.kind) {
    case 'update':
      return applyUpdate(state, event);
    case 'never-started': {
      const payments = state.payments.map((payment) =>
        payment.attempt === event.attempt && payment.status === 'created'
          ? { ...payment, status: 'expired' as const }
          : payment,
      );
      return settle({ ...state, payments }, 'all');
    }
    case 'reservation-expired':
      if (state.status !== 'open' || !state.stockHeld) return unchanged(state);
      return { ...unchanged({ ...state, stockHeld: false }), stock: 'release' };
    case 'replaced': {
      if (state.status !== 'open' || state.payments.some(({ status }) => status === 'paid'))
        return unchanged(state, 'not open any more');
      const next: OrderState = { ...state, withdrawn: true, status: 'canceled', stockHeld: false };
      return { ...unchanged(next), stock: state.stockHeld ? 'release' : 'keep' };
    }
    case 'pay-again':
      return payAgain(state, event.available);
    case 'fulfilment': {
      const refusal = findFulfilmentError(state.fulfilment, event.to, state.status);
      return refusal ? unchanged(state, refusal) : unchanged({ ...state, fulfilment: event.to });
    }
  }
}
