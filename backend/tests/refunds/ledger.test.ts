import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../src/accounting/ledger/check-books';
import { call } from '../support/client';
import { openDatabase } from '../support/database';
import { callAdmin } from '../orders/support/admin';
import { settle } from '../orders/support/mollie';
import { type TestVariant, makeVariant } from '../orders/support/shop';
import { type Desk, openOrder, paidOrder, pieces, refund } from './support';

let suit: TestVariant;
let db: Knex;
beforeAll(async () => {
  suit = await makeVariant({ stock: 100 });
  db = openDatabase();
});
afterAll(() => db.destroy());

/** Balances of an order's ledger accounts, in cents. */
async function balancesOf(desk: Desk): Promise<Record<string, number>> {
  const rows: { account: string; sum: number | string }[] = await db('ledger_entries')
    .where({ order_nr: desk.order.orderNr })
    .groupBy('account')
    .select('account')
    .sum({ sum: 'amount' });
  return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]).filter(([, sum]) => sum !== 0));
}
const countOf = async (desk: Desk): Promise<number> =>
  (await db('ledger_entries').where({ order_nr: desk.order.orderNr })).length;

const euros = (cents: number) => ({ currency: 'EUR', value: (cents / 100).toFixed(2) });

describe('the ledger', () => {
  it('records payment, refund, chargeback and its reversal, and posts nothing twice', async () => {
    const desk = await paidOrder(suit, 1);
    const { orderNr, total, vat } = desk.order;
    const sale = { sales: vat - total, vat: -vat };
    expect(await balancesOf(desk)).toEqual({ provider: total, ...sale });
    const posted = await countOf(desk);
    await settle(orderNr, { status: 'paid' });
    expect(await countOf(desk)).toBe(posted);
    await settle(orderNr, { amountChargedBack: euros(total) });
    expect(await balancesOf(desk)).toEqual({ sales: vat - total, refunds: total - vat });
    await settle(orderNr, { amountChargedBack: euros(0) });
    expect(await balancesOf(desk)).toEqual({ provider: total, ...sale });
    await refund(desk, { lines: await pieces(desk, 1), shipping: true });
    expect(await balancesOf(desk)).toEqual({ sales: vat - total, refunds: total - vat });
    expect(await checkBooks(db)).toEqual([]);
  });

  it('has country and rate of a sale', async () => {
    const desk = await openOrder([suit.item()], {
      locale: 'de',
      shipping: {
        street: 'Weg',
        housenumber: '1',
        addition: '',
        info: '',
        postalCode: '10115',
        city: 'Berlin',
        country: 'de',
      },
    });
    await settle(desk.order.orderNr, { status: 'paid' });
    const rows: { country: string; rate: number | string; amount: number }[] = await db('ledger_entries').where({
      order_nr: desk.order.orderNr,
      account: 'vat',
    });
    expect(rows.map(({ country, rate, amount }) => [country, Number(rate), amount])).toEqual([
      ['de', 19, -desk.order.vat],
    ]);
  });

  it('books a payment of the wrong amount as a liability, not as a sale', async () => {
    const desk = await openOrder([suit.item()]);
    await settle(desk.order.orderNr, { status: 'paid', amount: euros(1) });
    expect(await balancesOf(desk)).toEqual({ provider: 1, customers: -1 });
  });

  it('is immutable for every caller', async () => {
    const desk = await paidOrder(suit, 1);
    const own = () => db('ledger_entries').where({ order_nr: desk.order.orderNr });
    await expect(own().update({ amount: 1 })).rejects.toThrow(/never changed/);
    await expect(own().delete()).rejects.toThrow(/never changed/);
    await expect(db('order_events').where({ kind: 'placed' }).delete()).rejects.toThrow(/never changed/);
    const type = '/content-manager/collection-types/api::ledger-entry.ledger-entry';
    const { body } = await callAdmin<{ results: { documentId: string; amountText: string }[] }>(
      `${type}?filters[orderNr]=${desk.order.orderNr}`,
    );
    expect(body.results).toHaveLength(5);
    const id = body.results[0]?.documentId ?? '';
    expect((await callAdmin(`${type}/${id}`, { method: 'PUT', json: { amount: 1 } })).status).toBe(400);
    expect((await callAdmin(`${type}/${id}`, { method: 'DELETE' })).status).toBe(400);
    expect((await callAdmin(type, { method: 'POST', json: { amount: 1 } })).status).toBe(400);
  });

  it('can be exported as CSV with permission', async () => {
    const desk = await paidOrder(suit, 1);
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date());
    const { status, headers, body } = await callAdmin<string>(`/shop/ledger.csv?from=${day}&to=${day}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = body.split('\r\n').filter((line) => line.includes(desk.order.orderNr));
    expect(lines).toHaveLength(5);
    const total = (desk.order.total / 100).toFixed(2);
    expect(lines.some((line) => line.includes(`"provider","","","${total}","EUR"`))).toBe(true);
    expect((await callAdmin<string>('/shop/ledger.csv?to=2020-01-01')).body.trim().split('\r\n')).toHaveLength(1);
    expect((await callAdmin("/shop/ledger.csv?from=1'or'1")).status).toBe(400);
    expect((await call('/shop/ledger.csv')).status).toBe(401);
  });
});
