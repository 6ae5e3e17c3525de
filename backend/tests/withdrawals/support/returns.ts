import { callAdmin } from '../../orders/support/admin';
import { changeRefund, paymentOf, refundsOf, sendWebhook } from '../../orders/support/mollie';
import { readOrder } from '../../orders/support/shop';
import { type TestOrder, decide, deliver, findWithdrawal, statement, withdraw } from './withdrawals';

export interface DeskReturn {
  id: string;
  state: string;
  receiptNr: string | null;
  sendBackBy: string;
  refundedAhead: boolean;
  shipping: boolean;
  arrivals: number;
  lines: { lineId: number; quantity: number; missing: number }[];
}

export interface CustomerReturn {
  state: string;
  pieces: { title: string; quantity: number }[];
  sendBackBy: string;
  address: string[];
  arrivals: { pieces: { quantity: number }[]; withheld: number; reason: string }[];
  refund: string | null;
}

export interface Done {
  data: { id?: number; amount?: number; state?: string; ok?: boolean };
  error?: { name: string; message: string };
}

const post = <T = Done>(path: string, json: object) => callAdmin<T>(`/shop/${path}`, { method: 'POST', json });

export async function deskReturns({ documentId }: Pick<TestOrder, 'documentId'>): Promise<DeskReturn[]> {
  const { body } = await callAdmin<{ data: { returns: DeskReturn[] } }>(`/shop/desk/orders/${documentId}`);
  return body.data.returns;
}

/** The newest return of an order, as the desk shows it. */
export async function deskReturn(order: Pick<TestOrder, 'documentId'>): Promise<DeskReturn> {
  const found = (await deskReturns(order)).at(-1);
  if (!found) throw new Error('The order has no return');
  return found;
}

/** The newest return, as its customer sees it. */
export async function customerReturn(order: TestOrder): Promise<CustomerReturn | undefined> {
  return ((await readOrder(order)).returns as CustomerReturn[]).at(-1);
}

export const arrive = ({ id }: Pick<DeskReturn, 'id'>, json: object) => post(`returns/${id}/arrive`, json);
export const refundNow = ({ id }: Pick<DeskReturn, 'id'>) => post(`returns/${id}/refund`, {});
export const waitNoLonger = ({ id }: Pick<DeskReturn, 'id'>, reason = 'Klant houdt het') =>
  post(`returns/${id}/close`, { reason });
export const expectReturn = ({ documentId }: TestOrder, json: object) => post(`orders/${documentId}/returns`, json);

/** Pieces of the return's first line that came, as the next parcel. */
export const parcel = ({ arrivals, lines }: DeskReturn, came: object, reason = '') => ({
  after: arrivals,
  lines: [{ lineId: lines[0]?.lineId, ...came }],
  reason,
});

/** States the withdrawal and accepts it once the order was delivered. */
export async function acceptDelivered(order: TestOrder, given: object = {}, said: object = {}) {
  await deliver(order);
  const { body } = await withdraw(statement(order, said));
  const { receiptNr } = body.data;
  const { id } = await findWithdrawal(receiptNr);
  const accepted = await decide(id, 'accept', given);
  return { receiptNr, id, accepted, found: await deskReturn(order) };
}

/** The provider reports that the money has arrived. */
export async function completeRefunds({ orderNr }: { orderNr: string }): Promise<void> {
  for (const { id } of await refundsOf(orderNr)) await changeRefund(id, { status: 'refunded' });
  await sendWebhook((await paymentOf(orderNr)).id);
}
