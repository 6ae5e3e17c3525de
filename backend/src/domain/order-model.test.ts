import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FULFILMENTS } from './fulfilment';
import { type Found } from './order-effects';
import { CURRENCY, type OrderEvent, type OrderState, type Step, newOrder, stepOrder } from './order-model';
import { ORDER_STATUSES, deriveOrderStatus, isLost, wasPaid } from './order-status';
import type { PaymentNews } from './payment-news';

const TOTAL = 1000;
const STATUSES = ['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'] as const;

const newsOf = (attempt: number, over: Partial<PaymentNews> = {}): PaymentNews => ({
  id: `tr_${attempt}`,
  orderNr: 'ZW2026-00001',
  currency: CURRENCY,
  status: 'open',
  amount: TOTAL,
  refunded: 0,
  refundsUndone: 0,
  chargedBack: 0,
  ...over,
});

const attempt = fc.constantFrom(1, 1, 2, 3);
const shelf = fc.constantFrom<Found>('all', 'all', 'some', 'nothing');
/** Mostly what a provider says, now and then what it never should. */
const news = fc
  .record({
    attempt,
    status: fc.constantFrom(...STATUSES, 'paid' as const, 'paid' as const),
    refunded: fc.constantFrom(0, 0, 0, 300, 1000, 1200),
    refundsUndone: fc.constantFrom(0, 0, 0, 300),
    chargedBack: fc.constantFrom(0, 0, 0, 1000, 5000),
    amount: fc.constantFrom(TOTAL, TOTAL, TOTAL, TOTAL, TOTAL, 999, 2000, 0),
    currency: fc.constantFrom(CURRENCY, CURRENCY, CURRENCY, CURRENCY, CURRENCY, 'USD'),
    orderNr: fc.constantFrom('ZW2026-00001', 'ZW2026-00001', 'ZW2026-00001', null, 'ZW2026-00002'),
    id: fc.constantFrom(null, null, null, null, 'tr_other'),
    shelf,
  })
  .map(({ shelf: found, attempt: number, id, ...said }): OrderEvent => {
    return { kind: 'news', attempt: number, shelf: found, news: newsOf(number, { ...said, id: id ?? `tr_${number}` }) };
  });
const others = fc.oneof(
  fc.record({ kind: fc.constant('pay-again' as const), shelf }),
  fc.record({ kind: fc.constant('never-started' as const), attempt }),
  fc.constant<OrderEvent>({ kind: 'reservation-ended' }),
  fc.constant<OrderEvent>({ kind: 'replaced' }),
  fc.record({ kind: fc.constant('fulfilment' as const), to: fc.constantFrom(...FULFILMENTS) }),
);
const event: fc.Arbitrary<OrderEvent> = fc.oneof({ weight: 3, arbitrary: news }, { weight: 2, arbitrary: others });

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

/** What is wrong with an order after a step; plain conditions, because there are a hundred thousand of them. */
function faultsOf({ state, refused }: Step, before: OrderState): string[] {
  const faults: string[] = [];
  const must = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(fault);
  };
  must(ORDER_STATUSES.includes(state.status), 'no such status');
  must(state.status === deriveOrderStatus(state, state.payments), 'the status is not what the money says');
  const paid = state.payments.filter(({ status }) => status === 'paid');
  for (const payment of state.payments) {
    must(payment.amount <= TOTAL, 'more than was asked for');
    must(payment.status === 'paid' || payment.refunded + payment.chargedBack === 0, 'money back from nothing');
    must(payment.chargedBack <= payment.amount, 'more charged back than paid');
    must(payment.returning <= payment.amount, 'more returned than paid');
  }
  for (const payment of before.payments.filter(({ status }) => status === 'paid')) {
    const now = state.payments.find((each) => each.attempt === payment.attempt);
    must(now?.status === 'paid' && now.amount === payment.amount, 'money that came in was forgotten');
    const gross = (each = payment) => each.refunded + each.refundsUndone;
    must(gross(now) >= gross(), 'a refund was forgotten');
  }
  must(paid.length === 0 || !isLost(state.status), 'paid and lost');
  must(!wasPaid(state.status) || paid.length > 0, 'paid by nothing');
  must(!isLost(state.status) || !state.held, 'a lost order keeps pieces from other buyers');
  const kept = sum(paid.map(({ amount, returning }) => amount - returning));
  const returning = paid.some((payment) => payment.returning > 0);
  must(!returning || state.withdrawn || kept >= TOTAL, 'money was returned that is owed');
  const shipped = state.fulfilment !== before.fulfilment && state.fulfilment === 'shipped';
  must(!shipped || state.status === 'paid' || state.status === 'partially_refunded', 'shipped unpaid');
  must(refused.every(Boolean), 'refused without a reason');
  return faults;
}

