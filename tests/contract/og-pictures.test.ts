import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, fetchBytes, originOf, readRouteIndex, segment } from '../support/shop';

const sourceOf = (html: string) =>
  /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

describe('the Open Graph image of a page', () => {
  let path: string;
  beforeAll(async () => {
    const product = (await readRouteIndex()).products.find(({ locale }) => locale === 'de');
    const { body } = await call('de', `/${segment('de', 'shop')}/${product?.slug}`);
    path = sourceOf(body).replace(originOf('de'), '');
  });

  it('is generated, 1200 x 630, and immutable under its version', async () => {
    expect(path).toMatch(/^\/media\/og\/de\/product\/[a-z0-9]+\.png\?v=[\w-]{12}$/);
    const answer = await call('de', path);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const drawn = await fetchBytes(path);
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(drawn.length).toBeLessThan(300_000);
  });

  it('returns 304 to clients that have it', async () => {
    const { headers } = await call('de', path);
    const again = await call('de', path, { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
  });

  it('serves the current image for any other version, cached briefly', async () => {
    const answer = await call('de', path.replace(/v=.*/, 'v=junk'));
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
  });

  it.each([
    '/media/og/de/product/unknown.png',
    '/media/og/xx/site/shop.png',
    '/media/og/de/order/shop.png',
    '/media/og/de/site/other.png',
    '/media/og/de/product/..%2f..%2fsecret.png',
    '/media/og/de/site/shop.jpg',
  ])('%s is nothing', async (unknown) => {
    expect((await call('de', unknown)).status).toBe(404);
  });
});
