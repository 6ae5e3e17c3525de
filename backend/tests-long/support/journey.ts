import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { waitFor } from '../../tests/support/client';
import { database } from '../../tests/support/database';
import { readDiary, readMovements } from '../../tests/orders/support/diary';
import { mailsTo } from '../../tests/orders/support/mail';
import { type Payment, changePayment, paymentsOf, readMollie, sendWebhook } from '../../tests/orders/support/mollie';
import {
  type Placed,
  type TestVariant,
  makeVariant,
  newEmail,
  orderData,
  postOrder,
  readOrder,
  readStock,
} from '../../tests/orders/support/shop';

/** Everything that was interrupted recovers within this time. */
export const HEALED_MS = 5 * 60_000;

/** One order from form to invoice, which can be interrupted and resumed at any point. */
export interface Journey {
  email: string;
  suit: TestVariant;
  data: object;
  headers: Record<string, string>;
}

export async function plan(): Promise<Journey> {
  const suit = await makeVariant({ stock: 10 });
  const email = newEmail();
  const user = { firstname: 'Zoë', lastname: 'van Dam', email };
  return { email, suit, data: orderData([suit.item(2)], { user }), headers: { 'idempotency-key': randomUUID() } };
}

/** The order, or null without a response because the backend was killed. */
export async function place({ data, headers }: Journey): Promise<Placed | null> {
  const answer = await postOrder(data, headers).catch(() => null);
  if (answer === null) return null;
  expect(answer.status).toBe(201);
  return answer.body.data;
}

async function onlyPayment(orderNr: string): Promise<Payment> {
  const payment = await waitFor(async () => (await paymentsOf(orderNr))[0], HEALED_MS);
  expect(await paymentsOf(orderNr)).toHaveLength(1);
  return payment;
}

/** Paid at the provider; the shop may not be notified yet. */
export async function pay(orderNr: string): Promise<string> {
  const { id } = await onlyPayment(orderNr);
  await changePayment(id, { status: 'paid', method: 'ideal' });
  return id;
}

/** Sends the webhook like a provider, and ignores a failed call. */
export const announce = (id: string): Promise<unknown> => sendWebhook(id).catch(() => null);

const ordersOf = ({ email }: Journey): Promise<{ id: number; order_nr: string }[]> =>
  database()('orders').where({ email }).select('id', 'order_nr');

/**
 * After a crash the order exists once or not at all, and the client's retry gets the same answer.
 * @param responded the client's knowledge before the crash
 */
export async function retry(journey: Journey, responded: Placed | null): Promise<Placed> {
  const [left, ...more] = await ordersOf(journey);
  expect(more).toEqual([]);
  if (responded) expect(left?.order_nr).toBe(responded.orderNr);
  const again = await place(journey);
  if (!again) throw new Error('The backend does not respond');
  if (left) expect(again.orderNr).toBe(left.order_nr);
  expect(await ordersOf(journey)).toHaveLength(1);
  return again;
}

export const waitForStatus = (order: Placed, status: string): Promise<true> =>
  waitFor(async () => ((await readOrder(order)).status === status ? true : undefined), HEALED_MS);

/** One payment, one invoice, one stock change, one decision. */
export async function expectPaidOnce({ suit }: Journey, order: Placed): Promise<void> {
  const payment = await onlyPayment(order.orderNr);
  const { id } = (await database()('orders').where({ order_nr: order.orderNr }).first('id')) as { id: number };
  const rows: { provider_id: string; state: string }[] = await database()('payments').where({ order_id: id });
  expect(rows.map((row) => [row.provider_id, row.state])).toEqual([[payment.id, 'paid']]);
  const invoices: { total: number }[] = await database()('order_documents').where({ order_id: id, kind: 'invoice' });
  expect(invoices.map(({ total }) => total)).toEqual([order.total]);
  const moves = (await readDiary(order.orderNr, 'status')).filter(({ data }) => data.to === 'paid');
  expect(moves).toHaveLength(1);
  const taken = (await readMovements(suit.sku)).filter(({ reason }) => reason !== 'adjusted');
  expect(taken.map(({ delta }) => delta)).toEqual([-2]);
  expect(await readStock(suit.sku)).toBe(8);
}

/**
 * Every mail was sent, each kind once. One in flight during the crash is sent again with the same
 * Message-ID, which lets mail servers and clients deduplicate it. So ids are counted, not copies.
 */
export async function expectMailsOnce({ email }: Journey, kinds: string[], deaths: number): Promise<void> {
  const order = await database()('orders').where({ email }).first('id');
  const rows = () => database()('outbox_messages').where({ order_id: order.id }).orderBy('kind');
  const unsent = async () => (await rows().whereNot({ state: 'sent' })).length;
  await waitFor(async () => ((await unsent()) === 0 ? true : undefined), HEALED_MS);
  expect((await rows()).map(({ kind }: { kind: string }) => kind)).toEqual(kinds);
  const ids = (await mailsTo(email)).map(({ messageId }) => messageId);
  const toCustomer = kinds.filter((kind) => !kind.startsWith('operator-'));
  expect(new Set(ids).size).toBe(toCustomer.length);
  for (const id of ids) expect(ids.filter((other) => other === id).length).toBeLessThanOrEqual(1 + deaths);
}

/** Payments at the provider, one per attempt of the shop. */
export async function countPayments(): Promise<{ atProvider: number; inShop: number }> {
  const [{ count }] = (await database()('payments').count({ count: '*' })) as [{ count: number | string }];
  return { atProvider: (await readMollie()).payments.length, inShop: Number(count) };
}
