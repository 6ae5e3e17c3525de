import { beforeAll, describe, expect, it } from 'vitest';
import { callAdmin } from './support/admin';
import { settle } from './support/mollie';
import { type Placed, type TestVariant, makeVariant, newEmail, orderData, placeOrder } from './support/shop';

const ORDERS = '/content-manager/collection-types/api::order.order';
interface Row {
  documentId: string;
  id: number;
  orderNr: string;
  email: string;
  total: number;
  fulfilment: string;
  summary: string;
}

let suit: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 100 });
});

async function rowOf(order: Placed): Promise<Row> {
  const { body } = await callAdmin<{ results: Row[] }>(`${ORDERS}?filters[orderNr]=${order.orderNr}`);
  const [row] = body.results;
  if (!row) throw new Error('No such order in the admin');
  return row;
}

async function paidOrder(email = newEmail()): Promise<{ order: Placed; row: Row }> {
  const order = await placeOrder(orderData([suit.item(2)], { user: { firstname: 'A', lastname: 'B', email } }));
  await settle(order.orderNr, { status: 'paid' });
  return { order, row: await rowOf(order) };
}

describe('orders in the admin', () => {
  it('can be read, with the items to pack', async () => {
    const { row } = await paidOrder();
    expect(row.summary).toBe(`2 × Pak ${suit.sku} Blauw M (${suit.sku})`);
  });

  it('can not be created, changed, copied or deleted', async () => {
    const { row } = await paidOrder();
    const attempts = [
      callAdmin(ORDERS, { method: 'POST', json: { orderNr: 'X', paymentStatus: 'paid' } }),
      callAdmin(`${ORDERS}/${row.documentId}`, { method: 'PUT', json: { fulfilment: 'shipped', total: 1 } }),
      callAdmin(`${ORDERS}/clone/${row.documentId}`, { method: 'POST', json: {} }),
      callAdmin(`${ORDERS}/${row.documentId}`, { method: 'DELETE' }),
      callAdmin(`${ORDERS}/actions/bulkDelete`, { method: 'POST', json: { documentIds: [row.documentId] } }),
    ];
    for (const { status } of await Promise.all(attempts)) expect(status).toBeGreaterThanOrEqual(400);
    expect(await callAdmin(`${ORDERS}/${row.documentId}`)).toMatchObject({
      status: 200,
      body: { data: { fulfilment: 'new', total: row.total } },
    });
  });

  it('hides the technical types', async () => {
    const { body } = await callAdmin<{ data: { uid: string; isDisplayed: boolean }[] }>(
      '/content-manager/content-types',
    );
    const shown = body.data.filter((type) => type.isDisplayed).map((type) => type.uid);
    expect(shown).toContain('api::order.order');
    expect(shown.filter((uid) => /payment|idempotency|counter|order-(?!document)/.test(uid))).toEqual([]);
  });

  it('disables every field', async () => {
    const { body } = await callAdmin<{
      data: {
        contentType: { metadatas: Record<string, { edit: { editable?: boolean } }>; layouts: { list: string[] } };
      };
    }>('/content-manager/content-types/api::order.order/configuration');
    const { metadatas, layouts } = body.data.contentType;
    expect(layouts.list).toEqual([
      'orderNr',
      'paymentStatus',
      'fulfilment',
      'totalText',
      'firstname',
      'lastname',
      'placedAt',
    ]);
    const editable = Object.entries(metadatas)
      .filter(([name, { edit }]) => edit.editable !== false && name !== 'id' && name !== 'documentId')
      .map(([name]) => name);
    expect(editable).toEqual([]);
  });
});
