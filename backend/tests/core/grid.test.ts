// @full
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Hired, hire } from '../forms/support/people';
import { callAdmin, editor } from '../orders/support/admin';
import { findMiscounted, readMovementsOf } from '../orders/support/diary';
import { settle } from '../orders/support/mollie';
import { type TestVariant, makeVariant, orderData, placeOrder, postOrder } from '../orders/support/shop';
import { asStorefront, call } from '../support/client';
import { editor as content, list, unique } from '../support/content';
import { database, readJson } from '../support/database';

interface Refused {
  error: {
    name: string;
    details: {
      rows?: { id: string; field: string; message: string }[];
      conflicts?: { id: string; field: string; now: unknown }[];
      variants?: { index: number }[];
    };
  };
}

interface Product {
  data: {
    id: string;
    variants: {
      id: string;
      sku: string;
      price: number;
      lowest: number | null;
      available: number;
      held: number;
      picture: number | null;
    }[];
    languages: { locale: string; state: string }[];
    rights: { fields: string[]; stock: boolean };
  };
}

const SAVE = '/shop/catalogue/variants';
const save = (changes: object[], over: object = {}) =>
  callAdmin<Refused>(SAVE, { method: 'POST', json: { changes, ...over } });
const read = async (product: string) => (await callAdmin<Product>(`/shop/catalogue/products/${product}`)).body.data;
const visible = async (variant: TestVariant) => (await call(`/api/product-variants/${variant.id}`)).status;

interface Right {
  id: number;
  properties: unknown;
}

/** Takes the right to change a field of variants from a role; returns what gives it back. */
async function takeRight(role: string, field: string): Promise<() => Promise<unknown>> {
  const db = database();
  const right = await db<Right>('admin_permissions as right')
    .join('admin_permissions_role_lnk as link', 'link.permission_id', 'right.id')
    .join('admin_roles as role', 'role.id', 'link.role_id')
    .where({
      'role.code': role,
      'right.action': 'plugin::content-manager.explorer.update',
      'right.subject': 'api::product-variant.product-variant',
    })
    .first('right.id', 'right.properties');
  if (!right) throw new Error(`${role} may not change variants`);
  const known = readJson<{ fields: string[] }>(right.properties);
  const write = (fields: string[]) =>
    db('admin_permissions')
      .where({ id: right.id })
      .update({ properties: JSON.stringify({ ...known, fields }) });
  await write(known.fields.filter((name) => name !== field));
  return () => write(known.fields);
}

let a: TestVariant;
let b: TestVariant;
let seller: Hired;
let operator: Hired;
let translator: Hired;

beforeAll(async () => {
  a = await makeVariant({ price: 50, stock: 10 });
  b = await makeVariant({ price: 40, stock: 10 });
  seller = await hire('strapi-editor');
  operator = await hire('shop-operator');
  translator = await hire('shop-translator');
});
afterAll(async () => {
  for (const person of [seller, operator, translator]) await person.leave();
});