describe('any sequence of events', () => {
  it('never leads to an illegal state (10,000 sequences)', () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 14 }), (events) => {
        let state = newOrder(TOTAL);
        let pieces = 0;
        let thanked = 0;
        for (const each of events) {
          const step = stepOrder(state, each);
          const faults = faultsOf(step, state);
          // Pieces leave the shelf and come back in turns: no effect twice.
          if (step.state.held !== state.held) pieces += step.state.held ? -1 : 1;
          if (pieces !== 0 && pieces !== 1) faults.push('stock changed twice');
          if (step.stock === 'release' && !state.held) faults.push('gave back what it did not have');
          if (step.stock === 'take' && state.held) faults.push('took twice');
          if (faults.length > 0) expect({ faults, each, before: state, after: step }).toBeNull();
          thanked += step.messages.filter((kind) => kind === 'order-paid').length;
          state = step.state;
        }
        expect(thanked).toBeLessThanOrEqual(1);
      }),
      { numRuns: 10_000 },
    );
  });

  it('each event heard twice changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 10 }), (events) => {
        let state = newOrder(TOTAL);
        for (const each of events) {
          const once = stepOrder(state, each);
          const again = stepOrder(once.state, each);
          state = once.state;
          // A second press of "pay again" finds the attempt of the first.
          const effects = [again.stock, again.messages, again.returns, again.state];
          expect(JSON.stringify(effects)).toBe(JSON.stringify(['keep', [], [], once.state]));
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('the money does not depend on the order of the news', () => {
    const piece = fc.record({
      attempt: fc.constantFrom(1, 2),
      status: fc.constantFrom(...STATUSES, 'paid' as const),
      refunded: fc.constantFrom(0, 0, 300, 1000),
    });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), fc.integer(), (pieces, seed) => {
        // Refunds exist only for what is paid; other news of them are refused, and then the order does matter.
        const events = pieces.map(({ attempt: number, status, refunded }): OrderEvent => {
          const said = newsOf(number, { status, refunded: status === 'paid' ? refunded : 0 });
          return { kind: 'news', attempt: number, shelf: 'all', news: said };
        });
        const shuffled = events
          .map((each, index) => ({ each, key: ((index + 1) * 7919 + Math.abs(seed)) % 31 }))
          .sort((a, b) => a.key - b.key)
          .map(({ each }) => each);
        const start: OrderState = { ...newOrder(TOTAL) };
        start.payments = [...start.payments, { ...(start.payments[0] ?? raise()), attempt: 2 }];
        const facts = ({ state }: Played) =>
          state.payments.map(({ status, refunded, amount }) => [
            status === 'paid',
            status === 'paid' ? [refunded, amount] : 0,
          ]);
        const one = play(events, start);
        const other = play(shuffled, start);
        expect(facts(other)).toEqual(facts(one));
        expect(wasPaid(other.state.status)).toBe(wasPaid(one.state.status));
        if (wasPaid(one.state.status)) expect(other.state.status).toBe(one.state.status);
      }),
      { numRuns: 3000 },
    );
  });
});

function raise(): never {
  throw new Error('no payment');
}

describe('late and double money', () => {
  const paid = (number = 1, found: Found = 'all', over: Partial<PaymentNews> = {}): OrderEvent => ({
    kind: 'news',
    attempt: number,
    shelf: found,
    news: newsOf(number, { status: 'paid', ...over }),
  });
  const lost: OrderEvent = { kind: 'news', attempt: 1, shelf: 'all', news: newsOf(1, { status: 'expired' }) };
  const last = ({ steps }: Played): Step => steps.at(-1) ?? raise();

  it('takes the pieces again while they are there', () => {
    const step = last(play([lost, paid()]));
    expect(step).toMatchObject({ stock: 'take', state: { status: 'paid', held: true }, returns: [], alerts: [] });
    expect(step.messages).toEqual(['order-paid', 'operator-paid']);
  });

  it('takes them again after the reservation has ended', () => {
    expect(last(play([{ kind: 'reservation-ended' }, paid()]))).toMatchObject({ stock: 'take', state: { held: true } });
  });

  it('goes back when nothing is left, without thanks', () => {
    const step = last(play([lost, paid(1, 'nothing')]));
    expect(step).toMatchObject({ messages: [], alerts: [], returns: [{ attempt: 1, amount: TOTAL, reason: 'gone' }] });
    expect(step.state).toMatchObject({ status: 'refunded', withdrawn: true, held: false });
  });

  it('is for a person to decide when part of it is left', () => {
    expect(last(play([lost, paid(1, 'some')]))).toMatchObject({
      alerts: ['oversold'],
      returns: [],
      state: { status: 'paid' },
    });
  });

  it('goes back when the order was replaced', () => {
    const step = last(play([{ kind: 'replaced' }, paid()]));
    expect(step).toMatchObject({ messages: [], returns: [{ attempt: 1, amount: TOTAL, reason: 'canceled' }] });
    expect(step.state.status).toBe('refunded');
  });

  const second: OrderEvent[] = [lost, { kind: 'pay-again', shelf: 'all' }, paid(1), paid(2)];
  it('of a second payment goes back, the newest one', () => {
    const step = last(play(second));
    expect(step).toMatchObject({ alerts: [], returns: [{ attempt: 2, amount: TOTAL, reason: 'double' }] });
    expect(last(play([...second, paid(2, 'all', { refunded: TOTAL })])).state.status).toBe('paid');
  });

  it('is left to a person after a chargeback, a refund by hand or a wrong amount', () => {
    const disputed = play([...second.slice(0, 3), paid(1, 'all', { chargedBack: TOTAL }), paid(1), paid(2)]);
    expect(last(disputed)).toMatchObject({ returns: [], alerts: ['double'] });
    const byHand = play([...second.slice(0, 3), paid(1, 'all', { refunded: TOTAL }), paid(2)]);
    expect(last(byHand)).toMatchObject({ returns: [], alerts: ['paid-after-refund'] });
    expect(last(play([paid(1, 'all', { amount: 999 })]))).toMatchObject({
      alerts: ['amount'],
      state: { status: 'open' },
    });
  });

  it('knows a chargeback and its end', () => {
    const steps = play([paid(), paid(1, 'all', { chargedBack: TOTAL }), paid()]).steps;
    expect(steps.map(({ alerts, state }) => [state.status, alerts])).toEqual([
      ['paid', []],
      ['charged_back', ['chargeback']],
      ['paid', ['chargeback-reversed']],
    ]);
    expect(steps.flatMap(({ messages }) => messages)).toEqual(['order-paid', 'operator-paid']);
  });
});
