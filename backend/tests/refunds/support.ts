import { randomUUID } from 'node:crypto';
import { callAdmin } from '../orders/support/admin';
import { settle } from '../orders/support/mollie';
import { type Placed, type TestVariant, newEmail, orderData, placeOrder } from '../orders/support/shop';

export interface Refundable {
  currency: string;
  total: number;
  left: number;
  shipping: number;
  canCancel: boolean;
  canReturn: boolean;
  lines: { lineId: number; sku: string; quantity: number; left: number; amounts: number[] }[];
  refunds: { id: number; amount: number; state: string; actor: string; lastError: string | null }[];
}

interface Done {
  data: { id: number; amount: number; state: string };
  error?: { status: number; name: string; message: string };
}

export interface Desk {
  order: Placed;
  email: string;
  path: string;
}

/** An order with its id in the admin. */
export async function deskOf(order: Placed, email = ''): Promise<Desk> {
  const { body } = await callAdmin<{ results: { documentId: string }[] }>(
    `/content-manager/collection-types/api::order.order?filters[orderNr]=${order.orderNr}`,
  );
  const [row] = body.results;
  if (!row) throw new Error('No such order in the admin');
  return { order, email, path: `/shop/orders/${row.documentId}` };
}

export async function openOrder(cart: object[], over: Record<string, unknown> = {}): Promise<Desk> {
  const email = newEmail();
  const user = { firstname: 'Zoë', lastname: 'van Dam', email };
  return deskOf(await placeOrder(orderData(cart, { user, ...over })), email);
}

export async function paidOrder(suit: TestVariant, quantity = 2, over: Record<string, unknown> = {}): Promise<Desk> {
  const desk = await openOrder([suit.item(quantity)], over);
  await settle(desk.order.orderNr, { status: 'paid', method: 'ideal' });
  return desk;
}

export const ship = (desk: Desk) => callAdmin(`${desk.path}/ship`, { method: 'POST', json: {} });

export async function readRefundable(desk: Desk): Promise<Refundable> {
  const { body } = await callAdmin<{ data: Refundable }>(`${desk.path}/refundable`);
  return body.data;
}

const post = (desk: Desk, what: string, json: object) =>
  callAdmin<Done>(`${desk.path}/${what}`, { method: 'POST', json });

export const refund = (desk: Desk, asked: object) => post(desk, 'refund', { key: randomUUID(), ...asked });
export const takeBack = (desk: Desk, asked: object) => post(desk, 'return', { key: randomUUID(), ...asked });
export const cancel = (desk: Desk, reason = 'Klant belde') =>
  callAdmin<{ data: { refund: Done['data'] | null }; error?: Done['error'] }>(`${desk.path}/cancel`, {
    method: 'POST',
    json: { reason },
  });

/** The given number of pieces of the order's line at this index. */
export async function pieces(desk: Desk, quantity: number, index = 0): Promise<{ lineId: number; quantity: number }[]> {
  const line = (await readRefundable(desk)).lines[index];
  return [{ lineId: line?.lineId ?? 0, quantity }];
}
