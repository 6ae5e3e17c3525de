import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../support/client';
import { callAdmin } from './support/admin';
import { waitForMail } from './support/mail';
import { settle } from './support/mollie';
import { type Placed, type TestVariant, makeVariant, newEmail, orderData, placeOrder, readOrder } from './support/shop';

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
  it('can be read, with what must be packed', async () => {
    const { row } = await paidOrder();
    expect(row.summary).toBe(`2 x Pak ${suit.sku} blue m (${suit.sku})`);
    const toShip = await callAdmin<{ results: Row[] }>(
      `${ORDERS}?filters[$and][0][paymentStatus][$startsWith]=pa&filters[$and][1][fulfilment][$eq]=new&sort=placedAt:DESC&pageSize=100`,
    );
    expect(toShip.body.results.some(({ documentId }) => documentId === row.documentId)).toBe(true);
  });

  it('can not be made, copied or deleted', async () => {
    const { row } = await paidOrder();
    const attempts = [
      callAdmin(ORDERS, { method: 'POST', json: { orderNr: 'X', paymentStatus: 'paid' } }),
      callAdmin(`${ORDERS}/clone/${row.documentId}`, { method: 'POST', json: {} }),
      callAdmin(`${ORDERS}/${row.documentId}`, { method: 'DELETE' }),
      callAdmin(`${ORDERS}/actions/bulkDelete`, { method: 'POST', json: { documentIds: [row.documentId] } }),
    ];
    for (const { status } of await Promise.all(attempts)) expect(status).toBeGreaterThanOrEqual(400);
    expect(await callAdmin(`${ORDERS}/${row.documentId}`)).toMatchObject({ status: 200 });
  });

  it('nothing but the delivery changes by saving the form', async () => {
    const { order, row } = await paidOrder();
    const json = {
      orderNr: 'X',
      total: 1,
      email: 'evil@example.nl',
      paymentStatus: 'refunded',
      carrier: 'PostNL',
      trackingCode: '3S123',
    };
    expect((await callAdmin(`${ORDERS}/${row.documentId}`, { method: 'PUT', json })).status).toBe(200);
    expect(await rowOf(order)).toMatchObject({
      orderNr: order.orderNr,
      total: order.total,
      email: row.email,
      carrier: 'PostNL',
      trackingCode: '3S123',
      fulfilment: 'new',
    });
  });

  it('refuses steps that are not allowed, and says why', async () => {
    const { row } = await paidOrder();
    const { status, body } = await callAdmin<{ error: { message: string } }>(`${ORDERS}/${row.documentId}`, {
      method: 'PUT',
      json: { fulfilment: 'delivered' },
    });
    expect([status, body.error.message]).toEqual([400, 'An order that is new can not become delivered']);
    const open = await rowOf(await placeOrder(orderData([suit.item()])));
    const unpaid = await callAdmin<{ error: { message: string } }>(`/shop/orders/${open.documentId}/ship`, {
      method: 'POST',
      json: {},
    });
    expect([unpaid.status, unpaid.body.error.message]).toEqual([400, 'Only a paid order can be shipped']);
  });

  it('is shipped by the button, and the customer hears of it once', async () => {
    const email = newEmail();
    const { order, row } = await paidOrder(email);
    const ship = () =>
      callAdmin(`/shop/orders/${row.documentId}/ship`, {
        method: 'POST',
        json: { carrier: 'PostNL', trackingCode: '3SABC' },
      });
    expect([(await ship()).status, (await ship()).status]).toEqual([200, 200]);
    const mail = await waitForMail(email, ({ subject }) => subject.includes('onderweg'));
    expect(mail.text).toContain('3SABC');
    expect(await readOrder(order)).toMatchObject({ fulfilment: 'shipped', carrier: 'PostNL', trackingCode: '3SABC' });
    expect((await callAdmin(`/shop/orders/${row.documentId}/deliver`, { method: 'POST', json: {} })).status).toBe(200);
    expect((await readOrder(order)).fulfilment).toBe('delivered');
  });

  it('is shipped by saving the form too', async () => {
    const email = newEmail();
    const { order, row } = await paidOrder(email);
    await callAdmin(`${ORDERS}/${row.documentId}`, {
      method: 'PUT',
      json: { fulfilment: 'shipped', trackingCode: '3SXYZ' },
    });
    expect((await waitForMail(email, ({ subject }) => subject.includes('onderweg'))).text).toContain('3SXYZ');
    expect((await readOrder(order)).fulfilment).toBe('shipped');
  });

  it('buttons are for admins only', async () => {
    const { row } = await paidOrder();
    expect((await call(`/shop/orders/${row.documentId}/ship`, { method: 'POST', json: {} })).status).toBe(401);
    expect((await callAdmin('/shop/orders/nope/ship', { method: 'POST', json: {} })).status).toBe(404);
  });

  it('shows the technical types to nobody', async () => {
    const { body } = await callAdmin<{ data: { uid: string; isDisplayed: boolean }[] }>(
      '/content-manager/content-types',
    );
    const shown = body.data.filter((type) => type.isDisplayed).map((type) => type.uid);
    expect(shown).toContain('api::order.order');
    expect(shown.filter((uid) => /payment|idempotency|counter|order-/.test(uid))).toEqual([]);
  });

  it('greys out every field but the delivery', async () => {
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
    expect(editable.sort()).toEqual(['carrier', 'fulfilment', 'trackingCode']);
  });
});