describe('the variant grid', () => {
  it('is for those who may see variants, and changes what their role may change in the forms', async () => {
    const path = `/shop/catalogue/products/${a.product}`;
    expect((await translator.ask(path)).status).toBe(403);
    expect((await operator.ask<Product>(path)).body.data.rights).toMatchObject({ fields: [], stock: true });
    expect((await seller.ask<Product>(path)).body.data.rights).toMatchObject({ stock: false });
    const price = { changes: [{ id: a.id, set: { price: 100 }, was: { price: 5000 } }] };
    const pieces = { changes: [{ id: a.id, add: 2 }], reason: 'received' };
    const send = async (person: Hired, json: object) => (await person.ask(SAVE, { method: 'POST', json })).status;
    expect([await send(translator, pieces), await send(operator, price), await send(seller, pieces)]).toEqual([
      403, 403, 403,
    ]);
    expect(await send(operator, pieces)).toBe(200);
    expect((await readMovementsOf(a.id)).at(-1)).toMatchObject({
      delta: 2,
      quantity_after: 12,
      reason: 'received',
      actor: 'admin:Test shop-operator',
    });
    const deeds = database()('audit_entries').where({ action: 'change variants', outcome: 200 });
    expect(await deeds.orderBy('id', 'desc').first('actor', 'subject')).toEqual({
      actor: 'admin:Test shop-operator',
      subject: `/shop/catalogue/variants ${a.id}`,
    });
  });

  it('saves prices, names and stock at once, like the forms do', async () => {
    const sku = unique('GRID').toUpperCase();
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const answer = await save([
      { id: a.id, set: { salePrice: 4000, saleTo: until }, was: { salePrice: null, saleTo: null }, add: -2 },
      { id: b.id, set: { sku }, was: { sku: b.sku } },
    ]);
    expect(answer.status).toBe(200);
    const wire = await call<{ data: { attributes: object } }>(`/api/product-variants/${a.id}`);
    expect(wire.body.data.attributes).toMatchObject({ price: 40, reduction: { from: 50, percent: 20 } });
    expect(await placeOrder(orderData([a.item()]))).toMatchObject({ subtotal: 4000 });
    const [row] = (await read(a.product)).variants;
    expect(row).toMatchObject({ lowest: 5000, available: 9, held: 1 });
    expect(await database()('stocks').where({ variant_id: b.id }).first('sku')).toEqual({ sku });
    expect(await database()('price_entries').where({ variant_id: a.id, source: 'admin' }).pluck('actor')).not.toContain(
      'system',
    );
    expect(await findMiscounted()).toEqual([]);
  });

  it('saves all or nothing, and names rows and cells', async () => {
    const before = await read(b.product);
    const answer = await save([
      { id: b.id, set: { price: 1 }, was: { price: 4000 }, add: 1 },
      { id: a.id, set: { price: 3999, sku: 'ZW-CLASSIC-BLUE-M' }, was: { price: 5000, sku: a.sku }, add: -99 },
    ]);
    expect([answer.status, answer.body.error.name]).toEqual([422, 'ValidationError']);
    expect(answer.body.error.details.rows?.map(({ id, field }) => [id, field])).toEqual([
      [a.id, 'salePrice'],
      [a.id, 'sku'],
      [a.id, 'add'],
    ]);
    expect(await read(b.product)).toEqual(before);
    for (const wrong of [{ price: -1 }, { price: 1.5 }, { sku: '' }, { product: 'x' }, { saleTo: 'soon' }])
      expect((await save([{ id: a.id, set: wrong, was: wrong }])).status).toBe(422);
  });

  it('lets two people work in it, and neither overwrites the other unseen', async () => {
    const first = await save([{ id: b.id, set: { price: 4100 }, was: { price: 4000 } }]);
    const other = await save([{ id: b.id, set: { gtin: '8712345678906' }, was: { gtin: null } }]);
    const second = await save([{ id: b.id, set: { price: 4200 }, was: { price: 4000 }, add: 5 }]);
    expect([first.status, other.status, second.status]).toEqual([200, 200, 409]);
    expect(second.body.error.details.conflicts).toEqual([{ id: b.id, field: 'price', now: 4100 }]);
    expect((await save([{ id: b.id, set: { price: 4200 }, was: { price: 4100 } }])).status).toBe(200);
    expect((await read(b.product)).variants[0]).toMatchObject({ price: 4200, available: 10 });
  });

  it('checks an import without writing', async () => {
    const change = { id: b.id, set: { price: 100 }, was: { price: 4200 }, add: 1 };
    expect(await save([change], { dryRun: true })).toMatchObject({ status: 200, body: { data: { saved: 1 } } });
    expect((await save([{ ...change, add: -11 }], { dryRun: true })).status).toBe(422);
    expect((await read(b.product)).variants[0]).toMatchObject({ price: 4200, available: 10 });
  });

  it('swaps the article numbers of two variants', async () => {
    const [one, two] = [(await read(a.product)).variants[0], (await read(b.product)).variants[0]];
    const change = (id = '', sku = '', was = '') => ({ id, set: { sku }, was: { sku: was } });
    const answer = await save([change(one?.id, two?.sku, one?.sku), change(two?.id, one?.sku, two?.sku)]);
    expect(answer.status).toBe(200);
    expect((await read(a.product)).variants[0]?.sku).toBe(two?.sku);
  });
});

