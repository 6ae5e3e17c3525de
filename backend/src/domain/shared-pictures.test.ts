import { describe, expect, it } from 'vitest';
import { type GalleryPicture, followGallery, isSameGallery, uniteGalleries } from './shared-pictures';

const picture = (file: number | null, over: Partial<GalleryPicture> = {}): GalleryPicture => ({
  id: file,
  file,
  value: null,
  alt: null,
  ...over,
});
const files = (gallery: GalleryPicture[]) => gallery.map(({ file }) => file);

describe('followGallery', () => {
  const own = [picture(1, { id: 11, alt: 'Vorne' }), picture(2, { id: 12, alt: 'Hinten' })];

  it('takes files, values and order from the shared gallery, and keeps rows and alt texts of its own', () =>
    expect(
      followGallery([picture(2, { alt: 'Achter', value: 'color:blue' }), picture(1, { alt: 'Voor' })], own),
    ).toEqual([
      { id: 12, file: 2, value: 'color:blue', alt: 'Hinten' },
      { id: 11, file: 1, value: null, alt: 'Vorne' },
    ]));

  it('gives a new picture no alt text of another language', () =>
    expect(followGallery([picture(3, { alt: 'Nieuw' })], own)).toEqual([
      { id: null, file: 3, value: null, alt: null },
    ]));

  it('keeps the alt texts of a file that is shown twice apart', () => {
    const twice = [picture(1, { id: 21, alt: 'Blau' }), picture(1, { id: 22, alt: 'Rosa' })];
    expect(followGallery([picture(1), picture(1), picture(1)], twice).map(({ alt }) => alt)).toEqual([
      'Blau',
      'Rosa',
      null,
    ]);
  });

  it('leaves out what has no file yet', () => expect(followGallery([picture(null), picture(1)], own)).toHaveLength(1));
});

describe('uniteGalleries', () => {
  it('loses no picture of any language, and keeps the order of the first', () =>
    expect(
      files(uniteGalleries([[picture(2), picture(1)], [picture(1), picture(3)], [], [picture(3), picture(4)]])),
    ).toEqual([2, 1, 3, 4]));

  it('keeps what the first shows twice', () =>
    expect(files(uniteGalleries([[picture(1), picture(1)], [picture(1)]]))).toEqual([1, 1]));
});

describe('isSameGallery', () => {
  const gallery = [picture(1), picture(2)];
  it.each([
    ['the same', [picture(1), picture(2)], true],
    ['another order', [picture(2), picture(1)], false],
    ['one less', [picture(1)], false],
    ['one more', [picture(1), picture(2), picture(3)], false],
    ['another value', [picture(1), picture(2, { value: 'color:pink' })], false],
  ])('compares with %s', (_, other, same) => expect(isSameGallery(gallery, other)).toBe(same));
});
