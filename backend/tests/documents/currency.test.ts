import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../src/accounting/ledger/check-books';
import { callAdmin, editor } from '../orders/support/admin';
import { readMollie, paymentOf, settle } from '../orders/support/mollie';
import { type Placed, type TestVariant, address, makeVariant, orderData, placeOrder } from '../orders/support/shop';
import { deskOf, pieces, refund } from '../refunds/support';
import { openDatabase } from '../support/database';
import { documentsOf, readReport, readStored } from './support';

const day = (shift = 0): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(Date.now() + shift * 24 * 3600_000);
const days = `from=${day(-1)}&to=${day(1)}`;
const quarter = `${day().slice(0, 4)}-Q${Math.ceil(Number(day().slice(5, 7)) / 3)}`;

interface Facts {
  currency: string;
  total: number;
  vat: number;
  eur?: { rate: number; on: string; totals: { net: number; vat: number }[] };
  vatIn?: { currency: string; vat: number; rate: number; on: string };
}
interface Page {
  notes: string[];
  totals: { value: string }[];
}

const RATES = '/content-manager/collection-types/api::exchange-rate.exchange-rate';

let db: Knex;
let suit: TestVariant;
/** Document ids of the rates by day. */
const rates = new Map<string, string>();

const typeRate = async (on: string, rate: number) => {
  const known = rates.get(on);
  const { status, body } = known
    ? await editor.update('exchange-rate', known, { rate })
    : await editor.create('exchange-rate', { currency: 'SEK', day: on, rate });
  if (status < 300) rates.set(on, body.data.documentId);
  return { status, body };
};

beforeAll(async () => {
  db = openDatabase();
  suit = await makeVariant({ price: 44.95, stock: 100 });
});
afterAll(async () => {
  for (const id of rates.values()) await callAdmin(`${RATES}/${id}`, { method: 'DELETE' });
  await db.destroy();
});

async function paid(country: string, { locale = 'sv', quantity = 2 } = {}): Promise<Placed> {
  const order = await placeOrder(orderData([suit.item(quantity)], { locale, shipping: address(country) }));
  await settle(order.orderNr, { status: 'paid', method: 'creditcard', paidAt: new Date().toISOString() });
  return order;
}

async function facts(order: Placed, index = 0): Promise<{ facts: Facts; page: Page }> {
  const stored = await readStored((await documentsOf(order))[index]?.number ?? '');
  return stored.content as unknown as { facts: Facts; page: Page };
}

describe('the rate of a day', () => {
  it.each([0, -11, 0.09, 1125, null])('is refused when it is %j, at its field', async (rate) => {
    const { status, body } = await typeRate(day(), rate as number);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('"rate"');
  });

  it('is not needed: without any, the report keeps the sale apart in its own currency', async () => {
    const order = await paid('se');
    expect((await facts(order)).facts).toMatchObject({ currency: 'SEK', total: order.total });
    expect((await facts(order)).facts.eur).toBeUndefined();
    const rows = await readReport(`oss?quarter=${quarter}`);
    expect(rows.filter((row) => row.Country === 'SE' && row.Currency === 'SEK')).toHaveLength(1);
    // Typed later, it counts for what had none.
    await typeRate(day(-2), 11);
    const later = await readReport(`oss?quarter=${quarter}`);
    expect(later.filter((row) => row.Currency === 'SEK')).toEqual([]);
    expect(later.find((row) => row.Country === 'SE')).toMatchObject({ Currency: 'EUR' });
    expect(Number(later.find((row) => row.Country === 'SE')?.['Rates of an earlier day'])).toBeGreaterThan(0);
  });
});

