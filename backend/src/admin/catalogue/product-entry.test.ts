import { describe, expect, it } from 'vitest';
import { toChanges, toProductEntry, withPicturesOf, withTypedPictures } from './product-entry';

const file = {
  id: 7,
  url: '/uploads/suit.webp',
  mime: 'image/webp',
  formats: { thumbnail: { url: '/uploads/small.webp' } },
};
const stored = {
  documentId: 'abc',
  title: 'Drijfpak',
  summary: '',
  body: [{ type: 'image', image: { url: '/uploads/suit.webp' }, children: [] }],
  intro: { id: 3, title: null, text: 'Warm', image: file, alt: 'Pak' },
  gallery: [
    { id: 5, image: file, value: 'color:blue', alt: null },
    { id: 6, image: null, value: null, alt: null },
  ],
  warnings: [{ id: 9, text: 'Alleen met toezicht.' }],
  seo: { id: 2, title: 'Pak', image: file },
};
const opened = toProductEntry(stored);

describe('a product in one language', () => {
  it('is read from what Strapi sends, and is empty for a language without it', () => {
    expect(opened).toMatchObject({
      title: 'Drijfpak',
      summary: null,
      intro: { id: 3, image: { id: 7, url: '/uploads/small.webp' } },
      gallery: [{ id: 5, value: 'color:blue' }, { image: null }],
      details: [],
    });
    expect(toProductEntry({})).toMatchObject({ title: null, intro: null, gallery: [], warnings: [] });
    expect(toProductEntry({ title: 5, gallery: 'x', warnings: [null, 'x'] })).toEqual(toProductEntry({}));
  });

  it('has the pictures of the others before it is written, with no word of theirs', () => {
    expect(withPicturesOf(toProductEntry({}), opened)).toMatchObject({
      title: null,
      gallery: [
        { image: { id: 7 }, value: 'color:blue', alt: null },
        { image: null, alt: null },
      ],
      intro: { title: null, text: null, image: { id: 7 }, alt: null },
    });
    expect(JSON.stringify(withPicturesOf(toProductEntry({}), opened))).not.toMatch(/Warm|"id":[356]/);
  });

  it('keeps the alt texts that were typed before it was written, for the pictures that are left', () => {
    const typed = { ...withPicturesOf(toProductEntry({}), opened), title: 'Anzug' };
    const other = { id: 11, image: { id: 12, url: '/uploads/new.webp' }, value: null, alt: null };
    const begun = { ...opened, gallery: [other, { ...opened.gallery[0]!, id: 13 }] };
    typed.gallery[0]!.alt = 'Vorne';
    typed.intro!.alt = 'Anzug';
    expect(toChanges(withTypedPictures(begun, typed), begun)).toEqual({
      gallery: [
        { id: 11, image: 12, value: null, alt: null },
        { id: 13, image: 7, value: 'color:blue', alt: 'Vorne' },
      ],
      intro: { id: 3, image: 7, title: null, text: 'Warm', alt: 'Anzug' },
    });
  });

  it('takes a part that was typed and emptied again for none', () => {
    const none = toProductEntry({});
    const emptied = {
      ...none,
      seo: { title: null },
      passport: { care: null },
      intro: { title: null, text: null, image: null, alt: null },
    };
    expect(toChanges(emptied, none)).toEqual({});
  });

  it('sends nothing that was not changed', () => {
    expect(toChanges(opened, opened)).toEqual({});
    expect(toChanges({ ...opened, title: 'Pak', safety: 'Droog bewaren.' }, opened)).toEqual({
      title: 'Pak',
      safety: 'Droog bewaren.',
    });
    expect(toChanges({ ...opened, title: null }, opened)).toEqual({ title: null });
  });

  it('sends files by their ids, rows as they are stored, and images within a text as they are', () => {
    const other = { id: 8, url: '/uploads/other.webp' };
    const row = { image: other, value: null, alt: 'Nieuw', __temp_key__: 'a0' };
    const body = [...(opened.body as object[]), { type: 'paragraph', children: [] }];
    expect(toChanges({ ...opened, gallery: [...opened.gallery, row], body }, opened)).toEqual({
      gallery: [
        { id: 5, image: 7, value: 'color:blue', alt: null },
        { id: 6, image: null, value: null, alt: null },
        { image: 8, value: null, alt: 'Nieuw' },
      ],
      body,
    });
    expect(toChanges({ ...opened, intro: { ...opened.intro!, image: null } }, opened)).toMatchObject({
      intro: { id: 3, image: null, text: 'Warm' },
    });
    expect(toChanges({ ...opened, seo: { ...opened.seo, title: 'Drijfpak' } }, opened)).toEqual({
      seo: { id: 2, title: 'Drijfpak', image: 7 },
    });
  });
});
