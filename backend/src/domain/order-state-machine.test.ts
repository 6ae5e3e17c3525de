import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StockAvailability } from './order-settlement';
import { type OrderEvent, type OrderState, type Step, newOrder, stepOrder } from './order-state-machine';
import { deriveOrderStatus, isLost, wasPaid } from './order-status';
import type { PaymentUpdate } from './payment-update';
import { FULFILMENTS, ORDER_STATUSES } from '../../contract/order-states';
import { BASE_CURRENCY } from '../../contract/money';

const TOTAL = 1000;
const STATUSES = ['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'] as const;

const updateOf = (attempt: number, over: Partial<PaymentUpdate> = {}): PaymentUpdate => ({
  id: `tr_${attempt}`,
  orderNr: 'ZW2026-00001',
  currency: BASE_CURRENCY,
  status: 'open',
  amount: TOTAL,
  refunded: 0,
  refundsUndone: 0,
  chargedBack: 0,
  ...over,
});

const attempt = fc.constantFrom(1, 1, 2, 3);
const available = fc.constantFrom<StockAvailability>('all', 'all', 'some', 'none');
/** Mostly plausible provider updates, now and then impossible ones. */
const updates = fc
  .record({
    attempt,
    status: fc.constantFrom(...STATUSES, 'paid' as const, 'paid' as const),
    refunded: fc.constantFrom(0, 0, 0, 300, 1000, 1200),
    refundsUndone: fc.constantFrom(0, 0, 0, 300),
    chargedBack: fc.constantFrom(0, 0, 0, 1000, 5000),
    amount: fc.constantFrom(TOTAL, TOTAL, TOTAL, TOTAL, TOTAL, 999, 2000, 0),
    currency: fc.constantFrom(BASE_CURRENCY, BASE_CURRENCY, BASE_CURRENCY, BASE_CURRENCY, BASE_CURRENCY, 'USD'),
    orderNr: fc.constantFrom('ZW2026-00001', 'ZW2026-00001', 'ZW2026-00001', null, 'ZW2026-00002'),
    id: fc.constantFrom(null, null, null, null, 'tr_other'),
    available,
  })
  .map(({ available: found, attempt: number, id, ...update }): OrderEvent => {
    return {
      kind: 'update',
      attempt: number,
      available: found,
      update: updateOf(number, { ...update, id: id ?? `tr_${number}` }),
    };
  });
const others = fc.oneof(
  fc.record({ kind: fc.constant('pay-again' as const), available }),
  fc.record({ kind: fc.constant('never-started' as const), attempt }),
  fc.constant<OrderEvent>({ kind: 'reservation-expired' }),
  fc.constant<OrderEvent>({ kind: 'replaced' }),
  fc.record({ kind: fc.constant('fulfilment' as const), to: fc.constantFrom(...FULFILMENTS) }),
);
const event: fc.Arbitrary<OrderEvent> = fc.oneof({ weight: 3, arbitrary: updates }, { weight: 2, arbitrary: others });

interface Played {
  state: OrderState;
  steps: Step[];
}

