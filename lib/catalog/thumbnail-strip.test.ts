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
  it('names its pictures in their order', () => {
    expect(parseThumbnailStrip(url)?.urls).toEqual(['/media/front_1.webp', '/media/back_2.webp']);
  });

  it('is drawn in no other combination', () => {
    const [list = ''] = url.split('/').slice(-1);
    for (const other of ['back_2.webp,front_1.webp', 'front_1.webp', `${list},third.webp`, ''])
      expect(parseThumbnailStrip(url.replace(list, other))).toBeNull();
    expect(parseThumbnailStrip(`/media/thumbnails//${list}`)).toBeNull();
  });

  it.each(['%66ront_1', '%2566ront_1', '%25', '%', 'front%5F1', './front_1'])(
    'has one spelling: %s is not front_1',
    (spelling) => {
      expect(parseThumbnailStrip(url.replace('front_1', spelling))).toBeNull();
      expect(parseThumbnailStrip(url.replace(',', '%2C'))).toBeNull();
    },
  );

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
