import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { editor } from '../orders/support/admin';
import { asStorefront, call } from '../support/client';

interface Refusal {
  error?: { message: string; details: { errors?: { path: string[]; message: string }[] } };
}

const save = async (blocks: object[]) => {
  const slug = `veilig-${randomUUID().slice(0, 8)}`;
  const answer = await editor.create('page', { title: 'Veilig', slug, blocks });
  return { ...answer, slug, refusal: answer.body as unknown as Refusal };
};
const link = (path: string) => ({ label: 'Verder', path });
const richText = (url: string) => [
  { type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', text: 'x' }] }] },
];

describe('a page', () => {
  it.each<[string, object, string[]]>([
    [
      'a button with a script URL',
      { __component: 'blocks.hero', title: 'T', primary: link('javascript:alert(1)') },
      ['blocks', '0', 'primary', 'path'],
    ],
    [
      'text with a script link',
      { __component: 'blocks.rich-text', body: richText(' JavaScript:alert(1)') },
      ['blocks', '0', 'body'],
    ],
    [
      'a section with a script link',
      {
        __component: 'blocks.conditions',
        changedOn: '2026-11-01',
        sections: [{ title: 'Een', body: richText('data:text/html,x') }],
      },
      ['blocks', '0', 'sections', '0', 'body'],
    ],
    [
      'text beyond the size limit',
      {
        __component: 'blocks.rich-text',
        body: [{ type: 'paragraph', children: [{ type: 'text', text: 'x'.repeat(200_000) }] }],
      },
      ['blocks', '0', 'body'],
    ],
  ])('with %s is not saved, and the error names its path', async (_, block, path) => {
    const { status, refusal } = await save([block]);
    expect(status).toBe(400);
    expect(refusal.error?.details.errors?.map((error) => error.path)).toEqual([path]);
  });

  it('with any other link is saved', async () => {
    const paths = ['/shop', '#faq', 'https://example.org', 'mailto:a@b.nl', 'tel:+31302080124'];
    const blocks = paths.map((path) => ({ __component: 'blocks.call-to-action', title: 'T', link: link(path) }));
    expect((await save([...blocks, { __component: 'blocks.rich-text', body: richText('/shop') }])).status).toBe(201);
  });
});

interface IndexedPage {
  id: string;
  path: string[];
  paged: boolean;
  articlesPerPage: number | null;
  productsPerPage: number | null;
}

interface Index {
  data: { pages: IndexedPage[] };
}

/** The route index entry of a page with these blocks. */
async function publish(blocks: object[]) {
  const { body, slug } = await save(blocks);
  const { documentId } = body.data;
  await editor.publish('page', documentId, { title: 'Veilig', slug, blocks }, 'nl');
  const { body: index } = await call<Index>('/api/route-index', { headers: asStorefront() });
  return { slug, entry: index.data.pages.find(({ id }) => id === documentId) };
}

describe('the route index', () => {
  it.each([
    ['as many as exist', { pageSize: 2 }, true],
    ['more than a page holds', { pageSize: 2, limit: 3 }, true],
    ['one page of them', { pageSize: 3, limit: 3 }, false],
  ])('states whether a page is paginated: a list of %s', async (_, shape, paged) => {
    const list = { __component: 'blocks.collection-list', source: 'levels', ...shape };
    const { slug, entry } = await publish([list]);
    expect(entry).toMatchObject({ path: [slug], paged, articlesPerPage: null });
  });

  it('contains the number of articles on the first list of a page', async () => {
    const lists = [3, 5].map((pageSize) => ({ __component: 'blocks.article-list', pageSize }));
    expect((await publish(lists)).entry).toMatchObject({ paged: false, articlesPerPage: 3, productsPerPage: null });
  });

  it('contains the number of products on the first list of a page', async () => {
    const lists = [4, 5].map((pageSize) => ({ __component: 'blocks.product-listing', pageSize }));
    expect((await publish(lists)).entry).toMatchObject({ articlesPerPage: null, productsPerPage: 4 });
  });
});
