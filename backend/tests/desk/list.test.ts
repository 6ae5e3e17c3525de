// @full
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestVariant, address, makeVariant, newEmail, orderData, placeOrder } from '../orders/support/shop';
import { settle } from '../orders/support/mollie';
import { type DeskCase, act, findRow, listDesk, openOrder, paidOrder, tabsOf } from './support/desk';

let suit: TestVariant;
let course: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 500 });
  course = await makeVariant({ type: 'level' });
});

describe('the tabs of the desk', () => {
  it('follow an order from payment to delivery', async () => {
    const made = await openOrder(suit);
    expect(await tabsOf(made)).toEqual(['open']);
    await settle(made.order.orderNr, { status: 'paid' });
    expect(await tabsOf(made)).toEqual(['pack']);
    await act(`orders/${made.id}/ship`);
    expect(await tabsOf(made)).toEqual(['shipped']);
    await act(`orders/${made.id}/deliver`);
    expect(await tabsOf(made)).toEqual(['delivered']);
  });

  it('count their orders', async () => {
    const { counts: before } = (await listDesk({ state: 'all' })).meta;
    await paidOrder(suit);
    await openOrder(suit);
    const { counts } = (await listDesk({ state: 'all' })).meta;
    expect(counts).toEqual({
      ...before,
      pack: (before.pack ?? 0) + 1,
      open: (before.open ?? 0) + 1,
      all: (before.all ?? 0) + 2,
    });
  });

  it('do not list lessons to pack', async () => {
    const over = { shipping: null, billing: address(), consent: { terms: true, immediateAccess: true } };
    const user = { firstname: 'Les', lastname: 'Koper', email: newEmail() };
    const order = await placeOrder(orderData([course.item()], { user, ...over }));
    await settle(order.orderNr, { status: 'paid' });
    const row = await findRow(order.orderNr);
    expect(row?.status).toBe('paid');
    expect(await findRow(order.orderNr, 'pack')).toBeUndefined();
  });

  it('drop an order as soon as its refund starts', async () => {
    const made = await paidOrder(suit);
    const euros = (made.order.total / 100).toFixed(2);
    await settle(made.order.orderNr, { amountRefunded: { currency: 'EUR', value: euros } });
    expect((await findRow(made.order.orderNr))?.status).toBe('refunded');
    expect(await tabsOf(made)).toEqual([]);
  });

  it('list orders to pack oldest first, all others newest first', async () => {
    const made = [await paidOrder(suit), await paidOrder(suit, {}, 3)];
    const numbers = made.map(({ order }) => order.orderNr);
    const ofThese = async (state: string) => {
      const { data } = await listDesk({ state, q: suit.sku });
      return data.filter(({ orderNr }) => numbers.includes(orderNr));
    };
    const waiting = await ofThese('pack');
    expect(waiting.map(({ orderNr }) => orderNr)).toEqual(numbers);
    expect(waiting.map(({ lines }) => lines)).toMatchObject([
      [{ sku: suit.sku, quantity: 1, physical: true }],
      [{ sku: suit.sku, quantity: 3, physical: true }],
    ]);
    expect((await ofThese('all')).map(({ orderNr }) => orderNr)).toEqual([...numbers].reverse());
  });
});

describe('searching at the desk', () => {
  let made: DeskCase;
  let lastname: string;
  beforeAll(async () => {
    lastname = `Söderström${Date.now().toString(36)}`;
    const user = { firstname: 'Ørjan', lastname, email: newEmail() };
    const order = await placeOrder(orderData([suit.item()], { user }));
    made = { order, id: '', email: user.email };
  });

  it.each([
    ['number', () => made.order.orderNr.toLowerCase()],
    ['part of the number', () => made.order.orderNr.slice(-5)],
    ['name without accents, in capitals', () => lastname.replaceAll('ö', 'O').toUpperCase()],
    ['first and last name', () => `orjan ${lastname}`],
    ['address', () => made.email],
    ['article number', () => `${suit.sku} ${lastname}`],
  ])('finds by %s', async (_, words) => {
    const { data } = await listDesk({ state: 'all', q: words() });
    expect(data.map(({ orderNr }) => orderNr)).toContain(made.order.orderNr);
  });

  it('finds one order by its whole number, and nothing for unknown terms', async () => {
    const found = await listDesk({ state: 'all', q: made.order.orderNr });
    expect(found.meta.pagination.total).toBe(1);
    const nothing = await listDesk({ state: 'all', q: '100%_nobody' });
    expect([nothing.data, nothing.meta.pagination]).toEqual([[], { page: 1, pageSize: 50, pageCount: 0, total: 0 }]);
  });

  it('is limited to the tab', async () => {
    expect(await findRow(made.order.orderNr, 'open')).toBeDefined();
    expect(await findRow(made.order.orderNr, 'shipped')).toBeUndefined();
  });
});

describe('pages of the desk', () => {
  it('follow each other without gaps', async () => {
    const first = await listDesk({ state: 'all', page: '1' });
    const { pageCount, pageSize, total } = first.meta.pagination;
    expect(pageCount).toBe(Math.ceil(total / pageSize));
    expect(first.data).toHaveLength(Math.min(total, pageSize));
    const last = await listDesk({ state: 'all', page: String(pageCount) });
    expect(last.data).toHaveLength(total - (pageCount - 1) * pageSize);
    expect((await listDesk({ state: 'all', page: String(pageCount + 1) })).data).toEqual([]);
  });

  it('default to the first page of orders to pack for invalid input', async () => {
    const { meta } = await listDesk({ state: 'x', page: '-1', q: 'x'.repeat(5000) });
    expect([meta.state, meta.pagination.page]).toEqual(['pack', 1]);
  });
});
