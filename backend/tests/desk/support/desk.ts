import { callAdmin } from '../../orders/support/admin';
import { settle } from '../../orders/support/mollie';
import { type Placed, type TestVariant, newEmail, orderData, placeOrder } from '../../orders/support/shop';
import type { Caller } from '../../forms/support/people';
import type { Answer } from '../../support/client';

export interface DeskRow {
  id: string;
  orderNr: string;
  name: string;
  status: string;
  fulfilment: string;
  noted: boolean;
  alerted: boolean;
  withdrawn: boolean;
  lines: { sku: string; quantity: number; physical: boolean }[];
}

export interface DeskList {
  data: DeskRow[];
  meta: {
    state: string;
    counts: Record<string, number>;
    pagination: { page: number; pageSize: number; pageCount: number; total: number };
  };
}

export interface DeskOrder {
  id: string;
  orderNr: string;
  email: string;
  fulfilment: string;
  status: string;
  carrier: string | null;
  trackingCode: string | null;
  shippedAt: string | null;
  deliveredAt: string | null;
  shippingAddress: string;
  billingAddress: string;
  money: { paid: number; refunded: number; left: number; missing: number };
  refunds: { amount: number; state: string; reason: string; by: string }[];
  documents: { kind: string; number: string; total: number }[];
  withdrawals: { receiptNr: string; state: string }[];
  alerts: { id: string; title: string; state: string; resolvedBy: string | null; note: string | null }[];
  lines: { id: number; sku: string; quantity: number; lots: string[]; lastLots: string[] }[];
  payments: { attempt: number; state: string; amount: number }[];
  mails: { id: string; name: string; state: string; sentAt: string | null }[];
  label: { made: boolean; said: string | null } | null;
  undo: { to: string; until: string } | null;
  diary: { at: string; by: string; kind: string; text: string }[];
}

export interface Refusal {
  error: { status: number; message: string };
}

export async function listDesk(query: Record<string, string>, ask: Caller = callAdmin): Promise<DeskList> {
  const { status, body } = await ask<DeskList>(`/shop/desk/orders?${new URLSearchParams(query)}`);
  if (status !== 200) throw new Error(`No list: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** The only order found at the desk by its number. */
export async function findRow(orderNr: string, state = 'all'): Promise<DeskRow | undefined> {
  return (await listDesk({ state, q: orderNr })).data.find((row) => row.orderNr === orderNr);
}

export async function readDesk(id: string): Promise<DeskOrder> {
  const { status, body } = await callAdmin<{ data: DeskOrder }>(`/shop/desk/orders/${id}`);
  if (status !== 200) throw new Error(`No order: ${status} ${JSON.stringify(body)}`);
  return body.data;
}

export const act = <T = Refusal>(path: string, json: unknown = {}, ask: Caller = callAdmin): Promise<Answer<T>> =>
  ask<T>(`/shop/${path}`, { method: 'POST', json });

export interface DeskCase {
  order: Placed;
  id: string;
  email: string;
}

export async function openOrder(suit: TestVariant, over: Record<string, unknown> = {}, pieces = 1): Promise<DeskCase> {
  const email = newEmail();
  const user = { firstname: 'Zoë', lastname: 'van Dam', email };
  const order = await placeOrder(orderData([suit.item(pieces)], { user, ...over }));
  const row = await findRow(order.orderNr);
  if (!row) throw new Error('The order is not in the list');
  return { order, id: row.id, email };
}

export async function paidOrder(suit: TestVariant, over: Record<string, unknown> = {}, pieces = 1): Promise<DeskCase> {
  const made = await openOrder(suit, over, pieces);
  await settle(made.order.orderNr, { status: 'paid' });
  return made;
}

const TABS = ['pack', 'shipped', 'delivered', 'open', 'problems', 'withdrawals', 'returns'];

/** The tabs that contain an order, except the one with all orders. */
export async function tabsOf({ order }: DeskCase): Promise<string[]> {
  const found = await Promise.all(TABS.map((state) => findRow(order.orderNr, state)));
  return TABS.filter((_, index) => found[index] !== undefined);
}

/** Entries of the timeline, as `who: what`. */
export const saidOf = ({ diary }: DeskOrder): string[] => diary.map(({ by, text }) => `${by}: ${text}`);