describe('an order in kronor', () => {
  it('is paid, refunded, credited and booked in kronor, at the rate of its day although that moved', async () => {
    expect((await typeRate(day(), 11.5)).status).toBe(201);
    const order = await paid('se');
    expect((await paymentOf(order.orderNr)).amount).toEqual({ currency: 'SEK', value: (order.total / 100).toFixed(2) });
    const invoice = await facts(order);
    expect(invoice.facts.eur).toMatchObject({ rate: 11.5, on: day() });
    expect(invoice.facts.eur?.totals[0]?.vat).toBe(Math.round(invoice.facts.vat / 11.5));
    // VAT is due in Sweden: kronor are enough.
    expect(invoice.facts.vatIn).toBeUndefined();
    expect(invoice.page.totals.at(-1)?.value).toMatch(/^1\s117\skr$/);

    await typeRate(day(), 10);
    const desk = await deskOf(order);
    const given = await refund(desk, { lines: await pieces(desk, 1), shipping: false });
    expect(given.body.data.amount).toBe(509_00);
    const { refunds } = await readMollie();
    expect(refunds.find(({ description }) => description === order.orderNr)?.amount).toEqual({
      currency: 'SEK',
      value: '509.00',
    });
    const credit = (await facts(order, 1)).facts;
    expect(credit).toMatchObject({ currency: 'SEK', total: -509_00, eur: { rate: 11.5, on: day() } });
    const rest = await refund(desk, { lines: await pieces(desk, 1), shipping: true });
    expect(rest.body.data.amount).toBe(order.total - 509_00);
    const vat = await Promise.all(
      [0, 1, 2].map(async (index) => (await facts(order, index)).facts.eur?.totals[0]?.vat),
    );
    expect(vat.reduce((sum, one) => (sum ?? 0) + (one ?? 0), 0)).toBe(0);

    const entries: { currency: string }[] = await db('ledger_entries').where({ order_nr: order.orderNr });
    expect(new Set(entries.map(({ currency }) => currency))).toEqual(new Set(['SEK']));
    expect(await checkBooks(db)).toEqual([]);
    const [row] = (await readReport(`orders?${days}`)).filter((one) => one.Order === order.orderNr);
    expect(row).toMatchObject({ Currency: 'SEK', Total: '1117.00', Refunded: '1117.00', 'Rate for 1 EUR': '11.5' });
    const documents = (await readReport(`documents?${days}`)).filter((one) => one.Order === order.orderNr);
    expect(documents.map((one) => one.Currency)).toEqual(['SEK', 'SEK', 'SEK']);
    expect(documents.reduce((sum, one) => sum + Math.round(Number(one['VAT in EUR']) * 100), 0)).toBe(0);
  });

  it('to the Netherlands states its VAT in euro too, and one in euro to Sweden in kronor', async () => {
    await typeRate(day(), 11.5);
    const dutch = await facts(await paid('nl'));
    expect(dutch.facts.vatIn).toMatchObject({ currency: 'EUR', rate: 11.5 });
    expect(dutch.facts.vatIn?.vat).toBe(dutch.facts.eur?.totals.reduce((sum, one) => sum + one.vat, 0));
    expect(dutch.page.notes.join()).toMatch(/Moms: .*€, omräknad enligt kursen den .* \(1 euro = 11,5 SEK\)/);
    const swedish = await facts(await paid('se', { locale: 'nl' }));
    expect(swedish.facts).toMatchObject({ currency: 'EUR', vatIn: { currency: 'SEK' } });
    expect(swedish.facts.vatIn?.vat).toBe(Math.round(swedish.facts.vat * 11.5));
    expect(swedish.facts.eur).toBeUndefined();
    const plain = await facts(await paid('nl', { locale: 'nl' }));
    expect([plain.facts.eur, plain.facts.vatIn]).toEqual([undefined, undefined]);
  });

  it('is found at the desk with its currency', async () => {
    const order = await paid('se');
    const { body } = await callAdmin<{ data: { orderNr: string; currency: string; total: number }[] }>(
      `/shop/desk/orders?state=all&q=${order.orderNr}`,
    );
    expect(body.data).toMatchObject([{ orderNr: order.orderNr, currency: 'SEK', total: order.total }]);
  });
});
