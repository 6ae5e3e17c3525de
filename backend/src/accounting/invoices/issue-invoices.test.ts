import knexOf, { type Knex } from 'knex';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditDue } from '../../domain/invoice-amounts';
import { computeVat } from '../../domain/vat';
import type { LineRow, OrderRow, PaymentRow } from '../../orders/records/order-rows';
import { type InvoiceRow, parseContent } from './invoice-rows';
import { issueInvoices } from './issue-invoices';
import { address } from './invoice-data.fixtures';

/** Also runs on PostgreSQL when `DATABASE_URL` is set, in a separate schema. */
const SCHEMA = 'documents_probe';
const DATABASES: [string, Knex.Config][] = [
  ['SQLite', { client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true, pool: { min: 1, max: 1 } }],
  ...(process.env.DATABASE_URL
    ? ([['PostgreSQL', { client: 'postgres', connection: process.env.DATABASE_URL, searchPath: [SCHEMA] }]] as [
        string,
        Knex.Config,
      ][])
    : []),
];

const stamps = (table: Knex.CreateTableBuilder): void => {
  table.increments('id');
  table.string('document_id');
  for (const name of ['created_at', 'updated_at', 'published_at']) table.datetime(name);
};

async function createTables(db: Knex): Promise<void> {
  await db.schema.createTable('site_settings', (table) => {
    for (const name of ['locale', 'site_name', 'company_name', 'company_address', 'chamber_of_commerce', 'vat_number'])
      table.string(name);
    for (const name of [
      'contact_email',
      'return_address',
      'operator_email',
      'time_zone',
      'invoice_prefix',
      'credit_prefix',
    ])
      table.string(name);
    for (const name of ['delivery_min_days', 'delivery_max_days']) table.integer(name);
  });
  await db.schema.createTable('document_counters', (table) => {
    stamps(table);
    table.string('series').unique();
    table.integer('number');
  });
  await db.schema.createTable('order_documents', (table) => {
    stamps(table);
    for (const name of ['order_id', 'sequence', 'total', 'vat']) table.integer(name);
    for (const name of ['kind', 'number', 'series', 'reverses', 'refund', 'language', 'currency', 'total_text'])
      table.string(name);
    table.datetime('issued_at');
    table.jsonb('content');
    table.unique(['series', 'sequence']);
    table.unique(['refund']);
  });
  await db.schema.createTable('order_events', (table) => {
    stamps(table);
    table.integer('order_id');
    for (const name of ['kind', 'actor']) table.string(name);
    table.datetime('at');
    table.jsonb('data');
  });
  await db.schema.createTable('refunds', (table) => {
    table.increments('id');
    for (const name of ['order_id', 'amount', 'shipping']) table.integer(name);
    table.string('state');
    table.jsonb('lines');
  });
  await db('site_settings').insert({ locale: 'nl', site_name: 'Zwotter', company_name: 'Zwotter B.V.' });
}

const NOW = new Date('2026-11-21T10:00:00Z');
const buyer = JSON.stringify(address({ country: 'de' }));

let orders = 0;

/** An order of two suits and a lesson, as stored by the checkout. */
function makeSale(over: Partial<OrderRow> = {}) {
  orders += 1;
  const id = orders;
  const lines = [
    {
      id: id * 10 + 1,
      product_type: 'physical',
      quantity: 2,
      unit_price: 5995,
      total: 11_990,
      discount: 990,
      sku: 'SUIT',
    },
    { id: id * 10 + 2, product_type: 'lesson', quantity: 1, unit_price: 1995, total: 1995, discount: 0, sku: 'LESSON' },
  ].map((line) => ({ ...line, order_id: id, title: line.sku, vat_rate: 19, options: '[]' }) as unknown as LineRow);
  const shipping = 495;
  const tax = computeVat(
    lines.map((line) => ({ total: line.total - line.discount, vatRate: 19 })),
    shipping,
    19,
  );
  const order = {
    id,
    order_nr: `ZW2026-${String(id).padStart(5, '0')}`,
    payment_status: 'paid',
    language: 'de',
    currency: 'EUR',
    subtotal: 13_985,
    discount: 990,
    discount_codes: JSON.stringify([{ code: 'SOMMER', kind: 'amount', amount: 990 }]),
    shipping,
    total: 13_490,
    vat: tax.vat,
    vat_lines: JSON.stringify(tax.vatLines),
    shipping_address: buyer,
    billing_address: null,
    firstname: 'Zoë',
    lastname: 'Dam',
    placed_at: NOW,
    ...over,
  } as unknown as OrderRow;
  const pay = (over2: Partial<PaymentRow> = {}) =>
    ({
      id: id * 10,
      state: 'paid',
      amount: 13_490,
      currency: 'EUR',
      refunded: 0,
      charged_back: 0,
      method: 'ideal',
      paid_at: NOW,
      ...over2,
    }) as unknown as PaymentRow;
  return { order, lines, pay };
}