function play(events: OrderEvent[], start = newOrder(TOTAL)): Played {
  let state = start;
  const steps = events.map((each) => {
    const step = stepOrder(state, each);
    state = step.state;
    return step;
  });
  return { state, steps };
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** Violated invariants after a step. Plain conditions instead of expect(), because there are a hundred thousand of them. */
function findViolations({ state, rejected }: Step, before: OrderState): string[] {
  const violations: string[] = [];
  const must = (holds: boolean, rule: string): void => {
    if (!holds) violations.push(rule);
  };
  must(ORDER_STATUSES.includes(state.status), 'unknown status');
  must(state.status === deriveOrderStatus(state, state.payments), 'the status does not match the payments');
  const paid = state.payments.filter(({ status }) => status === 'paid');
  for (const payment of state.payments) {
    must(payment.amount <= TOTAL, 'more than was requested');
    must(payment.status === 'paid' || payment.refunded + payment.chargedBack === 0, 'refund of an unpaid payment');
    must(payment.chargedBack <= payment.amount, 'more charged back than paid');
    must(payment.autoRefunded <= payment.amount, 'more refunded automatically than paid');
  }
  for (const payment of before.payments.filter(({ status }) => status === 'paid')) {
    const now = state.payments.find((each) => each.attempt === payment.attempt);
    must(now?.status === 'paid' && now.amount === payment.amount, 'a received payment was lost');
    const gross = (each = payment) => each.refunded + each.refundsUndone;
    must(gross(now) >= gross(), 'a refund was lost');
  }
  must(paid.length === 0 || !isLost(state.status), 'paid but in a lost state');
  must(!wasPaid(state.status) || paid.length > 0, 'paid without a payment');
  must(!isLost(state.status) || !state.stockHeld, 'a lost order still holds stock');
  const remaining = sum(paid.map(({ amount, autoRefunded }) => amount - autoRefunded));
  const refunding = paid.some((payment) => payment.autoRefunded > 0);
  must(!refunding || state.withdrawn || remaining >= TOTAL, 'money owed to the shop was refunded');
  const shipped = state.fulfilment !== before.fulfilment && state.fulfilment === 'shipped';
  must(!shipped || state.status === 'paid' || state.status === 'partially_refunded', 'shipped unpaid');
  must(rejected.every(Boolean), 'rejected without a reason');
  return violations;
}

describe('any sequence of events', () => {
  it('never leads to an illegal state (10,000 sequences)', () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 14 }), (events) => {
        let state = newOrder(TOTAL);
        let pieces = 0;
        let confirmations = 0;
        for (const each of events) {
          const step = stepOrder(state, each);
          const violations = findViolations(step, state);
          // Reserving and releasing alternate: no effect happens twice.
          if (step.state.stockHeld !== state.stockHeld) pieces += step.state.stockHeld ? -1 : 1;
          if (pieces !== 0 && pieces !== 1) violations.push('stock changed twice');
          if (step.stock === 'release' && !state.stockHeld) violations.push('released without a reservation');
          if (step.stock === 'reserve' && state.stockHeld) violations.push('reserved twice');
          if (violations.length > 0) expect({ violations, each, before: state, after: step }).toBeNull();
          confirmations += step.messages.filter((kind) => kind === 'order-paid').length;
          state = step.state;
        }
        expect(confirmations).toBeLessThanOrEqual(1);
      }),
      { numRuns: 10_000 },
    );
  });

  it('a repeated event changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 10 }), (events) => {
        let state = newOrder(TOTAL);
        for (const each of events) {
          const once = stepOrder(state, each);
          const again = stepOrder(once.state, each);
          state = once.state;
          // A second click on "pay again" reuses the attempt of the first.
          const effects = [again.stock, again.messages, again.refunds, again.state];
          expect(JSON.stringify(effects)).toBe(JSON.stringify(['keep', [], [], once.state]));
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('amounts do not depend on the order of updates', () => {
    const piece = fc.record({
      attempt: fc.constantFrom(1, 2),
      status: fc.constantFrom(...STATUSES, 'paid' as const),
      refunded: fc.constantFrom(0, 0, 300, 1000),
    });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), fc.integer(), (pieces, seed) => {
        // Only paid payments can be refunded; refunds of others are rejected, which does depend on the order.
        const events = pieces.map(({ attempt: number, status, refunded }): OrderEvent => {
          const update = updateOf(number, { status, refunded: status === 'paid' ? refunded : 0 });
          return { kind: 'update', attempt: number, available: 'all', update: update };
        });
        const shuffled = events
          .map((each, index) => ({ each, key: ((index + 1) * 7919 + Math.abs(seed)) % 31 }))
          .sort((a, b) => a.key - b.key)
          .map(({ each }) => each);
        const start: OrderState = { ...newOrder(TOTAL) };
        start.payments = [...start.payments, { ...(start.payments[0] ?? fail()), attempt: 2 }];
        const amounts = ({ state }: Played) =>
          state.payments.map(({ status, refunded, amount }) => [
            status === 'paid',
            status === 'paid' ? [refunded, amount] : 0,
          ]);
        const one = play(events, start);
        const other = play(shuffled, start);
        expect(amounts(other)).toEqual(amounts(one));
        expect(wasPaid(other.state.status)).toBe(wasPaid(one.state.status));
        if (wasPaid(one.state.status)) expect(other.state.status).toBe(one.state.status);
      }),
      { numRuns: 3000 },
    );
  });
});

function fail(): never {
  throw new Error('no payment');
}

