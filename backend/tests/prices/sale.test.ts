// @full
import { describe, expect, it } from 'vitest';
import { callAdmin, editor } from '../orders/support/admin';
import { type TestVariant, makeVariant, orderData, placeOrder } from '../orders/support/shop';
import { asStorefront, call, readWebhooks, waitFor } from '../support/client';
import { delayCommits } from '../support/database';
import { timeLimit } from '../support/time-limits';

interface WirePrice {
  price: number;
  reduction: { from: number; percent: number } | null;
  saleEnds: string | null;
}

const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();

const setSale = (id: string, sale: object) => editor.update('product-variant', id, sale);

/** Sets one of the dates of a sale some seconds ahead, again when a busy machine saved it only after that moment. */
async function schedule(id: string, field: 'saleFrom' | 'saleTo', rest: object = {}, aheadMs = 2000): Promise<number> {
  const moment = Date.now() + aheadMs;
  await setSale(id, { ...rest, [field]: new Date(moment).toISOString() });
  return Date.now() < moment ? moment : schedule(id, field, rest, aheadMs);
}

/** When pages were first told of this product, from a moment on. */
async function readAnnounced({ product }: TestVariant, since: number): Promise<number | undefined> {
  const messages = (await readWebhooks()).map((request) => JSON.parse(request.body) as { tags: string[]; at: number });
  return messages.find(({ tags, at }) => at >= since && tags.includes(`product:${product}`))?.at;
}

async function readVariant(id: string): Promise<WirePrice & Record<string, unknown>> {
  const { body } = await call<{ data: { attributes: WirePrice & Record<string, unknown> } }>(
    `/api/product-variants/${id}`,
  );
  return body.data.attributes;
}

async function readCatalogPrice({
  id,
  product,
}: TestVariant): Promise<{ variant: WirePrice; from: number } | undefined> {
  const { body } = await call<{ data: { products: { from: number; variants: (WirePrice & { id: string })[] }[] } }>(
    `/api/catalog/products?locale=nl&ids=${product}`,
    { headers: asStorefront() },
  );
  for (const { from, variants } of body.data.products) {
    const variant = variants.find((candidate) => candidate.id === id);
    if (variant) return { variant, from };
  }
  return undefined;
}

async function quote(item: object): Promise<number> {
  const { body } = await call<{ data: { subtotal: number } }>('/api/quote', {
    method: 'POST',
    json: { data: { cart: [item], country: 'nl' } },
    headers: asStorefront(),
  });
  return body.data.subtotal;
}

describe('a sale', () => {
  it('is charged and displayed, with the lowest prior price', async () => {
    const variant = await makeVariant({ price: 50 });
    expect((await setSale(variant.id, { salePrice: 40, saleTo: inMs(3_600_000) })).status).toBe(200);
    expect(await quote(variant.item(2))).toBe(8000);
    expect(await placeOrder(orderData([variant.item()]))).toMatchObject({ subtotal: 4000 });
    const wire = await readVariant(variant.id);
    expect(wire).toMatchObject({ price: 40, reduction: { from: 50, percent: 20 } });
    expect(wire.saleEnds).not.toBeNull();
    expect(await readCatalogPrice(variant)).toMatchObject({
      from: 4000,
      variant: { price: 4000, reduction: { from: 5000, percent: 20 } },
    });
  });

  it('is announced when it begins while the price log is being updated', async () => {
    // Every new variant makes the price job update the log, at the same time as the sales are saved.
    // SQLite runs one transaction at a time.
    const sales = Array.from({ length: process.env.DATABASE_URL ? 20 : 2 }, async () => {
      const { id } = await makeVariant({ price: 50 });
      await setSale(id, { salePrice: 40 });
      return (await readVariant(id)).reduction;
    });
    expect(await Promise.all(sales)).toEqual(sales.map(() => ({ from: 50, percent: 20 })));
  });

  it('is invisible and without effect before its start', async () => {
    const variant = await makeVariant({ price: 50 });
    await setSale(variant.id, { salePrice: 40, saleFrom: inMs(3_600_000) });
    expect(await quote(variant.item())).toBe(5000);
    const wire = await readVariant(variant.id);
    expect(wire).toMatchObject({ price: 50, reduction: null, saleEnds: null });
    expect(['salePrice', 'saleFrom', 'saleTo'].filter((name) => name in wire)).toEqual([]);
    const { status } = await call(`/api/product-variants?filters[salePrice][$gt]=1`);
    expect(status).toBe(400);
  });

  it('starts and ends on schedule, for quotes immediately and for pages within two seconds', async () => {
    const variant = await makeVariant({ price: 50 });
    const begin = await schedule(variant.id, 'saleFrom', { salePrice: 40 });
    const began = await waitFor(() => readAnnounced(variant, begin));
    expect(await quote(variant.item())).toBe(4000);
    // Set once it has begun: a slow machine could otherwise look after its end.
    const end = await schedule(variant.id, 'saleTo');
    const ended = await waitFor(() => readAnnounced(variant, end));
    expect(await quote(variant.item())).toBe(5000);
    for (const late of [began - begin, ended - end]) expect(late).toBeLessThan(timeLimit(2000));
    // It was just cheaper: the same sale again may not be announced.
    await setSale(variant.id, { salePrice: 40, saleFrom: null, saleTo: null });
    expect(await readVariant(variant.id)).toMatchObject({ price: 40, reduction: null });
    await setSale(variant.id, { salePrice: 30 });
    expect(await readVariant(variant.id)).toMatchObject({ price: 30, reduction: { from: 40, percent: 25 } });
  });

  it('is announced when it begins, however long its save takes to commit', async () => {
    const variant = await makeVariant({ price: 50 });
    const undo = await delayCommits('product_variants', `new.document_id = '${variant.id}'`, 0.5);
    const begin = await schedule(variant.id, 'saleFrom', { salePrice: 40 }, 5000).finally(undo);
    const began = await waitFor(() => readAnnounced(variant, begin));
    // Without its alarm, the job would only find it in its run of the next minute.
    expect(began - begin).toBeLessThan(30_000);
  });

  it('continues when the price drops further: it is compared with the price before it began', async () => {
    const variant = await makeVariant({ price: 50 });
    await setSale(variant.id, { salePrice: 45 });
    await setSale(variant.id, { salePrice: 40 });
    expect(await readVariant(variant.id)).toMatchObject({ price: 40, reduction: { from: 50, percent: 20 } });
  });

  it.each([
    ['as high as the price', { salePrice: 50 }, 'salePrice', 'The sale price must be lower than the price'],
    ['higher than the price', { salePrice: 60 }, 'salePrice', 'The sale price must be lower than the price'],
    [
      'an end before the start',
      { salePrice: 40, saleFrom: inMs(2000), saleTo: inMs(1000) },
      'saleTo',
      'The sale must end after it begins',
    ],
  ])('%s is refused at its field', async (_, sale, field, message) => {
    const variant = await makeVariant({ price: 50 });
    const { status, body } = await callAdmin<{
      error: { message: string; details: { errors: { path: string[] }[] } };
    }>(`/content-manager/collection-types/api::product-variant.product-variant/${variant.id}`, {
      method: 'PUT',
      json: sale,
    });
    expect([status, body.error.message, body.error.details.errors[0]?.path]).toEqual([400, message, [field]]);
    // A regular price below a running sale is refused as well.
    await setSale(variant.id, { salePrice: 45 });
    expect((await setSale(variant.id, { price: 45 })).status).toBe(400);
    expect(await quote(variant.item())).toBe(4500);
  });
});
