import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FULFILMENTS, refuseFulfilment } from './fulfilment';
import type { Found } from './order-effects';
import { CURRENCY, type OrderEvent, type OrderState, newOrder, stepOrder } from './order-model';
import { ORDER_STATUSES, PAYMENT_STATUSES } from './order-status';
import { type PaymentNews, REFUSALS, nextStatus } from './payment-news';

/** docs/order-states.md is written by the rules themselves; `vitest -u` renews it after a wanted change. */
const FILE = path.resolve(__dirname, '../../../docs/order-states.md');
const TOTAL = 1000;
const NEWS = ['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'] as const;

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const tell = (attempt: number, over: Partial<PaymentNews>, shelf: Found = 'all'): OrderEvent => ({
  kind: 'news',
  attempt,
  shelf,
  news: {
    id: `tr_${attempt}`,
    orderNr: 'ZW2026-00001',
    currency: CURRENCY,
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

const ended: OrderEvent = { kind: 'reservation-ended' };
const again: OrderEvent = { kind: 'pay-again', shelf: 'all' };

/** One way into every state. */
const STATES: [string, OrderState][] = [
  ['open', after(tell(1, { status: 'open' }))],
  ['open, pieces given back', after(tell(1, { status: 'open' }), ended)],
  ['failed', after(tell(1, { status: 'failed' }))],
  ['canceled', after(tell(1, { status: 'canceled' }))],
  ['expired', after(tell(1, { status: 'expired' }))],
  ['canceled (replaced)', after({ kind: 'replaced' })],
  ['paid', after(tell(1, {}))],
  ['paid, and a second attempt', after(tell(1, { status: 'failed' }), again, tell(1, {}))],
  ['partially_refunded', after(tell(1, {}), tell(1, { refunded: 300 }))],
  ['refunded', after(tell(1, {}), tell(1, { refunded: TOTAL }))],
  ['charged_back', after(tell(1, {}), tell(1, { chargedBack: TOTAL }))],
];

const EVENTS: [string, OrderEvent][] = [
  ...NEWS.map((status): [string, OrderEvent] => [status, tell(1, { status })]),
  ['paid, nothing left on the shelf', tell(1, {}, 'nothing')],
  ['paid, part left on the shelf', tell(1, {}, 'some')],
  ['second attempt paid', tell(2, {})],
  ['paid, too little', tell(1, { amount: TOTAL - 1 })],
  ['paid, too much', tell(1, { amount: TOTAL * 2 })],
  ['paid, other currency', tell(1, { currency: 'USD' })],
  ['news of another payment', tell(1, { id: 'tr_other' })],
  ['news of another order', tell(1, { orderNr: 'ZW2026-00002' })],
  ['refunded in part', tell(1, { refunded: 300 })],
  ['refunded in whole', tell(1, { refunded: TOTAL })],
  ['refund bounced', tell(1, { refundsUndone: TOTAL })],
  ['refund while unpaid', tell(1, { status: 'open', refunded: 300 })],
  ['charged back', tell(1, { chargedBack: TOTAL })],
  ['chargeback reversed', tell(1, { chargedBack: 0 })],
  ['reservation ended', ended],
  ['replaced by a new order', { kind: 'replaced' }],
  ['customer pays again', again],
];

function describeStep(state: OrderState, event: OrderEvent): string {
  const step = stepOrder(state, event);
  const { refused, stock, messages, alerts, returns } = step;
  const changed = JSON.stringify(step.state) !== JSON.stringify(state);
  const facts = [
    ...refused.map((why) => `refused: ${why}`),
    ...(stock === 'keep' ? [] : [`stock: ${stock}`]),
    ...(messages.length > 0 ? [`mail: ${messages.join(', ')}`] : []),
    ...(alerts.length > 0 ? [`alert: ${alerts.join(', ')}`] : []),
    ...returns.map(({ amount, reason }) => `sends back ${amount} (${reason})`),
  ];
  if (!changed && refused.length > 0) return facts.join('; ');
  const to = step.state.status === state.status ? (changed ? state.status : '–') : `**${step.state.status}**`;
  return [to, ...facts].join('; ');
}

function writeDocument(): string {
  const statuses = table(
    ['payment is ↓, news say →', ...NEWS],
    PAYMENT_STATUSES.map((known) => [
      `**${known}**`,
      ...NEWS.map((news) => {
        const next = nextStatus(known, news);
        return next === null ? 'refused' : next === known ? '–' : next;
      }),
    ]),
  );
  const orders = STATES.map(([name, state]) => {
    const rows = EVENTS.map(([event, value]) => [event, describeStep(state, value)]);
    return `### Order is ${name}\n\n${table(['event', 'what follows'], rows)}`;
  });
  const moves = table(
    ['parcel is ↓, shall be →', ...FULFILMENTS],
    FULFILMENTS.map((from) => [
      `**${from}**`,
      ...FULFILMENTS.map((to) => {
        const allowed = ORDER_STATUSES.filter((status) => refuseFulfilment(from, to, status) === null);
        if (from === to) return '–';
        if (allowed.length === ORDER_STATUSES.length) return 'yes';
        return allowed.length === 0 ? 'refused' : `when ${allowed.join(' or ')}`;
      }),
    ]),
  );
  const refusals = table(
    ['name in the diary', 'what was refused'],
    Object.entries(REFUSALS).map(([name, text]) => [`\`${name}\``, text]),
  );
  return `# States of payments, orders and parcels

Written by \`backend/src/domain/order-states.test.ts\` from the code; \`npx vitest run src/domain/order-states -u\` renews it.
Amounts in cents, of an order over ${TOTAL}. "–": nothing changes. Bold: the order's new status.

An order's status is never set by an event: it is derived from all its payments (\`deriveOrderStatus\`), so it does not matter in
which order or how often news arrive. What can not happen is refused and noted in the order's diary, once per distinct refusal.

## A payment's status

${statuses}

## What is refused

${refusals}

## What every event does in every state

A payment has one attempt unless a second is named; "pieces given back" is an order whose reservation has ended.

${orders.join('\n\n')}

## A parcel

${moves}
`;
}

describe('docs/order-states.md', () => {
  it('says what the code does', async () => {
    await expect(writeDocument()).toMatchFileSnapshot(FILE);
  });

  it('starts every row from the state it names', () => {
    for (const [name, state] of STATES) expect(name.startsWith(state.status), name).toBe(true);
  });
});
