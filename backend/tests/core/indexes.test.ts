import { describe, expect, it } from 'vitest';
import { callAdmin } from '../support/client';
import { editor, list, unique } from '../support/content';

describe('unique indexes', () => {
  it('one published slug per language; drafts may collide', async () => {
    const slug = unique('zelfde');
    const made = await Promise.all(
      ['Een', 'Twee'].map((title) =>
        editor.create('article', { title, slug: unique('x'), publishedOn: '2026-01-01' }, 'nl'),
      ),
    );
    const ids = made.map((answer) => answer.body.data.documentId);
    const data = (index: number) => ({ title: `T${index}`, slug, publishedOn: '2026-01-01' });
    const published = [
      await editor.publish('article', ids[0] ?? '', data(0)),
      await editor.publish('article', ids[1] ?? '', data(1)),
    ];
    expect(published.map(({ status }) => status)).toEqual([200, 400]);
    expect(JSON.stringify(published[1]?.body)).not.toMatch(/insert|SQLITE|23505|select/i);
    expect(await list(`/api/articles?filters[slug]=${slug}`)).toHaveLength(1);
    // Publishing the same one again replaces its row.
    expect((await editor.publish('article', ids[0] ?? '', data(0))).status).toBe(200);
    await Promise.all(ids.map((id) => editor.remove('article', id, '*')));
  });

  it.each([
    ['product-variant', () => ({ sku: 'ZW-CLASSIC-BLUE-XS', price: 1 })],
    ['stock', () => ({ sku: 'ZW-CLASSIC-BLUE-XS', quantity: 1, lowThreshold: 1 })],
    ['shipping-country', () => ({ iso: 'nl', shippingCost: 1 })],
    ['vat-rate', () => ({ country: 'nl', rate: 9, validFrom: '2021-07-01' })],
    ['menu', () => ({ slug: 'primary' })],
  ])('no second %s', async (name, data) => {
    const { status, body } = await editor.create(name, data());
    expect(status).toBe(400);
    expect(body.error?.message).toMatch(/already in use/);
  });

  it('hold under concurrent saves', async () => {
    const sku = unique('R').toUpperCase();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => editor.create('product-variant', { sku, price: 1 })),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    await editor.remove('product-variant', made[0]?.body.data.documentId ?? '');
    const { body } = await callAdmin<{ results: { documentId: string }[] }>(
      `/content-manager/collection-types/api::stock.stock?filters[sku]=${sku}`,
    );
    expect(body.results).toHaveLength(1);
  });
});
