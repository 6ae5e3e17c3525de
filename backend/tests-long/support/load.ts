import { randomUUID } from 'node:crypto';
import { callAdmin } from '../../tests/orders/support/admin';
import {
  changePayment,
  paymentsOf,
  readMollie,
  refundInDashboard,
  sendWebhook,
} from '../../tests/orders/support/mollie';
import {
  type Placed,
  type TestVariant,
  address,
  newEmail,
  orderData,
  payAgain,
  postOrder,
  readOrder,
} from '../../tests/orders/support/shop';
import { deskOf, refund, takeBack } from '../../tests/refunds/support';
import { statement, withdraw } from '../../tests/withdrawals/support/withdrawals';

export interface Market {
  variants: TestVariant[];
  codes: string[];
  /** Orders confirmed to a client, with their buyer. */
  orders: { placed: Placed; email: string }[];
  /** Number of successes and failures per action. */
  tally: Map<string, { done: number; failed: number }>;
}

export function pick<T>(list: T[]): T {
  const entry = list[Math.floor(Math.random() * list.length)];
  if (entry === undefined) throw new Error('Nothing to pick from');
  return entry;
}

const upTo = (most: number): number => 1 + Math.floor(Math.random() * most);
const chance = (share: number): boolean => Math.random() < share;

/** Now and then on the Swedish domain, in kronor. */
const domain = () => (chance(0.25) ? { locale: 'sv', shipping: address('se') } : {});

/** A client without a response retries with the same key, as the shop's form does. */
async function buy({ variants, codes, orders }: Market): Promise<void> {
  const email = newEmail();
  const chosen = variants.filter(() => chance(0.4));
  const cart = (chosen.length > 0 ? chosen : [pick(variants)]).map((variant) => variant.item(upTo(3)));
  const user = { firstname: 'Zoë', lastname: 'van Dam', email };
  const data = orderData(cart, { user, ...domain(), ...(chance(0.5) && { codes: [pick(codes)] }) });
  const headers = { 'idempotency-key': randomUUID() };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const answer = await postOrder(data, headers).catch(() => null);
    if (answer?.status === 201) {
      orders.push({ placed: answer.body.data, email });
      return;
    }
    if (answer && answer.status < 500) return;
  }
  throw new Error('No response');
}

/** Changes a payment at the provider and then sends no webhook, one, or several concurrently. */
async function decide({ orders }: Market): Promise<void> {
  const payments = await paymentsOf(pick(orders).placed.orderNr);
  if (payments.length === 0) return;
  const { id, status } = pick(payments);
  // A final payment can only still be paid late; a paid one stays paid.
  const next = status === 'open' ? pick(['paid', 'paid', 'paid', 'failed', 'expired', 'canceled', 'pending']) : 'paid';
  await changePayment(id, { from: status, status: next, method: pick(['ideal', 'creditcard', 'banktransfer']) });
  const calls = pick([0, 1, 1, 2, 5]);
  await Promise.all(Array.from({ length: calls }, () => sendWebhook(id)));
}

async function refundPart({ orders }: Market): Promise<void> {
  const desk = await deskOf(pick(orders).placed);
  const asked = { key: randomUUID(), amount: upTo(1500), reason: 'Korting achteraf' };
  // An operator's double click.
  await Promise.all([refund(desk, asked), refund(desk, asked)]);
}

async function takeBackPieces({ orders }: Market): Promise<void> {
  const desk = await deskOf(pick(orders).placed);
  await callAdmin(`${desk.path}/ship`, { method: 'POST', json: {} });
  const { body } = await callAdmin<{ data: { lines: { lineId: number; left: number }[] } }>(`${desk.path}/refundable`);
  const line = body.data.lines.find(({ left }) => left > 0);
  if (line) await takeBack(desk, { lines: [{ lineId: line.lineId, quantity: 1 }], restock: chance(0.7) });
}

async function cancelOrder({ orders }: Market): Promise<void> {
  const desk = await deskOf(pick(orders).placed);
  await callAdmin(`${desk.path}/cancel`, { method: 'POST', json: { reason: 'Klant belde' } });
}

async function chargeBack({ orders }: Market): Promise<void> {
  const [payment] = (await paymentsOf(pick(orders).placed.orderNr)).filter(({ status }) => status === 'paid');
  if (!payment) return;
  // A bank charges back the rest; then the dispute may be won.
  const refunds = (await readMollie()).refunds.filter(({ paymentId }) => paymentId === payment.id);
  if (refunds.length > 0) return;
  const value = chance(0.3) ? '0.00' : payment.amount.value;
  await changePayment(payment.id, { amountChargedBack: { ...payment.amount, value } });
  await sendWebhook(payment.id);
}

async function refundAtProvider({ orders }: Market): Promise<void> {
  const [payment] = (await paymentsOf(pick(orders).placed.orderNr)).filter(({ status }) => status === 'paid');
  if (!payment || 'amountChargedBack' in payment) return;
  await refundInDashboard(payment.id, '1.00');
  if (chance(0.5)) await sendWebhook(payment.id);
}

/** Actions in a shop, weighted by frequency. */
const ACTIONS: Record<string, { weight: number; act: (market: Market) => Promise<unknown> }> = {
  buy: { weight: 30, act: buy },
  decide: { weight: 40, act: decide },
  read: { weight: 20, act: ({ orders }) => readOrder(pick(orders).placed) },
  'pay again': { weight: 10, act: ({ orders }) => payAgain(pick(orders).placed.slug) },
  refund: { weight: 4, act: refundPart },
  'take back': { weight: 3, act: takeBackPieces },
  cancel: { weight: 3, act: cancelOrder },
  withdraw: {
    weight: 2,
    act: async ({ orders }) => {
      const { placed, email } = pick(orders);
      await withdraw(statement({ orderNr: placed.orderNr, email }));
    },
  },
  'charge back': { weight: 2, act: chargeBack },
  'refund in dashboard': { weight: 2, act: refundAtProvider },
};
const LOTTERY = Object.entries(ACTIONS).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name));

const PATIENCE_MS = 30_000;

/** A backend killed while it responds may leave its client waiting forever. */
async function giveUp(): Promise<never> {
  await new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS).unref();
  });
  throw new Error('No response in time');
}

/** One client after the other acts until all is done. Failures during downtime are only counted. */
export async function trade(market: Market, isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    const name = market.orders.length === 0 ? 'buy' : pick(LOTTERY);
    const count = market.tally.get(name) ?? { done: 0, failed: 0 };
    market.tally.set(name, count);
    try {
      await Promise.race([ACTIONS[name]?.act(market), giveUp()]);
      count.done += 1;
    } catch {
      count.failed += 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