describe.each(DATABASES)('documents on %s', (name, config) => {
  let db: Knex;
  const read = (orderId: number): Promise<InvoiceRow[]> =>
    db('order_documents').where({ order_id: orderId }).orderBy('id');
  const drawFor = (sale: ReturnType<typeof makeSale>, payments: PaymentRow[]) =>
    db.transaction((trx) => issueInvoices(trx, { ...sale, payments }, NOW));
  const totals = async (orderId: number) => (await read(orderId)).map((row) => [row.kind, row.total]);

  beforeAll(async () => {
    db = knexOf(config);
    if (name === 'PostgreSQL') {
      await db.raw(`drop schema if exists ${SCHEMA} cascade`);
      await db.raw(`create schema ${SCHEMA}`);
    }
    await createTables(db);
  });
  beforeEach(async () => {
    for (const table of ['order_documents', 'document_counters', 'refunds']) await db(table).delete();
  });
  afterAll(async () => {
    if (name === 'PostgreSQL') await db.raw(`drop schema ${SCHEMA} cascade`);
    await db.destroy();
  });

  it('issues the invoice once, with all content required by law', async () => {
    const sale = makeSale();
    for (let round = 0; round < 3; round += 1) await drawFor(sale, [sale.pay()]);
    const [row, ...others] = await read(sale.order.id);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ kind: 'invoice', number: 'F2026-00001', series: 'F2026', sequence: 1, total: 13_490 });
    const { facts: invoice, page } = parseContent(row as InvoiceRow);
    expect(invoice).toMatchObject({
      issuedOn: '2026-11-21',
      seller: { name: 'Zwotter B.V.' },
      buyer: { name: 'Zoë Dam', shipping: { country: 'de' } },
      supplied: { on: '2026-11-21', prepaid: true },
      country: 'de',
      vat: sale.order.vat,
      codes: ['SOMMER'],
      lines: [
        { sku: 'SUIT', quantity: 2, unitPrice: 5995, discount: 990, gross: 11_000, supply: 'goods' },
        { sku: 'LESSON', quantity: 1, gross: 1995, supply: 'services' },
        { source: 'shipping', gross: 495, supply: 'goods' },
      ],
    });
    expect(page.heading).toBe('Rechnung F2026-00001');
    expect(page.notes.join(' ')).toContain('MwSt. für Deutschland, erklärt über das One-Stop-Shop-Verfahren');
  });

  it.each([
    ['nothing came in', (sale: ReturnType<typeof makeSale>) => [sale.pay({ state: 'open' })]],
    ['too little came in', (sale: ReturnType<typeof makeSale>) => [sale.pay({ amount: 13_489 })]],
    ['it came in another currency', (sale: ReturnType<typeof makeSale>) => [sale.pay({ currency: 'SEK' })]],
  ])('draws nothing when %s', async (_, payments) => {
    const sale = makeSale({ payment_status: 'open' });
    await drawFor(sale, payments(sale));
    expect(await read(sale.order.id)).toEqual([]);
  });

  it('invoices a free order, unless it was voided', async () => {
    const free = makeSale({ total: 0, shipping: 0, vat: 0, vat_lines: '[{"rate":19,"amount":0}]' });
    for (const line of free.lines) line.discount = line.total;
    await drawFor(free, []);
    expect(await totals(free.order.id)).toEqual([['invoice', 0]]);
    const gone = makeSale({ total: 0, payment_status: 'canceled' });
    await drawFor(gone, []);
    expect(await read(gone.order.id)).toEqual([]);
  });

  it('credits refunds, but not duplicate payments', async () => {
    const sale = makeSale();
    const second = sale.pay({ id: sale.order.id * 10 + 1 });
    await drawFor(sale, [sale.pay(), second]);
    await drawFor(sale, [sale.pay(), { ...second, refunded: 13_490 }]);
    expect(await totals(sale.order.id)).toEqual([['invoice', 13_490]]);
    await drawFor(sale, [sale.pay({ refunded: 1000 }), { ...second, refunded: 13_490 }]);
    expect(await totals(sale.order.id)).toEqual([
      ['invoice', 13_490],
      ['credit_note', -1000],
    ]);
  });

  it('issues both invoice and credit note when payment and refund arrive together', async () => {
    const sale = makeSale();
    await drawFor(sale, [sale.pay({ refunded: 13_490 })]);
    const [invoice, credit] = await read(sale.order.id);
    expect([invoice?.number, credit?.number, credit?.reverses]).toEqual(['F2026-00001', 'C2026-00001', 'F2026-00001']);
    expect([credit?.total, credit?.vat]).toEqual([-13_490, -sale.order.vat]);
  });

  it('lists a refund by its lines once, and the rest by amount', async () => {
    const sale = makeSale();
    await drawFor(sale, [sale.pay()]);
    const [suits] = sale.lines;
    await db('refunds').insert([
      { order_id: sale.order.id, state: 'failed', amount: 1995, shipping: 0, lines: '[]' },
      {
        order_id: sale.order.id,
        state: 'sent',
        amount: 5995,
        shipping: 495,
        lines: JSON.stringify([{ lineId: suits?.id, quantity: 1, amount: 5500 }]),
      },
    ]);
    await drawFor(sale, [sale.pay({ refunded: 5995 })]);
    await drawFor(sale, [sale.pay({ refunded: 5995 })]);
    await drawFor(sale, [sale.pay({ refunded: 5995, charged_back: 500 })]);
    const [, byLine, byAmount, ...others] = await read(sale.order.id);
    expect(others).toEqual([]);
    expect(parseContent(byLine as InvoiceRow).facts.lines).toMatchObject([
      { sku: 'SUIT', quantity: -1, discount: -495, gross: -5500 },
      { source: 'shipping', gross: -495 },
    ]);
    expect(byLine?.refund).toMatch(/^refund:\d+$/);
    expect(byAmount).toMatchObject({ total: -500, refund: null });
    const { page } = parseContent(byAmount as InvoiceRow);
    expect(page.rows.map((row) => row.title)).toEqual(Array(2).fill('Minderung des Rechnungsbetrags'));
    expect(page.notes[0]).toBe('Diese Rechnungskorrektur mindert die Rechnung F2026-00001 vom 21. November 2026.');
  });

  it('issues a supplementary invoice after a reversed chargeback', async () => {
    const sale = makeSale();
    await drawFor(sale, [sale.pay({ charged_back: 13_490 })]);
    await drawFor(sale, [sale.pay()]);
    expect((await read(sale.order.id)).map((row) => [row.number, row.reverses, row.total, row.vat])).toEqual([
      ['F2026-00001', null, 13_490, sale.order.vat],
      ['C2026-00001', 'F2026-00001', -13_490, -sale.order.vat],
      ['F2026-00002', 'F2026-00001', 13_490, sale.order.vat],
    ]);
  });

  it('matches the payments after any updates, in any order and repeated', async () => {
    const news = fc.array(fc.record({ refunded: fc.nat(14_000), charged_back: fc.nat(14_000) }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(news, async (steps) => {
        const sale = makeSale();
        await drawFor(sale, [sale.pay()]);
        for (const step of steps) {
          await drawFor(sale, [sale.pay(step)]);
          await drawFor(sale, [sale.pay(step)]);
          const rows = await read(sale.order.id);
          const sum = rows.reduce((total, row) => total + row.total, 0);
          expect(sum).toBe(13_490 - creditDue(13_490, 13_490, step.refunded + step.charged_back));
          if (sum === 0) expect(rows.reduce((total, row) => total + row.vat, 0)).toBe(0);
          for (const row of rows) expect(row.total === 0).toBe(false);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('numbers without gaps or duplicates under a hundred concurrent payments of which a third fail', async () => {
    const sales = Array.from({ length: 100 }, () => makeSale());
    const results = await Promise.allSettled(
      sales.map((sale, index) =>
        db.transaction(async (trx) => {
          await issueInvoices(trx, { ...sale, payments: [sale.pay(index % 2 ? { refunded: 500 } : {})] }, NOW);
          if (index % 3 === 0) throw new Error('Something after it failed');
        }),
      ),
    );
    const kept = sales.filter((_, index) => results[index]?.status === 'fulfilled');
    expect(kept).toHaveLength(66);
    const rows: InvoiceRow[] = await db('order_documents').orderBy('sequence');
    const sequences = (series: string) => rows.filter((row) => row.series === series).map((row) => row.sequence);
    const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    expect(sequences('F2026')).toEqual(upTo(66));
    expect(sequences('C2026')).toEqual(upTo(33));
    expect(new Set(rows.map((row) => row.order_id))).toEqual(new Set(kept.map((sale) => sale.order.id)));
    expect(await db('document_counters').orderBy('series').select('series', 'number')).toEqual([
      { series: 'C2026', number: 33 },
      { series: 'F2026', number: 66 },
    ]);
  });

  it('starts a series per calendar year of the shop and prefix', async () => {
    const [old, fresh] = [makeSale(), makeSale()];
    const at = (iso: string, sale: typeof old) =>
      db.transaction((trx) => issueInvoices(trx, { ...sale, payments: [sale.pay()] }, new Date(iso)));
    await db('site_settings').update({ invoice_prefix: 'RE' });
    // 00:30 in Amsterdam.
    await at('2026-12-31T22:30:00Z', old);
    await at('2026-12-31T23:30:00Z', fresh);
    await db('site_settings').update({ invoice_prefix: null });
    const numbers = [...(await read(old.order.id)), ...(await read(fresh.order.id))].map((row) => row.number);
    expect(numbers).toEqual(['RE2026-00001', 'RE2027-00001']);
  });
});