describe('the picture of a variant', () => {
  interface File {
    id: number;
    url: string;
    formats: { thumbnail: { url: string } };
  }
  const filesOf = async (mime: string): Promise<File[]> =>
    (await callAdmin<{ results: File[] }>(`/upload/files?pageSize=3&filters[mime]=${mime}`)).body.results;
  const choose = ({ id }: TestVariant, picture: number | null, was: number | null) =>
    save([{ id, set: { picture }, was: { picture: was } }]);
  const rowOf = async ({ product }: TestVariant) => (await read(product)).variants[0];
  /** What visitors get: in a cart, on cards and on its page alike. */
  const shown = async (variant: TestVariant) => {
    const cart = await call<{ data: { lines: { image: { url: string } }[] } }>('/api/quote', {
      method: 'POST',
      json: { data: { cart: [variant.item()], locale: 'nl' } },
      headers: asStorefront(),
    });
    const cards = await call<{ data: { products: { variants: { image: { url: string; alt: string } }[] }[] } }>(
      `/api/catalog/products?locale=nl&ids=${variant.product}`,
      { headers: asStorefront() },
    );
    const page = await call<{ data: { attributes: { intro: { image: { data: { attributes: { url: string } } } } } } }>(
      `/api/product-variants/${variant.id}?populate[intro][populate]=image`,
    );
    const urls = [
      cart.body.data.lines[0]?.image.url,
      cards.body.data.products[0]?.variants[0]?.image.url,
      page.body.data.attributes.intro.image.data.attributes.url,
    ];
    expect(new Set(urls).size).toBe(1);
    return urls[0];
  };
  /** Everything that is stored of it, without row ids. */
  const storedOf = ({ id }: TestVariant) =>
    database()('product_variants as v')
      .join('product_variants_cmps as part', 'part.entity_id', 'v.id')
      .join('components_shop_intro as intro', 'intro.id', 'part.cmp_id')
      .leftJoin('files_related_mph as link', (join) => {
        join.on('link.related_id', 'intro.id').andOnVal('link.related_type', 'shop.intro');
      })
      .where({ 'v.document_id': id, 'part.field': 'intro' })
      .select('part.component_type', 'part.order', 'intro.title', 'intro.text', 'intro.alt')
      .select('link.file_id', 'link.field', { place: 'link.order' });
  let variant: TestVariant;
  let files: File[];

  beforeAll(async () => {
    files = await filesOf('image/webp');
    variant = await makeVariant({ stock: 5 });
    const [blue, main] = files;
    const gallery = [{ image: main?.id }, { image: blue?.id, value: 'color:blue' }];
    await content.publish('product', variant.product, { gallery, intro: { image: main?.id } });
  });

  it('is that of the gallery until it gets its own, which carts and pages show at once', async () => {
    const [blue, , own] = files;
    expect(await rowOf(variant)).toMatchObject({
      picture: null,
      ownPicture: null,
      sharedPicture: blue?.formats.thumbnail.url,
    });
    expect(await shown(variant)).toBe(blue?.url);
    expect((await choose(variant, own?.id ?? 0, null)).status).toBe(200);
    expect(await shown(variant)).toBe(own?.url);
    expect(await rowOf(variant)).toMatchObject({
      picture: own?.id,
      ownPicture: own?.formats.thumbnail.url,
      sharedPicture: blue?.formats.thumbnail.url,
    });
    expect((await choose(variant, null, own?.id ?? 0)).status).toBe(200);
    expect(await shown(variant)).toBe(blue?.url);
    expect(await rowOf(variant)).toMatchObject({ picture: null, ownPicture: null });
    // Saved in its form, while carts remember the one from before.
    await content.update('product-variant', variant.id, { intro: { image: own?.id } });
    expect(await shown(variant)).toBe(own?.url);
    await content.update('product-variant', variant.id, { intro: null });
    expect(await shown(variant)).toBe(blue?.url);
  });

  it('is stored as its form stores it, and another one has no alt text yet', async () => {
    const [first, second] = files;
    const formed = await makeVariant();
    const both = [await makeVariant(), await makeVariant()];
    expect((await content.update('product-variant', formed.id, { intro: { image: first?.id } })).status).toBe(200);
    const change = ({ id }: TestVariant) => ({ id, set: { picture: first?.id }, was: { picture: null } });
    expect((await save(both.map(change))).status).toBe(200);
    const rows = await storedOf(formed);
    expect(rows).toMatchObject([{ file_id: first?.id }]);
    for (const one of both) expect(await storedOf(one)).toEqual(rows);

    const form = `/content-manager/collection-types/api::product-variant.product-variant/${formed.id}`;
    const { intro } = (await callAdmin<{ data: { intro: { id: number } } }>(form)).body.data;
    const told = { id: intro.id, title: 'Warm', alt: 'Voorkant', image: first?.id };
    expect((await content.update('product-variant', formed.id, { intro: told })).status).toBe(200);
    expect((await choose(formed, second?.id ?? 0, first?.id ?? 0)).status).toBe(200);
    expect(await storedOf(formed)).toMatchObject([{ title: 'Warm', alt: null, file_id: second?.id }]);
  });

  it('must be a picture of the media library', async () => {
    const [paper] = await filesOf('application/pdf');
    for (const wrong of [2_000_000_000, paper?.id ?? 0]) {
      const price = { id: a.id, set: { price: 5100 }, was: { price: 5000 } };
      const answer = await save([{ id: variant.id, set: { picture: wrong }, was: { picture: null } }, price]);
      expect([answer.status, answer.body.error.details.rows]).toMatchObject([
        422,
        [{ id: variant.id, field: 'picture', message: expect.stringMatching(/picture/) }],
      ]);
    }
    expect([(await rowOf(variant))?.picture, (await rowOf(a))?.price]).toEqual([null, 5000]);
    for (const wrong of [0, 1.5, 3_000_000_000, 'x']) {
      const answer = await save([{ id: variant.id, set: { picture: wrong }, was: { picture: null } }]);
      expect(answer.status).toBe(422);
    }
  });

  it('is not taken from somebody who chose another one meanwhile', async () => {
    const [first, second] = files;
    expect((await choose(variant, first?.id ?? 0, null)).status).toBe(200);
    const late = await choose(variant, second?.id ?? 0, null);
    expect([late.status, late.body.error.details.conflicts]).toEqual([
      409,
      [{ id: variant.id, field: 'picture', now: first?.id }],
    ]);
    expect((await rowOf(variant))?.picture).toBe(first?.id);
  });

  it('is changed by who may change it in the form', async () => {
    const now = (await rowOf(variant))?.picture ?? null;
    const change = { changes: [{ id: variant.id, set: { picture: files[2]?.id }, was: { picture: now } }] };
    const send = async () => (await seller.ask(SAVE, { method: 'POST', json: change })).status;
    const may = async () =>
      (await seller.ask<Product>(`/shop/catalogue/products/${variant.product}`)).body.data.rights.fields;
    expect(await may()).toContain('picture');
    const giveBack = await takeRight('strapi-editor', 'intro.image');
    try {
      expect(await may()).toContain('price');
      expect(await may()).not.toContain('picture');
      expect(await send()).toBe(403);
    } finally {
      await giveBack();
    }
    expect(await send()).toBe(200);
  });
});

