// @full
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uniteGalleries } from '../../src/catalog/pictures/unite-galleries';
import { type Hired, hire } from '../forms/support/people';
import { callAdmin, editor } from '../orders/support/admin';
import { makeVariant, safety } from '../orders/support/shop';
import { asStorefront, call } from '../support/client';
import { type Entry, list, unique } from '../support/content';
import { database, delayCommits, readJson } from '../support/database';

interface Picture {
  id: number;
  alt: string | null;
  value: string | null;
  image: { data: Entry };
}

interface Form {
  data: { gallery: { id: number; alt: string | null }[]; intro: { id: number } | null };
}

const FORM = '/content-manager/collection-types/api::product.product';
let product = '';
let files: [number, number, number] = [0, 0, 0];
let urls: string[] = [];
let translator: Hired;

/** What visitors of a language are sent: file, value and alt text of each picture, and the main picture. */
async function shown(locale: string): Promise<{ gallery: unknown[]; main: number }> {
  const [entry] = await list(
    `/api/products?locale=${locale}&filters[documentId]=${product}&populate[gallery][populate]=image&populate[intro][populate]=image`,
  );
  const gallery = (entry?.attributes.gallery ?? []) as Picture[];
  const intro = entry?.attributes.intro as { image: { data: Entry | null } } | null;
  const place = (picture: Entry | null | undefined) => urls.indexOf(String(picture?.attributes.url));
  return {
    gallery: gallery.map(({ image, value, alt }) => [place(image.data), value, alt]),
    main: place(intro?.image.data),
  };
}
const form = async (locale: string) => (await callAdmin<Form>(`${FORM}/${product}?locale=${locale}`)).body.data;
const publish = async (locale: string, data: object) => {
  const answer = await editor.publish('product', product, data, locale);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};

interface Right {
  id: number;
  properties: { fields: string[]; locales: string[] };
}

/** To change products in other languages than Dutch. */
async function translatorsRight(): Promise<Right> {
  const rows: { id: number; properties: unknown }[] = await database()('admin_permissions')
    .where({ subject: 'api::product.product', action: 'plugin::content-manager.explorer.update' })
    .orderBy('id')
    .select('id', 'properties');
  const rights = rows.map(({ id, properties }) => ({ id, properties: readJson<Right['properties']>(properties) }));
  const [own] = rights.filter(({ properties }) => properties.locales.length > 0 && !properties.locales.includes('nl'));
  if (!own) throw new Error('Translators may not change products');
  return own;
}

beforeAll(async () => {
  const { results } = (
    await callAdmin<{ results: { id: number; url: string }[] }>('/upload/files?pageSize=3&filters[mime]=image/webp')
  ).body;
  files = results.map(({ id }) => id) as typeof files;
  urls = results.map(({ url }) => url);
  product = (await makeVariant()).product;
  translator = await hire('shop-translator');
});
afterAll(() => translator.leave());

