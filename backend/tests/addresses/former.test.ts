// @full
import { afterAll, describe, expect, it } from 'vitest';
import { readWebhooks, waitFor } from '../support/client';
import { editor } from '../orders/support/admin';
import { unique } from '../support/content';
import { expectFormer, placeOf, readIndex, removeEntry } from './support';

const made: [string, string][] = [];
afterAll(async () => {
  for (const [type, id] of made.reverse()) await removeEntry(type, id);
});

async function make(type: string, data: object, locale = 'nl'): Promise<string> {
  const { body } = await editor.create(type, data, locale);
  const id = body.data.documentId;
  made.push([type, id]);
  expect((await editor.publish(type, id, data, locale)).status).toBe(200);
  return id;
}
const article = (slug: string) => ({ title: 'Adres', slug, publishedOn: '2026-01-01' });

describe('permalinks of an article', () => {
  it('are recorded when its slug changes, and removed when it is restored', async () => {
    const [a, b, c] = [unique('adres-a'), unique('adres-b'), unique('adres-c')];
    const id = await make('article', article(a));
    await expectFormer(id, []);
    await editor.publish('article', id, article(b), 'nl');
    await expectFormer(id, [`nl ${a}`]);
    await editor.publish('article', id, article(c), 'nl');
    await expectFormer(id, [`nl ${a}`, `nl ${b}`]);
    await editor.publish('article', id, article(a), 'nl');
    await expectFormer(id, [`nl ${b}`, `nl ${c}`]);
  });

  it('stay when a language is unpublished, and when the entry is deleted', async () => {
    const slug = unique('adres');
    const id = await make('article', article(slug));
    const german = article(unique('adresse'));
    await editor.update('article', id, german, 'de');
    await editor.publish('article', id, german, 'de');
    await editor.unpublish('article', id, 'nl');
    await expectFormer(id, [`nl ${slug}`]);
    await removeEntry('article', id);
    await expectFormer(id, [`nl ${slug}`, `de ${german.slug}`]);
  });

  it('belong to the entry that uses them now', async () => {
    const slug = unique('adres');
    const first = await make('article', article(slug));
    await editor.publish('article', first, article(unique('adres-nieuw')), 'nl');
    await expectFormer(first, [`nl ${slug}`]);
    const second = await make('article', article(slug));
    await expectFormer(first, []);
    await editor.publish('article', second, article(unique('adres-anders')), 'nl');
    await expectFormer(second, [`nl ${slug}`]);
    await expectFormer(first, []);
  });

  it('notify the storefront when they change, and only then', async () => {
    let since = Date.now();
    const notifiedPaths = async (tag: string) =>
      (await readWebhooks())
        .map(({ body }) => JSON.parse(body) as { at: number; tags: string[] })
        .find(({ at, tags }) => at >= since && tags.includes(tag));
    const id = await make('article', article(unique('adres')));
    await waitFor(() => notifiedPaths('address'));
    const [same] = (await readIndex()).articles.filter((row) => row.id === id);
    // Notifications of the creation may arrive together with the first of these.
    await waitFor(async () => {
      since = Date.now();
      await editor.publish('article', id, { ...article(same?.slug ?? ''), title: unique('Nieuwe titel') }, 'nl');
      await waitFor(() => notifiedPaths(`article:${id}`));
      return (await notifiedPaths('address')) ? undefined : true;
    });
    since = Date.now();
    await editor.publish('article', id, article(unique('adres')), 'nl');
    await waitFor(() => notifiedPaths('address'));
  });
});

describe('permalinks of pages', () => {
  it('change with their parent', async () => {
    const [parent, child, grandchild] = [unique('ouder'), unique('kind'), unique('kleinkind')];
    const page = (slug: string, below?: string) => ({
      title: slug,
      slug,
      ...(below ? { parent: { connect: [{ documentId: below, locale: 'nl' }] } } : {}),
    });
    const top = await make('page', page(parent));
    const middle = await make('page', page(child, top));
    const bottom = await make('page', page(grandchild, middle));
    await waitFor(async () => ((await placeOf(bottom)) === `${parent}/${child}/${grandchild}` ? true : undefined));
    const renamed = unique('ouder-nieuw');
    await editor.publish('page', top, page(renamed), 'nl');
    await expectFormer(top, [`nl ${parent}`]);
    await expectFormer(middle, [`nl ${parent}/${child}`]);
    await expectFormer(bottom, [`nl ${parent}/${child}/${grandchild}`]);
    expect(await placeOf(bottom)).toBe(`${renamed}/${child}/${grandchild}`);
    await editor.publish(
      'page',
      middle,
      {
        ...page(child),
        parent: { disconnect: [{ documentId: top, locale: 'nl' }] },
      },
      'nl',
    );
    await expectFormer(bottom, [`nl ${parent}/${child}/${grandchild}`, `nl ${renamed}/${child}/${grandchild}`]);
    expect(await placeOf(bottom)).toBe(`${child}/${grandchild}`);
  });
});
