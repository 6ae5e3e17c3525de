import { describe, expect, it } from 'vitest';
import { hashWritten } from './hash-written';

const entry = (over: object = {}) => ({
  id: 1,
  documentId: 'a',
  updatedAt: '2026-11-20',
  title: 'Drijfpak',
  price: 10,
  blocks: [{ id: 7, __component: 'blocks.text', text: 'Hallo' }],
  ...over,
});
const fields = ['title', 'blocks'];

describe('hashWritten', () => {
  it('ignores ids, times and other fields', () =>
    expect(
      hashWritten(
        entry({ id: 2, updatedAt: 'later', price: 12, blocks: [{ text: 'Hallo', __component: 'blocks.text', id: 8 }] }),
        fields,
      ),
    ).toBe(hashWritten(entry(), fields)));

  it.each([
    ['a text', { title: 'Float suit' }],
    ['a part of a block', { blocks: [{ id: 7, __component: 'blocks.text', text: 'Hoi' }] }],
    ['a block less', { blocks: [] }],
  ])('notices %s', (_, over) => expect(hashWritten(entry(over), fields)).not.toBe(hashWritten(entry(), fields)));

  it.each([
    [
      'moved',
      [
        { id: 2, image: 6, alt: 'b' },
        { id: 1, image: 5, alt: 'a' },
      ],
      true,
    ],
    [
      'shown with another value',
      [
        { image: 5, alt: 'a', value: 'color:blue' },
        { image: 6, alt: 'b' },
      ],
      true,
    ],
    [
      'described anew',
      [
        { image: 5, alt: 'a' },
        { image: 6, alt: 'c' },
      ],
      false,
    ],
  ])('notices pictures that were %s: only by their alt texts', (_, gallery, same) => {
    const hash = (pictures: object[]) => hashWritten(entry({ gallery: pictures }), ['gallery']);
    expect(
      hash(gallery) ===
        hash([
          { id: 1, image: 5, alt: 'a' },
          { id: 2, image: 6, alt: 'b' },
        ]),
    ).toBe(same);
  });

  it('takes a missing entry for an empty one', () =>
    expect(hashWritten(null, fields)).toBe(hashWritten({ title: null }, fields)));
});
