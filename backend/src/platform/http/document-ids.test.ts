import { describe, expect, it } from 'vitest';
import { replaceRowIds, withoutDraftKeys } from './document-ids';

describe('replaceRowIds', () => {
  it('replaces row ids with document ids at every depth, except in components', () => {
    const media = { data: { id: 7, documentId: 'm', attributes: { url: '/a.webp' } } };
    const data = [
      {
        id: 1,
        documentId: 'a',
        attributes: {
          intro: { id: 3, image: media },
          list: { data: [{ id: 2, documentId: 'b', attributes: {} }] },
          none: { data: null },
        },
      },
    ];
    replaceRowIds(data);
    expect(data).toEqual([
      {
        id: 'a',
        attributes: {
          intro: { id: 3, image: { data: { id: 'm', attributes: { url: '/a.webp' } } } },
          list: { data: [{ id: 'b', attributes: {} }] },
          none: { data: null },
        },
      },
    ]);
  });
});

describe('withoutDraftKeys', () => {
  it('removes every spelling and nothing else', () => {
    const query = {
      status: 'draft',
      Status: 'x',
      _status: 'x',
      'status[]': 'x',
      publicationState: 'preview',
      publication_state: 'x',
      hasPublishedVersion: 'x',
      publicationFilter: 'x',
      locale: 'nl',
      filters: {},
    };
    expect(withoutDraftKeys(query)).toEqual({ locale: 'nl', filters: {} });
  });
});
