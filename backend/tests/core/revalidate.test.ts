import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testSecrets } from '../support/backend';
import { callAdmin, readWebhooks, refuseCalls, waitFor } from '../support/client';
import { editor, list, relatedId, unique } from '../support/content';

interface Message {
  tags: string[];
  at: number;
}

async function waitForTag(tag: string, since: number): Promise<Message> {
  return waitFor(async () => {
    const messages = (await readWebhooks()).map((request) => JSON.parse(request.body) as Message);
    return messages.find((message) => message.at >= since && message.tags.includes(tag));
  });
}

describe('the revalidate webhook', () => {
  it('is signed, and sent after a publish but not after saving a draft', async () => {
    const since = Date.now();
    const data = { title: 'Webhook', slug: unique('webhook'), publishedOn: '2026-01-01' };
    const { body } = await editor.create('article', data, 'nl');
    const id = body.data.documentId;
    await new Promise((resolve) => setTimeout(resolve, 300));
    const early = (await readWebhooks()).filter((request) => request.body.includes(id));
    expect(early).toEqual([]);
    await editor.publish('article', id, data);
    const message = await waitForTag(`article:${id}`, since);
    expect(message.tags).toContain('article');
    const request = (await readWebhooks()).find((item) => item.body.includes(`article:${id}`));
    const timestamp = String(request?.headers['x-shop-timestamp']);
    expect(request?.headers['x-shop-signature']).toBe(
      createHmac('sha256', testSecrets.REVALIDATE_SECRET).update(`${timestamp}.${request?.body}`).digest('hex'),
    );
    expect(Math.abs(Date.now() - Number(timestamp))).toBeLessThan(60_000);
    const removed = Date.now();
    await editor.remove('article', id, '*');
    await waitForTag(`article:${id}`, removed);
  });

  it('reaches a restarting storefront, signed with the time of the attempt', async () => {
    await refuseCalls(2);
    const data = { title: 'Restart', slug: unique('restart'), publishedOn: '2026-01-01' };
    const { body } = await editor.create('article', data, 'nl');
    const id = body.data.documentId;
    const published = Date.now();
    await editor.publish('article', id, data);
    const message = await waitForTag(`article:${id}`, published);
    expect(message.at - published).toBeGreaterThan(1_000);
    await editor.remove('article', id, '*');
  });

  it('names the product when price or stock of a variant changes', async () => {
    const [variant] = await list('/api/product-variants?filters[sku]=ZW-CLASSIC-BLUE-S&populate=product');
    const product = relatedId(variant, 'product');
    let since = Date.now();
    await editor.update('product-variant', variant?.id ?? '', { position: 1 });
    // In one message or two: the lists follow once the price is logged.
    await Promise.all([waitForTag(`product:${product}`, since), waitForTag('product', since)]);
    const { body } = await callAdmin<{ results: { documentId: string; quantity: number }[] }>(
      '/content-manager/collection-types/api::stock.stock?filters[sku]=ZW-CLASSIC-BLUE-S',
    );
    since = Date.now();
    await editor.update('stock', body.results[0]?.documentId ?? '', { quantity: body.results[0]?.quantity });
    await waitForTag(`product:${product}`, since);
  });

  it('names the product that loses a variant to another one, or for good', async () => {
    const [mini] = await list('/api/product-variants?filters[sku]=ZW-CLASSIC-BLUE-S&populate=product');
    const [poncho] = await list('/api/product-variants?filters[sku]=ZW-PONCHO&populate=product');
    const [first, second] = [relatedId(mini, 'product'), relatedId(poncho, 'product')];
    const of = (documentId: string) => ({ connect: [{ documentId, locale: 'nl' }], disconnect: [] });
    const data = { sku: unique('W').toUpperCase(), price: 1, product: of(first) };
    const { body } = await editor.create('product-variant', data);
    let since = Date.now();
    await editor.update('product-variant', body.data.documentId, { product: of(second) });
    await waitForTag(`product:${first}`, since);
    await waitForTag(`product:${second}`, since);
    since = Date.now();
    await editor.remove('product-variant', body.data.documentId);
    await waitForTag(`product:${second}`, since);
  });

  it('is sent when a blog tag is renamed', async () => {
    const [tag] = await list('/api/article-tags?locale=nl&pagination[pageSize]=1');
    const since = Date.now();
    await editor.update('article-tag', tag?.id ?? '', { title: tag?.attributes.title }, 'nl');
    await waitForTag('article-tag', since);
  });

  it('batches simultaneous changes', async () => {
    const before = (await readWebhooks()).length;
    const countries = await list('/api/shipping-countries');
    const since = Date.now();
    await Promise.all(
      countries.map((country) =>
        editor.update('shipping-country', country.id, { position: country.attributes.position }),
      ),
    );
    await waitForTag('shipping-country', since);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await readWebhooks()).length - before).toBeLessThan(countries.length);
  });
});
