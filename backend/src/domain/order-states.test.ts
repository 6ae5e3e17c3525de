import { type CardStep, nextCardStep } from './gift-card';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type AwaitedReturn, planArrival, returnState } from './awaited-return';
import { findFulfilmentError } from './fulfilment';
import type { StockAvailability } from './order-settlement';
import { type OrderEvent, type OrderState, newOrder, stepOrder } from './order-state-machine';
import { PAYMENT_STATUSES } from './order-status';
import { type PaymentUpdate, UPDATE_REJECTIONS, nextStatus } from './payment-update';
import { ShopError } from './shop-error';
import { ORDER_STATUSES, FULFILMENTS, RETURN_STATES } from '../../contract/order-states';
import { BASE_CURRENCY } from '../../contract/money';

/** docs/order-states.md is generated from the rules; update it with `vitest -u` after an intended change. */
const FILE = path.resolve(__dirname, '../../../docs/order-states.md');
const TOTAL = 1000;
const STATUSES = ['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'] as const;

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const update = (attempt: number, over: Partial<PaymentUpdate>, available: StockAvailability = 'all'): OrderEvent => ({
  kind: 'update',
  attempt,
  available,
  update: {
    id: `tr_${attempt}`,
    orderNr: 'ZW2026-00001',
    currency: BASE_CURRENCY,
    status: 'paid',
    amount: TOTAL,
    refunded: 0,
    refundsUndone: 0,
    chargedBack: 0,
    ...over,
  },
});
const after = (...events: OrderEvent[]): OrderState =>
  events.reduce((state, event) => stepOrder(state, event).state, newOrder(TOTAL));

const expired: OrderEvent = { kind: 'reservation-expired' };
const again: OrderEvent = { kind: 'pay-again', available: 'all' };

/** One path into every state. */
const STATES: [string, OrderState][] = [
  ['open', after(update(1, { status: 'open' }))],
  ['open, stock released', after(update(1, { status: 'open' }), expired)],
  ['failed', after(update(1, { status: 'failed' }))],
  ['canceled', after(update(1, { status: 'canceled' }))],
  ['expired', after(update(1, { status: 'expired' }))],
  ['canceled (replaced)', after({ kind: 'replaced' })],
  ['paid', after(update(1, {}))],
  ['paid, with a second attempt', after(update(1, { status: 'failed' }), again, update(1, {}))],
  ['partially_refunded', after(update(1, {}), update(1, { refunded: 300 }))],
  ['refunded', after(update(1, {}), update(1, { refunded: TOTAL }))],
  ['charged_back', after(update(1, {}), update(1, { chargedBack: TOTAL }))],
];

const EVENTS: [string, OrderEvent][] = [
  ...STATUSES.map((status): [string, OrderEvent] => [status, update(1, { status })]),
  ['paid, nothing in stock', update(1, {}, 'none')],
  ['paid, partly in stock', update(1, {}, 'some')],
  ['second attempt paid', update(2, {})],
  ['paid, too little', update(1, { amount: TOTAL - 1 })],
  ['paid, too much', update(1, { amount: TOTAL * 2 })],
  ['paid, other currency', update(1, { currency: 'USD' })],
  ['update of another payment', update(1, { id: 'tr_other' })],
  ['update of another order', update(1, { orderNr: 'ZW2026-00002' })],
  ['partly refunded', update(1, { refunded: 300 })],
  ['fully refunded', update(1, { refunded: TOTAL })],
  ['refund bounced', update(1, { refundsUndone: TOTAL })],
  ['refund while unpaid', update(1, { status: 'open', refunded: 300 })],
  ['charged back', update(1, { chargedBack: TOTAL })],
  ['chargeback reversed', update(1, { chargedBack: 0 })],
  ['reservation expired', expired],
  ['replaced by a new order', { kind: 'replaced' }],
  ['customer pays again', again],
];

function describeStep(state: OrderState, event: OrderEvent): string {
  const step = stepOrder(state, event);
  const { rejected, stock, messages, alerts, refunds } = step;
  const changed = JSON.stringify(step.state) !== JSON.stringify(state);
  const effects = [
    ...rejected.map((why) => `rejected: ${why}`),
    ...(stock === 'keep' ? [] : [`stock: ${stock}`]),
    ...(messages.length > 0 ? [`mail: ${messages.join(', ')}`] : []),
    ...(alerts.length > 0 ? [`alert: ${alerts.join(', ')}`] : []),
    ...refunds.map(({ amount, reason }) => `refunds ${amount} (${reason})`),
  ];
  if (!changed && rejected.length > 0) return effects.join('; ');
  const to = step.state.status === state.status ? (changed ? state.status : '–') : `**${step.state.status}**`;
  return [to, ...effects].join('; ');
}

/** Two pieces of 500 that are sent back, of an order that cost no shipping. */
const sentBack = (arrived: number, over: Partial<AwaitedReturn> = {}): AwaitedReturn => ({
  lines: [{ lineId: 1, quantity: 2 }],
  arrivals: arrived > 0 ? [{ lines: [{ lineId: 1, asNew: arrived, worn: 0, withheld: 0 }] }] : [],
  shipping: false,
  isRefundedAhead: false,
  hasEnded: arrived === 2,
  ...over,
});

const RETURNS: AwaitedReturn[] = [
  sentBack(0),
  sentBack(0, { isRefundedAhead: true }),
  sentBack(1),
  sentBack(1, { isRefundedAhead: true }),
  sentBack(2),
  sentBack(1, { hasEnded: true }),
];
const PARCELS: [string, { asNew: number; worn: number; withheld: number }][] = [
  ['one piece as new', { asNew: 1, worn: 0, withheld: 0 }],
  ['one worn piece, 100 kept', { asNew: 0, worn: 1, withheld: 100 }],
  ['two pieces', { asNew: 1, worn: 1, withheld: 0 }],
];

