import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callAdmin, editor } from '../orders/support/admin';
import { readDiary } from '../orders/support/diary';
import { makeCode } from '../orders/support/discounts';
import { waitForMail } from '../orders/support/mail';
import { changePayment, paymentOf, refundInDashboard, sendWebhook, settle } from '../orders/support/mollie';
import {
  type TestVariant,
  address,
  makeVariant,
  newEmail,
  orderData,
  placeOrder,
  readOrder,
} from '../orders/support/shop';
import { paidOrder, pieces, refund } from '../refunds/support';
import { openDatabase } from '../support/database';
import {
  DOCUMENTS,
  documentsOf,
  download,
  euros,
  giveBack,
  keyOf,
  placeIn,
  placePaid,
  readPrinted,
  readReport,
  readStored,
} from './support';

let suit: TestVariant;
let gift: TestVariant;
let db: Knex;
beforeAll(async () => {
  suit = await makeVariant({ stock: 1000 });
  gift = await makeVariant({ price: 0, type: 'lesson' });
  db = openDatabase();
});
afterAll(() => db.destroy());

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const fileOf = (file: string | null) => path.join(path.dirname(inject('databaseFile')), 'documents', file ?? '');

describe('the invoice', () => {
  it('is issued with the payment, in the language of the order, and rendered', async () => {
    const order = await placePaid(orderData([suit.item(2)], { locale: 'de', shipping: address('de') }));
    const [listed, ...others] = await documentsOf(order);
    expect(others).toEqual([]);
    expect(listed).toMatchObject({ kind: 'invoice', total: order.total });
    expect(listed?.number).toMatch(/^F\d{4}-\d{5}$/);
    const row = await readPrinted(listed?.number ?? '');
    expect(row).toMatchObject({ vat: order.vat, reverses: null, content: { facts: { country: 'de' } } });
    expect(row.content.facts.lines.map((line) => [line.sku, line.rate, line.gross])).toEqual([
      [suit.sku, 19, 11_990],
      ['', 19, order.shipping],
    ]);
    const { status, headers, bytes } = await download(order.slug, row.number, keyOf(order));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(`inline; filename="${row.number}.pdf"`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(hash(bytes)).toBe(row.fileHash);
    expect(bytes.toString('latin1')).toContain('/Lang (de-DE)');
    expect(statSync(fileOf(row.file)).mode & 0o777).toBe(0o600);
    expect(row.file).toBe(`${row.content.facts.issuedOn.slice(0, 4)}/${row.number}.pdf`);
  });

  it('is rendered once under repeated and concurrent notifications', async () => {
    const order = await placeOrder(orderData([suit.item()]));
    expect(await documentsOf(order)).toEqual([]);
    const { id } = await paymentOf(order.orderNr);
    await changePayment(id, { status: 'paid' });
    await Promise.all(Array.from({ length: 20 }, () => sendWebhook(id)));
    expect(await documentsOf(order)).toHaveLength(1);
  });

  it('has the VAT rate of the day of payment, which it names, at the price of the day of ordering', async () => {
    const order = await placeOrder(orderData([suit.item(2)], { shipping: address('se') }));
    const day = (offset: number) => new Date(Date.now() + offset * 24 * 3600_000).toISOString();
    const rate = await editor.create('vat-rate', { country: 'se', rate: 12, validFrom: day(2).slice(0, 10) });
    await settle(order.orderNr, { status: 'paid', method: 'banktransfer', paidAt: day(3) });
    const [listed] = await documentsOf(order);
    const { total, vat, content } = await readStored(listed?.number ?? '');
    expect([total, vat]).toEqual([order.total, order.total - Math.round((order.total * 100) / 112)]);
    expect(content.facts.totals.map((tax) => tax.rate)).toEqual([12]);
    expect(await readOrder(order)).toMatchObject({ total: order.total, vatLines: [{ rate: 12, amount: vat }] });
    expect(await readDiary(order.orderNr, 'vat-rate')).toMatchObject([{ data: { from: 25, to: 12 } }]);
    // What is credited keeps the rate of its invoice, whatever holds by then.
    await callAdmin(`/content-manager/collection-types/api::vat-rate.vat-rate/${rate.body.data.documentId}`, {
      method: 'DELETE',
    });
    await giveBack(order, order.total);
    const notes = (await documentsOf(order)).filter(({ kind }) => kind === 'credit_note');
    expect((await readStored(notes[0]?.number ?? '')).vat).toBe(-vat);
  });

  it('is issued for a free order, too', async () => {
    const email = newEmail();
    const order = await placeOrder(
      orderData([gift.item()], {
        user: { firstname: 'A', lastname: 'B', email },
        shipping: null,
        billing: address(),
        consent: { terms: true, immediateAccess: true },
      }),
    );
    const [listed] = await documentsOf(order);
    expect(listed).toMatchObject({ kind: 'invoice', total: 0 });
    const mail = await waitForMail(email, (one) => one.text.includes(listed?.number ?? '?'));
    expect(mail.text).toContain(`&to=${listed?.number}`);
  });

  it('is linked in the payment mail', async () => {
    const email = newEmail();
    const user = { firstname: 'Zoë', lastname: 'van Dam', email };
    const order = await placePaid(orderData([suit.item()], { user }));
    const [listed] = await documentsOf(order);
    const mail = await waitForMail(email, (one) => one.subject.includes('betaling'));
    expect(mail.text).toContain(`/api/orders/${order.slug}/access?key=${order.accessKey}&to=${listed?.number}`);
  });

  it('is not issued for an unpaid order', async () => {
    const order = await placeOrder(orderData([suit.item()]));
    await settle(order.orderNr, { status: 'failed' });
    expect(await documentsOf(order)).toEqual([]);
  });
});

describe('numbers', () => {
  it('have no gaps or duplicates under concurrency', async () => {
    const orders = [];
    for (let count = 0; count < 24; count += 1) orders.push(await placeOrder(orderData([suit.item()])));
    const payments = await Promise.all(orders.map((order) => paymentOf(order.orderNr)));
    await Promise.all(payments.map(({ id }) => changePayment(id, { status: 'paid' })));
    await Promise.all(payments.flatMap(({ id }) => [sendWebhook(id), sendWebhook(id)]));
    await Promise.all(payments.map(({ id }, index) => refundInDashboard(id, euros(100 + index).value)));
    await Promise.all(payments.flatMap(({ id }) => [sendWebhook(id), sendWebhook(id)]));
    for (const order of orders) expect(await documentsOf(order)).toHaveLength(2);

    const rows: { series: string; sequence: number }[] = await db('order_documents').select('series', 'sequence');
    for (const { series, number } of await db('document_counters').select('series', 'number')) {
      const taken = rows.filter((row) => row.series === series).map((row) => row.sequence);
      expect(taken.sort((a, b) => a - b)).toEqual(Array.from({ length: number }, (_, index) => index + 1));
    }
  });
});

describe('credit notes', () => {
  it('follow the refunds: partial, the rest, and back after a reversed chargeback', async () => {
    const order = await placeIn('nl', [suit.item()]);
    await giveBack(order, 1000);
    await giveBack(order, order.total - 1000);
    const [invoice, part, rest, ...others] = await documentsOf(order);
    expect(others).toEqual([]);
    expect([part, rest].map((one) => [one?.kind, one?.total])).toEqual([
      ['credit_note', -1000],
      ['credit_note', 1000 - order.total],
    ]);
    const rows = await Promise.all([invoice, part, rest].map((one) => readStored(one?.number ?? '')));
    expect(rows.reduce((sum, row) => sum + row.vat, 0)).toBe(0);
    expect(rows[2]?.reverses).toBe(invoice?.number);

    const other = await placeIn('nl', [suit.item()]);
    await settle(other.orderNr, { amountChargedBack: euros(other.total) });
    await settle(other.orderNr, { amountChargedBack: euros(0) });
    const documents = await documentsOf(other);
    expect(documents.map((one) => [one.kind, one.total])).toEqual([
      ['invoice', other.total],
      ['credit_note', -other.total],
      ['invoice', other.total],
    ]);
    expect((await readStored(documents[2]?.number ?? '')).reverses).toBe(documents[0]?.number);
  });
});

describe('a refund by an operator', () => {
  it('lists its lines, with their share of the discount', async () => {
    const { code } = await makeCode();
    const desk = await paidOrder(suit, 2, { codes: [code], shipping: address('de') });
    const { order } = desk;
    expect((await refund(desk, { lines: await pieces(desk, 1), reason: 'Naad los' })).status).toBe(200);
    await expect.poll(async () => (await documentsOf(order)).length).toBe(2);
    expect((await refund(desk, { lines: await pieces(desk, 1), shipping: true, reason: 'Toch niet' })).status).toBe(
      200,
    );
    await expect.poll(async () => (await documentsOf(order)).length).toBe(3);
    const rows = await Promise.all((await documentsOf(order)).map(({ number }) => readStored(number)));
    const invoiceLines = rows.map(({ content }) =>
      content.facts.lines.map((line) => [line.sku, line.quantity, line.gross]),
    );
    // Ten percent off 2 x 59.95.
    expect(invoiceLines).toEqual([
      [
        [suit.sku, 2, 10_791],
        ['', 0, 595],
      ],
      [[suit.sku, -1, -5396]],
      [
        [suit.sku, -1, -5395],
        ['', 0, -595],
      ],
    ]);
    expect(rows.map(({ total }) => total)).toEqual([order.total, -5396, 5396 - order.total]);
    expect(rows.reduce((sum, { vat }) => sum + vat, 0)).toBe(0);
    expect(rows[0]?.content.facts.codes).toEqual([code]);
  });
});

describe('stored invoices', () => {
  it('can be neither changed nor deleted, in the admin and in the database', async () => {
    const order = await placeIn('nl', [suit.item()]);
    const [listed] = await documentsOf(order);
    const row = await readStored(listed?.number ?? '');
    const one = `${DOCUMENTS}/${row.documentId}`;
    expect((await callAdmin(one, { method: 'PUT', json: { total: 1 } })).status).toBeGreaterThanOrEqual(400);
    expect((await callAdmin(one, { method: 'DELETE' })).status).toBeGreaterThanOrEqual(400);
    const own = () => db('order_documents').where({ id: row.id });
    for (const change of [{ total: 1 }, { number: 'F0001-00001' }, { content: '{}' }, { order_id: null }])
      await expect(own().update(change)).rejects.toThrow(/never changed/);
    await expect(own().delete()).rejects.toThrow(/never changed/);
    expect((await readStored(row.number)).total).toBe(order.total);
  });

  it('are restored byte by byte when a file was changed or lost, and the operator is alerted', async () => {
    const order = await placeIn('se', [suit.item(3)]);
    const [listed] = await documentsOf(order);
    // Renders the PDF immediately if the job has not run yet.
    await download(order.slug, listed?.number ?? '', keyOf(order));
    const row = await readStored(listed?.number ?? '');
    const file = fileOf(row.file);
    const original = readFileSync(file);
    writeFileSync(file, original.subarray(0, 500));
    expect((await download(order.slug, row.number, keyOf(order))).bytes.equals(original)).toBe(true);
    expect(readFileSync(file).equals(original)).toBe(true);
    rmSync(file);
    expect((await download(order.slug, row.number, keyOf(order))).bytes.equals(original)).toBe(true);
    expect(readFileSync(file).equals(original)).toBe(true);
    await waitForMail(
      'bestellingen@zwotter.example',
      (mail) => mail.subject.includes(order.orderNr) && /factuur/i.test(mail.subject),
    );
  });

  it('are not served when their content differs', async () => {
    const order = await placeIn('nl', [suit.item()]);
    const [listed] = await documentsOf(order);
    // Renders the PDF immediately if the job has not run yet.
    await download(order.slug, listed?.number ?? '', keyOf(order));
    const row = await readStored(listed?.number ?? '');
    await db('order_documents')
      .where({ id: row.id })
      .update({ file_hash: 'f'.repeat(64) });
    const { status, bytes } = await download(order.slug, row.number, keyOf(order));
    expect([status, bytes.toString()]).toEqual([500, expect.not.stringContaining('%PDF')]);
  });
});

it('totals of invoices and payments agree for every order', async () => {
  const day = (shift: number) => new Date(Date.now() + shift * 24 * 3600_000).toISOString().slice(0, 10);
  const orders = await readReport(`orders?from=${day(-1)}&to=${day(1)}`);
  const documents = await readReport(`documents?from=${day(-1)}&to=${day(1)}`);
  const cents = (text: string | undefined) => Math.round(Number(text) * 100);
  expect(orders.length).toBeGreaterThan(20);
  for (const order of orders) {
    const own = documents.filter((row) => row.Order === order.Order);
    const sum = own.reduce((total, row) => total + cents(row['Incl. VAT']), 0);
    const byCard = cents(order['Paid by gift card']) - cents(order['Refunded to gift card']);
    const kept = Math.min(cents(order.Kept) + byCard, cents(order.Total));
    expect([order.Order, sum]).toEqual([order.Order, own.length === 0 ? 0 : kept]);
    if (order.Payment === 'paid') expect(own.length).toBeGreaterThan(0);
  }
});
