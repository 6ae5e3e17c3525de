// @full
import { afterAll, describe, expect, it } from 'vitest';
import { editor } from '../orders/support/admin';
import { makeVariant, readStock, setStock } from '../orders/support/shop';
import { asStorefront, call } from '../support/client';

interface Product {
  id: string;
  slug: string;
  variants: { id: string }[];
}

const get = async <T>(path: string): Promise<T> =>
  (await call<{ data: T }>(`/api${path}`, { headers: asStorefront() })).body.data;
const goesWith = async (query: string): Promise<string[]> =>
  (await get<{ products: Product[] }>(`/catalog/goes-with?${query}`)).products.map(({ slug }) => slug);
const slugs = {
  classic: 'zwotter-classic-float-suit',
  poncho: 'hooded-towel-poncho',
  goggles: 'kids-swim-goggles',
  floats: 'spare-floats',
  pro: 'zwotter-pro-float-suit',
};

async function seeded(slug: string): Promise<Product> {
  const { products } = await get<{ products: Product[] }>('/catalog?locale=en&pageSize=100');
  const found = products.find((product) => product.slug === slug);
  if (!found) throw new Error(`No ${slug}`);
  return found;
}

describe('what goes with a product', () => {
  const goggles = 'ZW-GOGGLES';
  let stock = 0;
  afterAll(() => setStock(goggles, stock));

  it('is what editors chose, in their order, in every language', async () => {
    const { id } = await seeded(slugs.classic);
    expect(await goesWith(`locale=en&product=${id}`)).toEqual([slugs.poncho, slugs.goggles, slugs.floats]);
    expect(await goesWith(`locale=sv&product=${id}`)).toHaveLength(3);
    const page = await get<{ attributes: { hasGoesWith: boolean } }>(`/products/${id}?locale=de`);
    expect(page.attributes.hasGoesWith).toBe(true);
  });

  it('leaves out what is in the cart, and what is sold out', async () => {
    const inCart = await Promise.all([seeded(slugs.classic), seeded(slugs.poncho)]);
    const variants = inCart.map(({ variants: [first] }) => first?.id).join();
    expect(await goesWith(`locale=en&variants=${variants}`)).toEqual([slugs.pro, slugs.goggles, slugs.floats]);
    stock = await readStock(goggles);
    await setStock(goggles, 0);
    expect(await goesWith(`locale=en&variants=${variants}`)).toEqual([slugs.pro, slugs.floats]);
  });

  it('is at most three, without products that are not published', async () => {
    const owner = await makeVariant();
    const chosen = await Promise.all([makeVariant({ stock: 0 }), ...Array.from({ length: 5 }, () => makeVariant())]);
    const ids = chosen.map(({ product }) => product);
    const connect = ids.map((documentId) => ({ documentId, locale: 'nl' }));
    await editor.publish('product', owner.product, { goesWith: { connect } }, 'nl');
    const find = async (): Promise<string[]> =>
      (await get<{ products: Product[] }>(`/catalog/goes-with?locale=nl&product=${owner.product}`)).products.map(
        ({ id }) => id,
      );
    expect(await find()).toEqual(ids.slice(1, 4));
    await editor.unpublish('product', ids[2] ?? '', 'nl');
    expect(await find()).toEqual([ids[1], ids[3], ids[4]]);
    // Publishing what was chosen keeps it chosen.
    await editor.publish('product', ids[2] ?? '', {}, 'nl');
    await editor.publish('product', ids[1] ?? '', {}, 'nl');
    expect(await find()).toContain(ids[1]);
  });

  it.each(['', 'product=', 'product=nothing', 'variants=a,b', `product=${'x,'.repeat(500)}`, 'locale=xx&product=x'])(
    'is nothing for %j',
    async (query) => {
      expect(await goesWith(query)).toEqual([]);
    },
  );
});
