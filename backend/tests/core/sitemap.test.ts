import { describe, expect, it } from 'vitest';
import { asStorefront, call } from '../support/client';
import { type ErrorAnswer, list } from '../support/content';

interface Details {
  id: string;
  updatedAt: string;
  image: string | null;
}

const read = (json: unknown) =>
  call<{ data: Details[] }>('/api/sitemap', { method: 'POST', json, headers: asStorefront() });
const idsOf = async (collection: string): Promise<string[]> =>
  (await list(`/api/${collection}?locale=de&pagination[pageSize]=100`)).map(({ id }) => id);

describe('POST /api/sitemap', () => {
  it('contains the last publication of products and articles, and their images', async () => {
    for (const [kind, collection] of [
      ['product', 'products'],
      ['article', 'articles'],
    ] as const) {
      const ids = await idsOf(collection);
      const { body } = await read({ locale: 'de', kind, ids: [...ids, 'nope'] });
      expect(body.data.map(({ id }) => id).sort()).toEqual(ids.sort());
      for (const { updatedAt } of body.data) expect(new Date(updatedAt).toISOString()).toBe(updatedAt);
      expect(body.data.some(({ image }) => image?.startsWith('/uploads/'))).toBe(true);
    }
  });

  it('contains the first image of the gallery', async () => {
    const slug = 'zwotter-classic-schwimmlernanzug';
    const [product] = await list(`/api/products?locale=de&filters[slug]=${slug}&populate[gallery][populate]=image`);
    const gallery = product?.attributes.gallery as { image: { data: { attributes: { url: string } } } }[];
    const { body } = await read({ locale: 'de', kind: 'product', ids: [product?.id] });
    expect(body.data[0]?.image).toBe(gallery[0]?.image.data.attributes.url);
  });

  it('refuses unknown values, and callers other than the storefront', async () => {
    for (const body of [{}, { locale: 'xx', kind: 'page', ids: [] }, { locale: 'nl', kind: 'order', ids: [] }])
      expect((await read(body)).status).toBe(422);
    const { status, body } = await call<ErrorAnswer>('/api/sitemap', { method: 'POST', json: {} });
    expect([status, body.error.name]).toEqual([403, 'Forbidden']);
  });
});
