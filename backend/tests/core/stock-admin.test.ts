// @full
import { beforeAll, describe, expect, it } from 'vitest';
// Signs in from its own IP address: the admin limits logins per address, and other files sign in too.
import { callAdmin, editor } from '../orders/support/admin';
import { findMiscounted, readMovements, readMovementsOf } from '../orders/support/diary';
import { call, readWebhooks, waitFor } from '../support/client';
import { findValues, list, relatedId, unique } from '../support/content';

interface StockRow {
  id: number;
  documentId: string;
  sku: string;
  quantity: number;
  lowThreshold: number;
  adjustment: string | null;
}

const STOCKS = '/content-manager/collection-types/api::stock.stock';

interface SaveAnswer {
  data: StockRow;
  error?: { name: string; message: string };
}

/** The request of the form: the row as it was opened, and the operator's input. */
const save = (opened: StockRow, typed: Partial<StockRow>) =>
  callAdmin<SaveAnswer>(`${STOCKS}/${opened.documentId}`, { method: 'PUT', json: { ...opened, ...typed } });

async function readRow(sku: string): Promise<StockRow> {
  const { body } = await callAdmin<{ results: StockRow[] }>(`${STOCKS}?filters[sku]=${sku}`);
  const row = body.results[0];
  if (!row) throw new Error(`No stock for ${sku}`);
  return row;
}