/** What a parcel leads to when the money of all pieces that came before, or were refunded ahead, is refunded. */
function describeParcel(given: AwaitedReturn, came: (typeof PARCELS)[number][1]): string {
  const arrived = { lineId: 1, ...came };
  const before = given.isRefundedAhead ? 2 : given.arrivals.length;
  const line = { id: 1, quantity: 2, refundedQuantity: before, total: TOTAL, discount: 0, refunded: 500 * before };
  try {
    const plan = planArrival(given, [arrived], { lines: [line], shipping: 0, left: TOTAL - 500 * before });
    const arrivals = [...given.arrivals, { lines: [arrived] }];
    const to = returnState({ ...given, arrivals, hasEnded: plan.isComplete });
    const shelf = plan.shelf.reduce((sum, { quantity }) => sum + quantity, 0);
    return [
      to === returnState(given) ? to : `**${to}**`,
      ...(plan.refund ? [`refunds ${plan.refund.amount}`] : []),
      ...(shelf > 0 ? [`${shelf} to the shelf`] : []),
    ].join('; ');
  } catch (error) {
    return error instanceof ShopError ? 'rejected' : String(error);
  }
}

const MONEY = ['open', 'paid', 'failed', 'canceled', 'expired'] as const;
const CARD_STATES = ['authorized', 'paid', 'canceled'] as const;
const CARD_STEPS: Record<CardStep, string> = {
  keep: '–',
  use: 'taken',
  'hold-and-use': 'taken again; if the card has been spent since, the order is voided and the money refunded',
  release: 'given back',
};

function describeCardStep(card: (typeof CARD_STATES)[number], money: (typeof MONEY)[number]): string {
  const rest = { attempt: 1, status: money, amount: 600, refunded: 0, chargedBack: 0 };
  return CARD_STEPS[nextCardStep({ total: TOTAL, withdrawn: false }, { status: card, amount: 400 }, [rest])];
}

function writeDocument(): string {
  const statuses = table(
    ['payment is ↓, provider reports →', ...STATUSES],
    PAYMENT_STATUSES.map((known) => [
      `**${known}**`,
      ...STATUSES.map((status) => {
        const next = nextStatus(known, status);
        return next === null ? 'rejected' : next === known ? '–' : next;
      }),
    ]),
  );
  const orders = STATES.map(([name, state]) => {
    const rows = EVENTS.map(([event, value]) => [event, describeStep(state, value)]);
    return `### Order is ${name}\n\n${table(['event', 'effect'], rows)}`;
  });
  const moves = table(
    ['parcel is ↓, requested →', ...FULFILMENTS],
    FULFILMENTS.map((from) => [
      `**${from}**`,
      ...FULFILMENTS.map((to) => {
        const allowed = ORDER_STATUSES.filter((status) => findFulfilmentError(from, to, status) === null);
        if (from === to) return '–';
        if (allowed.length === ORDER_STATUSES.length) return 'yes';
        return allowed.length === 0 ? 'rejected' : `when ${allowed.join(' or ')}`;
      }),
    ]),
  );
  const returns = table(
    ['return is ↓, what arrives →', ...PARCELS.map(([name]) => name)],
    RETURNS.map((given) => [
      `**${returnState(given)}**${given.isRefundedAhead ? ', refunded ahead' : ''}`,
      ...PARCELS.map(([, came]) => describeParcel(given, came)),
    ]),
  );
  const cardSteps = table(
    ['the card’s part is ↓, the rest of the money is →', ...MONEY],
    CARD_STATES.map((card) => [`**${card}**`, ...MONEY.map((money) => describeCardStep(card, money))]),
  );
  const rejections = table(
    ['name in the timeline', 'rejected update'],
    Object.entries(UPDATE_REJECTIONS).map(([name, text]) => [`\`${name}\``, text]),
  );
  return `# States of payments, orders and parcels

Written by \`backend/src/domain/order-states.test.ts\` from the code; update it with \`npx vitest run src/domain/order-states -u\`.
Amounts in cents, for an order of ${TOTAL}. "–": nothing changes. Bold: the order's new status.

An order's status is never set by an event: it is derived from all its payments (\`deriveOrderStatus\`), so it does not matter in
which order or how often provider updates arrive. Impossible updates are rejected and recorded in the order's timeline, once per distinct
rejection.

## A payment's status

${statuses}

## Rejected updates

${rejections}

## Effect of every event in every state

There is one payment attempt unless a second is named; "stock released" is an order whose reservation has expired.

${orders.join('\n\n')}

## An order that a gift card pays in part

The card's part is a payment of its own (attempt 0) that counts for the status only once it is paid (\`nextCardStep\`).

${cardSteps}

## Parcels

${moves}

A parcel becomes \`returned\` when goods came back, never when their return is accepted.

## Goods that are sent back

Two pieces of 500 each (\`domain/awaited-return.ts\`). A return is \`awaited\` from its acceptance; \`closed\` is one that the shop waits for no longer. The order is
\`returned\` once all its pieces are refunded and no return is open.

${returns}
`;
}

describe('docs/order-states.md', () => {
  it('matches the code', async () => {
    await expect(writeDocument()).toMatchFileSnapshot(FILE);
  });

  it('has a return in every state', () => {
    expect([...new Set(RETURNS.map(returnState))]).toEqual(RETURN_STATES);
  });

  it('starts every row in the state of its heading', () => {
    for (const [name, state] of STATES) expect(name.startsWith(state.status), name).toBe(true);
  });
});
