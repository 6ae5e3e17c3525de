import { beforeAll, describe, expect, it } from 'vitest';
import { call, readRouteIndex, segment } from '../support/shop';

describe('the thumbnails of a gallery', () => {
  let path = '';
  beforeAll(async () => {
    for (const { slug, locale } of (await readRouteIndex()).products) {
      if (locale !== 'de') continue;
      const { body } = await call('de', `/${segment('de', 'shop')}/${slug}`);
      path = /\/media\/thumbnails\/[\w-]{22}\/[\w.,-]+/.exec(body)?.[0] ?? '';
      if (path !== '') return;
    }
  });

  it('are one picture that never changes', async () => {
    const { status, headers } = await call('de', path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
  });

  /** Each would be drawn anew and push another strip out of the cache. */
  it('have one spelling: others are nothing', async () => {
    const [first = ''] = path.split('/').at(-1) ?? '';
    const code = first.charCodeAt(0).toString(16);
    const written = (spelling: string): string => path.replace(/[^/]+$/, (list) => spelling + list.slice(1));
    const spellings = [written(`%${code}`), written(`%25${code}`), written('%25'), path.replaceAll(',', '%2C')];
    const statuses: number[] = [];
    for (const spelling of spellings) statuses.push((await call('de', spelling)).status);
    expect(statuses).toEqual([404, 404, 404, 404]);
  });
});