describe('a variant that is switched off', () => {
  it('is not shown, listed or sold, while orders that hold it go on', async () => {
    const variant = await makeVariant({ stock: 5 });
    const order = await placeOrder(orderData([variant.item()]));
    expect(await visible(variant)).toBe(200);
    expect((await save([{ id: variant.id, set: { active: false }, was: { active: true } }])).status).toBe(200);

    expect(await visible(variant)).toBe(404);
    expect(await list(`/api/product-variants?filters[product][documentId]=${variant.product}`)).toEqual([]);
    const shown = await call<{ data: { products: { variants: object[] }[] } }>(
      `/api/catalog/products?locale=nl&ids=${variant.product}`,
      { headers: asStorefront() },
    );
    expect(shown.body.data.products.flatMap(({ variants }) => variants)).toEqual([]);
    expect((await postOrder(orderData([variant.item()]))).status).toBe(422);

    await settle(order.orderNr, { status: 'paid' });
    expect(await database()('orders').where({ order_nr: order.orderNr }).first('payment_status')).toEqual({
      payment_status: 'paid',
    });
    expect((await editor.update('product-variant', variant.id, { active: true })).status).toBe(200);
    expect(await visible(variant)).toBe(200);
  });
});

describe('new products and variants', () => {
  const variant = (sku: string, color: string, size: string) => ({
    sku,
    price: 3995,
    stock: 3,
    values: [
      { key: 'color', value: color },
      { key: 'size', value: size },
    ],
  });

  it('are made in one step, with price, stock and the shop as their maker', async () => {
    const prefix = unique('NEW').toUpperCase();
    const variants = ['blue', 'pink'].flatMap((color) =>
      ['s', 'm'].map((size) => variant(`${prefix}-${color}-${size}`, color, size)),
    );
    const made = await callAdmin<{ data: { id: string } }>('/shop/catalogue/products', {
      method: 'POST',
      json: { title: `Pak ${prefix}`, variants },
    });
    expect(made.status).toBe(200);
    const { id } = made.body.data;
    const product = await read(id);
    expect(product.languages.map(({ state }) => state)).toEqual(['draft', ...Array(5).fill('missing')]);
    expect(product.variants.map(({ sku, price, available }) => [sku, price, available])).toEqual(
      variants.map(({ sku }) => [sku, 3995, 3]),
    );
    expect((await readMovementsOf(product.variants[0]?.id ?? '')).map(({ reason }) => reason)).toEqual(['first-count']);
    const draft = await callAdmin<{ data: { maker: object } }>(
      `/content-manager/collection-types/api::product.product/${id}?locale=nl`,
    );
    expect(draft.body.data.maker).toMatchObject({ name: expect.stringMatching(/./), country: 'nl' });

    const more = (wanted: object[]) =>
      callAdmin<Refused>(`/shop/catalogue/products/${id}/variants`, { method: 'POST', json: { variants: wanted } });
    const refused = await more([
      variant(`${prefix}-l`, 'blue', 'l'),
      variant(`${prefix}-2`, 'blue', 's'),
      variant(`${prefix}-3`, 'green', 'xl'),
    ]);
    expect([refused.status, refused.body.error.details.variants?.map(({ index }) => index)]).toEqual([422, [2]]);
    const known = await more([variant(`${prefix}-l`, 'blue', 'l'), variant(`${prefix}-l`, 'blue', 's')]);
    expect(known.body.error.details.variants?.map(({ index }) => index)).toEqual([1, 0, 1]);
    expect((await more([variant(`${prefix}-l`, 'blue', 'l')])).status).toBe(200);
    expect((await read(id)).variants).toHaveLength(5);
    const found = await callAdmin<{ data: { products: { id: string; variants: number; prices: number[] }[] } }>(
      `/shop/catalogue/products?q=${prefix.toLowerCase()}-l`,
    );
    expect(found.body.data.products).toMatchObject([{ id, variants: 5, prices: [3995, 3995] }]);
    expect((await operator.ask('/shop/catalogue/products', { method: 'POST', json: {} })).status).toBe(403);
    const by = (person: Hired, wanted: object[]) =>
      person.ask(`/shop/catalogue/products/${id}/variants`, { method: 'POST', json: { variants: wanted } });
    // An editor may make variants and not change stock.
    expect((await by(seller, [variant(`${prefix}-xl`, 'blue', 'xl')])).status).toBe(403);
    expect((await by(seller, [{ ...variant(`${prefix}-xl`, 'blue', 'xl'), stock: 0 }])).status).toBe(200);
    // The same article again, with its old stock row: what was counted is what is there.
    const old = (await read(id)).variants.find(({ sku }) => sku === `${prefix}-l`);
    expect((await content.remove('product-variant', old?.id ?? '')).status).toBe(200);
    expect((await more([{ ...variant(`${prefix}-l`, 'blue', 'l'), stock: 2 }])).status).toBe(200);
    expect((await read(id)).variants.find(({ sku }) => sku === `${prefix}-l`)).toMatchObject({
      id: old?.id,
      available: 2,
    });
    expect(await findMiscounted()).toEqual([]);
  });
});
