import { type Answer, asStorefront, call } from '../../support/client';
import { callAdmin } from '../../orders/support/admin';
import { settle } from '../../orders/support/mollie';
import { type Placed, type TestVariant, newEmail, orderData, placeOrder } from '../../orders/support/shop';

export interface Receipt {
  receiptNr: string;
  statedAt: string;
}

export interface ListedWithdrawal {
  id: string;
  receiptNr: string;
  state: string;
  deadline: string | null;
  orderNr: string;
  order: { id: string; orderNr: string } | null;
  matchedBy: string;
  lines: { lineId: number | null; title: string; quantity: number }[];
  suspect: boolean;
  note: string | null;
  decidedBy: string | null;
}

let tokens = 0;

/** A guest's statement as the storefront sends it. */
export const statement = (order: { orderNr: string; email: string }, over: object = {}) => ({
  name: 'Zoë van Dam',
  orderNr: order.orderNr,
  email: order.email,
  text: '',
  lines: [],
  token: `token-${process.pid}-${Date.now()}-${++tokens}`,
  ...over,
});

export const withdraw = <T = { data: Receipt }>(
  data: object,
  headers: Record<string, string> = {},
): Promise<Answer<T>> =>
  call<T>('/api/withdrawals', { method: 'POST', json: { data }, headers: asStorefront(headers) });

export interface TestOrder extends Placed {
  email: string;
  documentId: string;
}

interface OrderRow {
  documentId: string;
}

export async function findDocument(orderNr: string): Promise<string> {
  const path = `/content-manager/collection-types/api::order.order?filters[orderNr]=${orderNr}`;
  const { body } = await callAdmin<{ results: OrderRow[] }>(path);
  const [row] = body.results;
  if (!row) throw new Error(`No order ${orderNr}`);
  return row.documentId;
}

/** A guest order, paid by default. */
export async function makeOrder(
  cart: ReturnType<TestVariant['item']>[],
  { paid = true, over = {} } = {},
): Promise<TestOrder> {
  const email = newEmail();
  const placed = await placeOrder(orderData(cart, { user: { firstname: 'Zoë', lastname: 'van Dam', email }, ...over }));
  if (paid) await settle(placed.orderNr, { status: 'paid' });
  return { ...placed, email, documentId: await findDocument(placed.orderNr) };
}

export async function deliver({ documentId }: TestOrder): Promise<void> {
  for (const step of ['ship', 'deliver'])
    await callAdmin(`/shop/orders/${documentId}/${step}`, { method: 'POST', json: {} });
}

export const listWithdrawals = async (query = ''): Promise<ListedWithdrawal[]> =>
  (await callAdmin<{ data: ListedWithdrawal[] }>(`/shop/withdrawals${query}`)).body.data;

export async function findWithdrawal(receiptNr: string): Promise<ListedWithdrawal> {
  const found = (await listWithdrawals()).find((row) => row.receiptNr === receiptNr);
  if (!found) throw new Error(`No statement ${receiptNr}`);
  return found;
}

export const decide = (id: string, step: 'accept' | 'reject' | 'link', json: object = {}) =>
  callAdmin<{ data: unknown; error?: { message: string } }>(`/shop/withdrawals/${id}/${step}`, {
    method: 'POST',
    json,
  });
