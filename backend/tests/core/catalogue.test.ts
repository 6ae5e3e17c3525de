import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { safety } from '../orders/support/shop';
import { asStorefront, call } from '../support/client';
import { type Entry, editor, list, unique } from '../support/content';

const variant = async (id: string, locale: string): Promise<{ status: number; data: Entry }> => {
  const { status, body } = await call<{ data: Entry }>(
    `/api/product-variants/${id}?locale=${locale}&populate[0]=intro.image&populate[1]=product.intro.image`,
  );
  return { status, data: body.data };
};

describe('product variants', () => {
  it('returns entries in the requested language', async () => {
    const [first] = await list('/api/product-variants?filters[product][slug]=zwotter-classic-drijfpak&sort=position');
    const { data } = await variant(first?.id ?? '', 'de');
    const { title, price, sku, options, intro, product, availability } = data.attributes as Record<string, never> & {
      intro: { image: { data: Entry } };
      product: { data: Entry };
    };
    expect(data.id).toBe(first?.id);
    expect(title).toBe('Zwotter Classic Schwimmlernanzug');
    expect(price).toBe(44.95);
    expect(sku).toBe('ZW-CLASSIC-BLUE-XS');
    expect(options).toEqual([
      { key: 'color', value: 'blue' },
      { key: 'size', value: 'xs' },
    ]);
    expect(availability).toBe('sold_out');
    expect(intro.image.data.attributes.url).toMatch(/^\/uploads\//);
    expect(product.data.attributes).toMatchObject({
      type: 'physical',
      locale: 'de',
      title,
      intro: { image: { data: { attributes: { url: expect.any(String) } } } },
    });
  });

  it('accepts populate as an object, with fields', async () => {
    const [first] = await list(
      '/api/product-variants?pagination[pageSize]=1&locale=fr&populate[product][fields][0]=slug&populate[intro][populate]=image',
    );
    const { product } = (first?.attributes ?? {}) as { product?: { data: Entry } };
    expect(Object.keys(product?.data.attributes ?? {})).toEqual(expect.arrayContaining(['slug', 'title', 'type']));
    expect(product?.data.attributes.body).toBeUndefined();
  });

  it('filters by the document id of its product, in every language', async () => {
    const [product] = await list('/api/products?filters[slug]=zwotter-classic-drijfpak');
    for (const locale of ['nl', 'de', 'sv']) {
      const found = await list(
        `/api/product-variants?locale=${locale}&filters[product][documentId]=${product?.id}&pagination[pageSize]=100`,
      );
      expect(found.length).toBe(14);
    }
    expect(await list('/api/product-variants?filters[product][documentId]=nope')).toEqual([]);
  });
});

describe('a variant during the life of its product', () => {
  const sku = unique('T').toUpperCase();
  const texts = {
    nl: { title: 'Testpak', slug: unique('testpak'), warnings: safety.warnings },
    de: { title: 'Testanzug', slug: unique('testanzug'), warnings: safety.warnings },
  };
  let product = '';
  let id = '';

  beforeAll(async () => {
    const created = await editor.create(
      'product',
      { ...texts.nl, maker: safety.maker, type: 'physical', listed: true },
      'nl',
    );
    product = created.body.data.documentId;
    await editor.publish('product', product, texts.nl, 'nl');
    await editor.update('product', product, texts.de, 'de');
    await editor.publish('product', product, texts.de, 'de');
    const made = await editor.create('product-variant', {
      sku,
      price: 12.5,
      product: { connect: [{ documentId: product, locale: 'nl' }] },
    });
    expect(made.status).toBe(201);
    id = made.body.data.documentId;
  });
  afterAll(async () => {
    await editor.remove('product-variant', id);
    await editor.remove('product', product, '*');
  });

  const title = async (locale: string): Promise<unknown> => {
    const { status, data } = await variant(id, locale);
    return status === 200 ? data.attributes.title : status;
  };

  it('starts in both languages, without stock', async () => {
    expect([await title('nl'), await title('de'), await title('fr')]).toEqual(['Testpak', 'Testanzug', 404]);
    expect((await variant(id, 'nl')).data.attributes.availability).toBe('sold_out');
  });

  it('never shows a draft of its product', async () => {
    await editor.update('product', product, { ...texts.nl, title: 'Geheim' }, 'nl');
    const everything = await call(`/api/product-variants/${id}?populate=*&status=draft`);
    expect(await title('nl')).toBe('Testpak');
    expect(JSON.stringify(everything.body)).not.toContain('Geheim');
    expect(await list('/api/product-variants?filters[product][title]=Geheim')).toEqual([]);
    expect(await list(`/api/product-variants?filters[$or][0][product][title]=Testpak`)).toHaveLength(1);
  });

  it('stays linked when its product is published repeatedly', async () => {
    for (const name of ['Testpak 2', 'Testpak 3']) {
      await editor.publish('product', product, { ...texts.nl, title: name }, 'nl');
      expect([await title('nl'), await title('de')]).toEqual([name, 'Testanzug']);
    }
    expect(await list(`/api/product-variants?filters[product][documentId]=${product}&locale=de`)).toHaveLength(1);
  });

  it('disappears with an unpublished language, and comes back', async () => {
    await editor.unpublish('product', product, 'nl');
    expect([await title('nl'), await title('de')]).toEqual([404, 'Testanzug']);
    await editor.publish('product', product, texts.nl, 'nl');
    expect([await title('nl'), await title('de')]).toEqual(['Testpak', 'Testanzug']);
  });

  it('survives when an editor deletes the language it was linked in', async () => {
    await editor.remove('product', product, 'nl');
    expect([await title('nl'), await title('de')]).toEqual([404, 'Testanzug']);
    expect(await list(`/api/product-variants?filters[product][documentId]=${product}&locale=de`)).toHaveLength(1);
  });

  it('keeps its stock when its SKU changes', async () => {
    const rows = await stockRows(sku);
    expect(rows).toHaveLength(1);
    await editor.update('stock', rows[0]?.documentId ?? '', { quantity: 3 });
    expect((await variant(id, 'de')).data.attributes.availability).toBe('low');
    await editor.update('product-variant', id, { sku: `${sku}-B` });
    expect([await stockRows(sku), (await stockRows(`${sku}-B`))[0]?.quantity]).toEqual([[], 3]);
  });
});

async function stockRows(sku: string): Promise<{ documentId: string; quantity: number }[]> {
  const { callAdmin } = await import('../support/client');
  const { body } = await callAdmin<{ results: { documentId: string; quantity: number }[] }>(
    `/content-manager/collection-types/api::stock.stock?filters[sku]=${sku}`,
  );
  return body.results;
}

/** Across all pages: other tests leave more products behind than one page holds. */
async function allIds(path: string, page = 1): Promise<string[]> {
  const found = await list(`/api/${path}&pagination[pageSize]=100&pagination[page]=${page}`);
  const own = found.map(({ id }) => id);
  return found.length < 100 ? own : [...own, ...(await allIds(path, page + 1))];
}

interface RouteAnswer {
  data: Record<
    'pages' | 'products' | 'articles' | 'levels' | 'lessons',
    { id: string; locale: string; slug?: string; path?: string[]; level?: string }[]
  >;
}

describe('GET /api/route-index', () => {
  it('lists every public path', async () => {
    const { body } = await call<RouteAnswer>('/api/route-index', { headers: asStorefront() });
    for (const name of ['pages', 'products', 'articles', 'levels', 'lessons'] as const) {
      // Lesson offers have no page of their own.
      const withPage = name === 'products' ? '&filters[type][$in][0]=physical&filters[type][$in][1]=gift_card' : '';
      const expected = await allIds(`${name}?locale=nl&sort=slug${withPage}`);
      expect(
        body.data[name]
          .filter((row) => row.locale === 'nl')
          .map((row) => row.id)
          .sort(),
        name,
      ).toEqual(expected.sort());
    }
    expect(body.data.pages.filter((row) => row.path?.length === 0)).toHaveLength(6);
    expect(body.data.pages.some((row) => (row.path?.length ?? 0) > 1)).toBe(true);
    const levels = new Set(body.data.levels.map((row) => row.id));
    for (const lesson of body.data.lessons) expect(levels.has(lesson.level ?? '')).toBe(true);
  });
  it('is for the storefront only', async () => {
    expect((await call('/api/route-index', { headers: { 'x-shop-secret': 'wrong' } })).status).toBe(403);
  });
});