describe('late and double payments', () => {
  const paid = (number = 1, found: StockAvailability = 'all', over: Partial<PaymentUpdate> = {}): OrderEvent => ({
    kind: 'update',
    attempt: number,
    available: found,
    update: updateOf(number, { status: 'paid', ...over }),
  });
  const lost: OrderEvent = { kind: 'update', attempt: 1, available: 'all', update: updateOf(1, { status: 'expired' }) };
  const last = ({ steps }: Played): Step => steps.at(-1) ?? fail();

  it('reserves again while stock is available', () => {
    const step = last(play([lost, paid()]));
    expect(step).toMatchObject({
      stock: 'reserve',
      state: { status: 'paid', stockHeld: true },
      refunds: [],
      alerts: [],
    });
    expect(step.messages).toEqual(['order-paid', 'operator-paid']);
  });

  it('reserves again after the reservation expired', () => {
    expect(last(play([{ kind: 'reservation-expired' }, paid()]))).toMatchObject({
      stock: 'reserve',
      state: { stockHeld: true },
    });
  });

  it('is refunded without a confirmation mail when nothing is in stock', () => {
    const step = last(play([lost, paid(1, 'none')]));
    expect(step).toMatchObject({ messages: [], alerts: [], refunds: [{ attempt: 1, amount: TOTAL, reason: 'gone' }] });
    expect(step.state).toMatchObject({ status: 'refunded', withdrawn: true, stockHeld: false });
  });

  it('is refunded when its lessons can not be delivered at their price, but only the first time it is paid', () => {
    const gone: OrderEvent = {
      kind: 'update',
      attempt: 1,
      available: 'all',
      lessons: 'gone',
      update: updateOf(1, { status: 'paid' }),
    };
    const step = stepOrder(newOrder(TOTAL, false), gone);
    expect(step).toMatchObject({ messages: [], refunds: [{ attempt: 1, amount: TOTAL, reason: 'lessons' }] });
    expect(step.state).toMatchObject({ status: 'refunded', withdrawn: true });
    const paidBefore = stepOrder(newOrder(TOTAL, false), { ...gone, lessons: 'ok' });
    expect(stepOrder(paidBefore.state, gone)).toMatchObject({ refunds: [], state: { status: 'paid' } });
  });

  it('raises an alert when only part is in stock', () => {
    expect(last(play([lost, paid(1, 'some')]))).toMatchObject({
      alerts: ['oversold'],
      refunds: [],
      state: { status: 'paid' },
    });
  });

  it('is refunded when the order was replaced', () => {
    const step = last(play([{ kind: 'replaced' }, paid()]));
    expect(step).toMatchObject({ messages: [], refunds: [{ attempt: 1, amount: TOTAL, reason: 'canceled' }] });
    expect(step.state.status).toBe('refunded');
  });

  const second: OrderEvent[] = [lost, { kind: 'pay-again', available: 'all' }, paid(1), paid(2)];
  it('refunds the newest payment when paid twice', () => {
    const step = last(play(second));
    expect(step).toMatchObject({ alerts: [], refunds: [{ attempt: 2, amount: TOTAL, reason: 'double' }] });
    expect(last(play([...second, paid(2, 'all', { refunded: TOTAL })])).state.status).toBe('paid');
  });

  it('raises an alert after a chargeback, a manual refund or a wrong amount', () => {
    const disputed = play([...second.slice(0, 3), paid(1, 'all', { chargedBack: TOTAL }), paid(1), paid(2)]);
    expect(last(disputed)).toMatchObject({ refunds: [], alerts: ['double'] });
    const manual = play([...second.slice(0, 3), paid(1, 'all', { refunded: TOTAL }), paid(2)]);
    expect(last(manual)).toMatchObject({ refunds: [], alerts: ['paid-after-refund'] });
    expect(last(play([paid(1, 'all', { amount: 999 })]))).toMatchObject({
      alerts: ['amount'],
      state: { status: 'open' },
    });
  });

  it('handles a chargeback and its reversal', () => {
    const steps = play([paid(), paid(1, 'all', { chargedBack: TOTAL }), paid()]).steps;
    expect(steps.map(({ alerts, state }) => [state.status, alerts])).toEqual([
      ['paid', []],
      ['charged_back', ['chargeback']],
      ['paid', ['chargeback-reversed']],
    ]);
    expect(steps.flatMap(({ messages }) => messages)).toEqual(['order-paid', 'operator-paid']);
  });
});
