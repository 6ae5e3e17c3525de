import { beforeAll, describe, expect, it, vi } from 'vitest';
import { parseThumbnailStrip, thumbnailStripUrl } from './thumbnail-strip';

const strip = (...names: string[]): string | null =>
  thumbnailStripUrl(names.map((name) => ({ url: `/media/${name}` })));

describe('a strip of thumbnails', () => {
  let url = '';
  beforeAll(() => {
    vi.stubEnv('SHOP_SECRET', 'shop-secret-of-the-test');
    vi.stubEnv('REVALIDATE_SECRET', 'revalidate-secret-of-the-test');
    url = strip('front_1.webp', 'back_2.webp') ?? '';
  });
  const parts = (given: string): [string, string] => {
    const [, , , signature = '', list = ''] = given.split('/');
    return [signature, list];
  };

  it('names its pictures in their order', () => {
    expect(parseThumbnailStrip(...parts(url))).toEqual(['/media/front_1.webp', '/media/back_2.webp']);
  });

  it('is drawn in no other combination', () => {
    const [signature, list] = parts(url);
    for (const other of ['back_2.webp,front_1.webp', 'front_1.webp', `${list},third.webp`, ''])
      expect(parseThumbnailStrip(signature, other)).toBeNull();
    expect(parseThumbnailStrip('', list)).toBeNull();
  });

  it.each([
    ['one picture', ['a.webp']],
    ['a drawing', ['a.webp', 'b.svg']],
    ['a file in a folder', ['a.webp', 'reviews/b.webp']],
    ['a comma in a name', ['a.webp', 'b,c.webp']],
    ['too many', Array.from({ length: 17 }, (_, index) => `${index}.webp`)],
  ])('is not used for %s', (_, names) => {
    expect(strip(...names)).toBeNull();
  });

  it('is not used for pictures from elsewhere', () => {
    expect(thumbnailStripUrl([{ url: '/media/a.webp' }, { url: 'https://elsewhere.example/b.webp' }])).toBeNull();
  });
});