describe('the stock form', () => {
  const sku = unique('F').toUpperCase();
  let row: StockRow;

  beforeAll(async () => {
    await editor.create('product-variant', { sku, price: 1 });
    row = await readRow(sku);
    await editor.update('stock', row.documentId, { quantity: 10 });
  });

  it('adds and removes pieces, and is empty again', async () => {
    const opened = await readRow(sku);
    const { status, body } = await save(opened, { adjustment: '+5' });
    expect([status, body.data]).toMatchObject([200, { quantity: 15, adjustment: null }]);
    await save(opened, { adjustment: '-5' });
    expect(await readRow(sku)).toMatchObject({ sku, quantity: 10, adjustment: null });
  });

  it('does not restore pieces sold since it was opened', async () => {
    const opened = await readRow(sku);
    await editor.update('stock', row.documentId, { quantity: 4 });
    await save(opened, { lowThreshold: 3 });
    expect(await readRow(sku)).toMatchObject({ quantity: 4, lowThreshold: 3 });
    await save(opened, { adjustment: '6' });
    expect((await readRow(sku)).quantity).toBe(10);
  });

  it('accepts no quantity and no SKU from the form', async () => {
    await save(await readRow(sku), { quantity: 99, sku: `${sku}-X` });
    expect(await readRow(sku)).toMatchObject({ sku, quantity: 10 });
  });

  it('counts every concurrent save', async () => {
    const opened = await readRow(sku);
    const answers = await Promise.all(Array.from({ length: 12 }, () => save(opened, { adjustment: '-1' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect((await readRow(sku)).quantity).toBe(0);
    const refusal = answers.find(({ status }) => status !== 200);
    expect(refusal).toMatchObject({ status: 400, body: { error: { name: 'ValidationError' } } });
    expect(refusal?.body.error?.message).toBe('Only 0 pieces are in stock: you cannot subtract more');
  });

  it('changes nothing when another field is invalid', async () => {
    const opened = await readRow(sku);
    expect((await save(opened, { adjustment: '3', lowThreshold: -1 })).status).toBe(400);
    expect((await readRow(sku)).quantity).toBe(0);
    for (const adjustment of ['1.5', '1000000', 'two', '1e3', '--1'])
      expect((await save(opened, { adjustment })).status).toBe(400);
    expect((await readRow(sku)).quantity).toBe(0);
  });

  it('notifies the storefront', async () => {
    const [variant] = await list('/api/product-variants?filters[sku]=ZW-CLASSIC-BLUE-M&populate=product');
    const tag = `product:${relatedId(variant, 'product')}`;
    const opened = await readRow('ZW-CLASSIC-BLUE-M');
    for (const adjustment of ['1', '-1']) {
      const since = Date.now();
      await save(opened, { adjustment });
      await waitFor(async () =>
        (await readWebhooks())
          .map((request) => JSON.parse(request.body) as { at: number; tags: string[] })
          .find((message) => message.at >= since && message.tags.includes(tag)),
      );
    }
    expect((await readRow('ZW-CLASSIC-BLUE-M')).quantity).toBe(opened.quantity);
  });
});

describe('movements of stock', () => {
  const reasons = async (sku: string) =>
    (await readMovements(sku)).map(({ reason, delta, quantity_after: after }) => [reason, delta, after]);

  it('record who changed it manually, in the form as well as by a count', async () => {
    const sku = unique('M').toUpperCase();
    await editor.create('product-variant', { sku, price: 1 });
    const opened = await readRow(sku);
    await save(opened, { adjustment: '5' });
    await save(opened, { adjustment: '-2', lowThreshold: 1 });
    await save(opened, { lowThreshold: 2 });
    await editor.update('stock', opened.documentId, { quantity: 9 });
    expect(await reasons(sku)).toEqual([
      ['adjusted', 5, 5],
      ['adjusted', -2, 3],
      ['adjusted', 6, 9],
    ]);
    for (const { actor } of await readMovements(sku)) expect(actor).toMatch(/^admin:\S/);
    expect((await save(opened, { adjustment: '-50' })).status).toBe(400);
    expect(await reasons(sku)).toHaveLength(3);
  });

  it('follow a renamed SKU, and end with a deleted stock row', async () => {
    const [old, fresh] = [unique('N').toUpperCase(), unique('N').toUpperCase()];
    const { body } = await editor.create('product-variant', { sku: old, price: 1 });
    await editor.update('stock', (await readRow(old)).documentId, { quantity: 4 });
    await editor.update('product-variant', body.data.documentId, { sku: fresh });
    const row = await readRow(fresh);
    expect(row.quantity).toBe(4);
    expect(await reasons(fresh)).toEqual([['adjusted', 4, 4]]);
    await callAdmin(`${STOCKS}/${row.documentId}`, { method: 'DELETE' });
    const movements = await readMovementsOf(body.data.documentId);
    expect(movements.at(-1)).toMatchObject({ reason: 'removed', delta: -4, quantity_after: 0 });
  });

  it('start with the pieces of the seed', async () => {
    expect((await reasons('ZW-PONCHO'))[0]).toEqual(['first-count', 25, 25]);
    expect(await findMiscounted()).toEqual([]);
  });
});

describe('GET /shop/pictures', () => {
  const read = async (name: string, query = '') => {
    const uid = `api::${name}.${name}`;
    const rows = await callAdmin<{ results: { id: number; type?: string }[] }>(
      `/content-manager/collection-types/${uid}?pageSize=100${query}`,
    );
    const all = rows.body.results.map(({ id }) => id);
    const { status, body } = await callAdmin<{ data: Record<string, string> }>(
      `/shop/pictures?uid=${uid}&ids=${all.join(',')}`,
    );
    return { status, rows: rows.body.results, urls: body.data };
  };

  it.each(['product', 'article', 'level', 'page', 'product-variant'])('has thumbnails of %s', async (name) => {
    const { status, urls } = await read(name, name === 'product-variant' ? '' : '&locale=de');
    expect(status).toBe(200);
    const found = Object.values(urls);
    expect(found.length).toBeGreaterThan(0);
    for (const url of found) expect((await call(url)).status).toBe(200);
  });

  it('has one for every physical product and its variants', async () => {
    const products = await read('product', '&locale=nl&filters[type]=physical');
    const own = products.rows.filter(({ id }) => products.urls[id]);
    expect(own.length).toBeGreaterThanOrEqual(5);
    const variants = await read('product-variant', '&filters[sku][$startsWith]=ZW-CLASSIC');
    expect(Object.keys(variants.urls)).toHaveLength(variants.rows.length);
  });

  it('falls back to the product image in the color of the variant', async () => {
    const [blue] = await list('/api/product-variants?filters[sku]=ZW-CLASSIC-BLUE-M&populate=product');
    const sku = unique('P').toUpperCase();
    const product = { connect: [{ documentId: relatedId(blue, 'product'), locale: 'nl' }] };
    const { body } = await editor.create('product-variant', {
      sku,
      price: 1,
      optionValues: await findValues('color:pink'),
      product,
    });
    const { urls } = await read('product-variant', `&filters[sku]=${sku}`);
    expect(Object.values(urls)).toEqual([expect.stringMatching(/pink/)]);
    const path = `/content-manager/collection-types/api::product-variant.product-variant/${body.data.documentId}`;
    expect((await callAdmin(path, { method: 'DELETE' })).status).toBe(200);
  });

  it('is for admin users, and for types with images', async () => {
    expect((await call('/shop/pictures?uid=api::product.product&ids=1')).status).toBe(401);
    expect((await callAdmin('/shop/pictures?uid=api::order.order&ids=1')).status).toBe(404);
    expect((await callAdmin<{ data: object }>('/shop/pictures?uid=api::page.page&ids=x,-1,0')).body.data).toEqual({});
  });
});
