import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hire } from '../forms/support/people';
import { callAdmin } from '../orders/support/admin';
import { settle } from '../orders/support/mollie';
import { type TestVariant, address, makeVariant, orderData } from '../orders/support/shop';
import { asStorefront } from '../support/client';
import { documentsOf, euros, fetchBytes, giveBack, placeIn, placePaid, readReport } from './support';

/** In the shop's time zone, with the days around, so that midnight does not matter. */
const day = (shift = 0): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(Date.now() + shift * 24 * 3600_000);
const days = `from=${day(-1)}&to=${day(1)}`;
const quarter = `${day().slice(0, 4)}-Q${Math.ceil(Number(day().slice(5, 7)) / 3)}`;

const CONSENT = { terms: true, immediateAccess: true };

let suit: TestVariant;
let lesson: TestVariant;
let editor: Awaited<ReturnType<typeof hire>>;
let operator: Awaited<ReturnType<typeof hire>>;
beforeAll(async () => {
  suit = await makeVariant({ price: 100, stock: 500 });
  lesson = await makeVariant({ price: 50, type: 'lesson' });
  editor = await hire('strapi-editor');
  operator = await hire('shop-operator');
});
afterAll(async () => {
  await editor.leave();
  await operator.leave();
});

type Sums = Record<string, [net: number, vat: number]>;

/** Cents by section, country, kind of supply and rate; without what other tests sold in kronor without a rate. */
async function readOss(): Promise<Sums> {
  const rows = (await readReport(`oss?quarter=${quarter}`)).filter((row) => row.Currency === 'EUR');
  return Object.fromEntries(
    rows.map((row) => [
      [row.Section, row.Country, row.Supply, row['VAT rate']].join(' '),
      [Math.round(Number(row['Taxable amount']) * 100), Math.round(Number(row['VAT amount']) * 100)],
    ]),
  );
}

describe('the report for the One Stop Shop', () => {
  it('has sales and refunds per country, to the cent', async () => {
    const before = await readOss();
    // Shipping: nl 3.95, de 5.95, fr 6.95, es 6.95, se 7.95; see the seed.
    const orders = {
      nl: await placeIn('nl', [suit.item()]),
      de: await placeIn('de', [suit.item(2)]),
      fr: await placeIn('fr', [suit.item()]),
      es: await placeIn('es', [suit.item()]),
      se: await placeIn('se', [suit.item()]),
      lesson: await placePaid(orderData([lesson.item()], { shipping: null, billing: address('de'), consent: CONSENT })),
    };
    await giveBack(orders.de, 10_000);
    await giveBack(orders.fr, orders.fr.total);
    await settle(orders.se.orderNr, { amountChargedBack: euros(1) });
    const after = await readOss();
    const grown = (key: string) => {
      const [net = 0, vat = 0] = after[key] ?? [];
      const [netBefore = 0, vatBefore = 0] = before[key] ?? [];
      return [net - netBefore, vat - vatBefore];
    };
    const taxed = (gross: number, rate: number) => {
      const net = Math.round((gross * 100) / (100 + rate));
      return [net, gross - net];
    };
    expect(grown('domestic NL goods 21')).toEqual(taxed(orders.nl.total, 21));
    expect(grown('supplies DE services 19')).toEqual(taxed(5000, 19));
    expect(grown('supplies FR goods 20')).toEqual([0, 0]);
    expect(grown('supplies ES goods 21')).toEqual(taxed(orders.es.total, 21));
    // A refund reverses its share of the order's VAT.
    const [, vat = 0] = taxed(orders.de.total, 19);
    const given = Math.round((vat * 10_000) / orders.de.total);
    expect(grown('supplies DE goods 19')).toEqual([orders.de.total - vat - (10_000 - given), vat - given]);
    const [netSe = 0, vatSe = 0] = taxed(orders.se.total, 25);
    expect(grown('supplies SE goods 25')).toEqual([netSe - 1, vatSe]);
  });
});

describe('exports', () => {
  it('an order is a row with all its amounts', async () => {
    const order = await placeIn('de', [suit.item(2)]);
    await giveBack(order, 1190);
    const rows = await readReport(`orders?${days}`);
    const [invoice, credit] = await documentsOf(order);
    expect(rows.find((row) => row.Order === order.orderNr)).toMatchObject({
      'Ship to': 'DE',
      Payment: 'partially_refunded',
      Goods: '200.00',
      Discount: '0.00',
      Total: (order.total / 100).toFixed(2),
      VAT: (order.vat / 100).toFixed(2),
      'VAT by rate': `19%: ${(order.vat / 100).toFixed(2)}`,
      Received: (order.total / 100).toFixed(2),
      Refunded: '11.90',
      Kept: ((order.total - 1190) / 100).toFixed(2),
      Invoices: invoice?.number,
      'Credit notes': credit?.number,
    });
    const documents = await readReport(`documents?${days}`);
    expect(documents.filter((row) => row.Order === order.orderNr)).toMatchObject([
      { Number: invoice?.number, Kind: 'invoice', Scheme: 'oss', 'VAT rate': '19' },
      { Number: credit?.number, Kind: 'credit_note', Corrects: invoice?.number, 'Incl. VAT': '-11.90', VAT: '-1.90' },
    ]);
  });

  it('cells can not run formulas in a spreadsheet', async () => {
    const user = { firstname: '=HYPERLINK("http://evil")', lastname: '@SUM(1)', email: 'a@example.nl' };
    const order = await placePaid(orderData([suit.item()], { user }));
    const rows = await readReport(`orders?${days}`);
    expect(rows.find((row) => row.Order === order.orderNr)).toMatchObject({
      'First name': `'=HYPERLINK("http://evil")`,
      'Last name': `'@SUM(1)`,
    });
  });

  it.each(['orders', 'orders?from=2026-02-30&to=2026-03-01', 'documents?from=x&to=y', 'oss', 'oss?quarter=2026-Q5'])(
    '%s requires a valid period',
    async (path) => expect((await callAdmin(`/shop/reports/${path}`)).status).toBe(400),
  );
});

describe('permissions of exports', () => {
  it('the operator and the owner only', async () => {
    const order = await placeIn('nl', [suit.item()]);
    const [invoice] = await documentsOf(order);
    const paths = [
      `/shop/documents/${invoice?.number}.pdf`,
      `/shop/reports/oss?quarter=${quarter}`,
      `/shop/reports/orders?${days}`,
      `/shop/reports/documents?${days}`,
    ];
    for (const path of paths) {
      expect([path, (await callAdmin(path)).status]).toEqual([path, 200]);
      expect([path, (await operator.ask(path)).status]).toEqual([path, 200]);
      expect([path, (await editor.ask(path)).status]).toEqual([path, 403]);
      expect([path, (await fetchBytes(path, asStorefront())).status]).toEqual([path, 401]);
    }
    expect((await callAdmin('/shop/documents/F2026-99999.pdf')).status).toBe(404);
    expect((await callAdmin('/shop/documents/..%2F..%2Fx.pdf')).status).toBeGreaterThanOrEqual(400);
  });
});