describe('the pictures of a product', () => {
  it('are in every language at once, with the alt texts of each', async () => {
    const [a, b, c] = files;
    await publish('nl', { gallery: [{ image: a, alt: 'Voor' }], intro: { title: 'Warm', image: a } });
    // A language that begins gets the pictures of the others.
    await publish('de', { title: 'Anzug', slug: unique('anzug'), warnings: safety.warnings, gallery: [] });
    expect(await shown('de')).toEqual({ gallery: [[0, null, null]], main: 0 });

    const german = await form('de');
    await publish('de', { gallery: [{ ...german.gallery[0], alt: 'Vorne' }] });
    const dutch = await form('nl');
    const moved = [
      { image: c, alt: 'Detail', value: 'color:blue' },
      { image: b, alt: 'Achter' },
      { id: dutch.gallery[0]?.id, image: a, alt: 'Voor' },
    ];
    await publish('nl', { gallery: moved, intro: { id: dutch.intro?.id, title: 'Warm', image: b } });
    expect(await shown('nl')).toMatchObject({
      gallery: [
        [2, 'color:blue', 'Detail'],
        [1, null, 'Achter'],
        [0, null, 'Voor'],
      ],
    });
    expect(await shown('de')).toEqual({
      gallery: [
        [2, 'color:blue', null],
        [1, null, null],
        [0, null, 'Vorne'],
      ],
      main: 1,
    });

    // From another language than the first, and taken out again.
    await publish('de', { gallery: (await form('de')).gallery.slice(1) });
    expect((await shown('nl')).gallery).toEqual([
      [1, null, 'Achter'],
      [0, null, 'Voor'],
    ]);
    const open = await callAdmin<{ data: { id: string; state: string }[] }>(
      '/shop/translations?type=api::product.product&language=de&state=pictures',
    );
    expect(open.body.data.map(({ id }) => id)).toContain(product);
  });

  it('stay as they are when a translator saves, but for the alt texts of that language', async () => {
    const before = await shown('nl');
    const { gallery, intro } = await form('de');
    const save = (locale: string, json: object) =>
      translator.ask(`${FORM}/${product}?locale=${locale}`, { method: 'PUT', json });
    const sent = [{ id: gallery[1]?.id, alt: 'Von vorne', image: files[2], value: 'color:pink' }, { image: files[2] }];
    expect((await save('de', { gallery: sent, intro: { id: intro?.id, title: 'Warm', image: null } })).status).toBe(
      200,
    );
    expect((await save('nl', { gallery: [] })).status).toBe(403);
    await publish('de', {});
    expect(await shown('de')).toEqual({
      gallery: [
        [1, null, null],
        [0, null, 'Von vorne'],
      ],
      main: 1,
    });
    expect(await shown('nl')).toEqual(before);
    // A language that begins.
    expect((await save('fr', { title: 'Combinaison', slug: unique('combi'), gallery: sent, intro: null })).status).toBe(
      200,
    );
    expect((await form('fr')).gallery).toMatchObject([{ alt: null }, { alt: null }]);
    expect((await form('nl')).gallery).toHaveLength(2);
  });

  it('are not put back by a form that was opened before a colleague changed them', async () => {
    const writer = await hire('strapi-editor');
    const open = async (locale: string) =>
      (await writer.ask<Form>(`${FORM}/${product}?locale=${locale}`)).body.data.gallery;
    const save = (locale: string, json: object) =>
      writer.ask<{ error: { message: string } }>(`${FORM}/${product}?locale=${locale}`, { method: 'PUT', json });
    const before = [await shown('nl'), await shown('de')];
    const old = await open('nl');
    // The colleague adds a picture in another language.
    const german = await form('de');
    await publish('de', { gallery: [...german.gallery, { image: files[2] }] });
    const refused = await save('nl', { gallery: old.slice(0, 1) });
    expect([refused.status, refused.body.error.message]).toEqual([400, expect.stringMatching(/^A colleague changed/)]);
    expect((await form('nl')).gallery).toHaveLength(3);
    expect((await save('nl', { summary: 'Zonder foto’s' })).status).toBe(200);

    const now = await open('nl');
    expect(now).toHaveLength(3);
    expect((await save('nl', { gallery: now.slice(0, 2) })).status).toBe(200);
    // One save after the other needs nothing read between them.
    expect((await save('nl', { gallery: now.slice(0, 2) })).status).toBe(200);
    await publish('nl', {});
    expect([await shown('nl'), await shown('de')]).toEqual(before);
    await writer.leave();
  });

  it('of a shop that had a gallery per language become one, and no picture is lost', async () => {
    const db = database();
    const [german]: { id: number }[] = await db('products')
      .where({ document_id: product, locale: 'de' })
      .whereNotNull('published_at')
      .select('id');
    const [first]: number[] = await db('products_cmps')
      .where({ entity_id: german?.id, field: 'gallery' })
      .orderBy('order')
      .pluck('cmp_id');
    await db('files_related_mph')
      .where({ related_type: 'shop.picture', related_id: first })
      .update({ file_id: files[2] });
    const { id: right, properties } = await translatorsRight();
    expect(properties.fields).toContain('gallery.alt');
    expect(properties.fields).not.toContain('gallery.image');
    const wide = { ...properties, fields: [...properties.fields, 'gallery.image'] };
    await db('admin_permissions')
      .where({ id: right })
      .update({ properties: JSON.stringify(wide) });

    expect(await uniteGalleries(db)).toEqual([product]);
    expect((await shown('nl')).gallery).toEqual([
      [1, null, 'Achter'],
      [0, null, 'Voor'],
      [2, null, null],
    ]);
    expect((await shown('de')).gallery).toEqual([
      [1, null, null],
      [0, null, 'Von vorne'],
      [2, null, null],
    ]);
    expect((await translatorsRight()).properties).toEqual(properties);
    expect(await uniteGalleries(db)).toEqual([]);
  });
});

it('of a variant reach carts with the commit of its save, although carts are priced meanwhile', async () => {
  const variant = await makeVariant();
  const choose = (image?: number) => editor.update('product-variant', variant.id, { intro: { image } });
  const readShown = async () => {
    const { body } = await call<{ data: { lines: { image: { url: string } }[] } }>('/api/quote', {
      method: 'POST',
      json: { data: { cart: [variant.item()], locale: 'nl' } },
      headers: asStorefront(),
    });
    return body.data.lines[0]?.image.url;
  };
  await choose(files[0]);
  const former = await readShown();
  const undo = await delayCommits('product_variants', `new.document_id = '${variant.id}'`, 0.5);
  const save = choose(files[1]).finally(undo);
  const isSaved = save.then(() => true);
  while (!(await Promise.race([isSaved, readShown().then(() => false)])));
  expect((await save).status).toBe(200);
  expect(await readShown()).not.toBe(former);
});
