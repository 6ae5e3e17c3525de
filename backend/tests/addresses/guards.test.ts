import { afterAll, describe, expect, it } from 'vitest';
import { callAdmin, editor } from '../orders/support/admin';
import { call, waitFor } from '../support/client';
import { list, unique } from '../support/content';
import { validationErrorOf, placeOf, readIndex, removeEntry } from './support';

const made: [string, string][] = [];
afterAll(async () => {
  for (const [type, id] of made.reverse()) await removeEntry(type, id);
});

async function create(
  type: string,
  data: object,
  locale?: string,
): Promise<{ status: number; id: string; error: string }> {
  const { status, body } = await editor.create(type, data, locale);
  if (status === 201) made.push([type, body.data.documentId]);
  return { status, id: body.data?.documentId ?? '', error: validationErrorOf(body) };
}
/** The request of the content manager's "Duplicate", in Dutch. */
async function copy(type: string, source: string, data: object = {}): Promise<{ status: number; error: string }> {
  const { status, body } = await callAdmin<{ data: { documentId: string } }>(
    `/content-manager/collection-types/api::${type}.${type}/clone/${source}`,
    { method: 'POST', json: { locale: 'nl', ...data } },
  );
  if (status === 200) made.push([type, body.data.documentId]);
  return { status, error: validationErrorOf(body) };
}

describe('redirect rules', () => {
  it('enter the route index normalized, and leave it when disabled', async () => {
    const name = unique('regel');
    const { id, status } = await create('redirect', {
      fromPath: `Oud/${name.toUpperCase()}/`,
      target: 'shop',
      language: 'de',
    });
    expect(status).toBe(201);
    const from = `/oud/${name}`;
    const rules = async () => (await readIndex()).redirects.filter((rule) => rule.from === from);
    expect(await rules()).toEqual([{ from, target: '/shop', locale: 'de', permanent: true }]);
    await editor.update('redirect', id, { permanent: false });
    expect(await rules()).toMatchObject([{ target: '/shop', permanent: false }]);
    await editor.update('redirect', id, { active: false });
    expect(await rules()).toEqual([]);
  });

  it('are refused at the invalid field', async () => {
    expect((await create('redirect', { fromPath: '/login', target: '/shop' })).error).toMatch(
      /^fromPath: .*used by the shop/,
    );
    expect((await create('redirect', { fromPath: '/a/../b', target: '/shop' })).error).toMatch(/^fromPath: /);
    expect((await create('redirect', { fromPath: '/x', target: 'javascript:alert(1)' })).error).toMatch(/^target: /);
    expect((await create('redirect', { fromPath: '/x', target: '//evil.example' })).error).toMatch(/^target: /);
    expect((await create('redirect', { fromPath: '/x', target: 'http://localhost:3900/y' })).error).toMatch(
      /^target: /,
    );
  });

  it('are unique, and never form a loop', async () => {
    const [a, b, c] = [unique('/a'), unique('/b'), unique('/c')];
    const rule = (fromPath: string, target: string, rest = {}) => create('redirect', { fromPath, target, ...rest });
    expect((await rule(a, a)).error).toMatch(/^target: /);
    const last = await rule(c, '/shop', { active: false });
    const change = async (data: object) => validationErrorOf((await editor.update('redirect', last.id, data)).body);
    // Rules may lead to rules, once those are on.
    expect((await rule(b, c)).error).toMatch(/^target: No published page/);
    expect(await change({ active: true })).toBe('');
    expect((await rule(b, c)).status).toBe(201);
    expect((await rule(a, b)).status).toBe(201);
    expect((await rule(a, c)).error).toMatch(/^fromPath: .*already/);
    expect((await rule(a, c, { language: 'de' })).status).toBe(201);
    expect(await change({ target: a })).toMatch(new RegExp(`^target: .*${c} → ${a} → ${b} → ${c}`));
    expect(await change({ target: a, active: false })).toBe('');
    expect(await change({ active: true })).toMatch(/redirect loop/);
  });

  it('lead to what exists in their language, and can be chosen there by its title', async () => {
    const page = { title: unique('Alleen Nederlands'), slug: unique('doel') };
    const found = async (locale: string) => {
      const query = new URLSearchParams({ locale, text: page.title.toUpperCase() });
      return (await callAdmin<{ data: object[] }>(`/shop/addresses?${query}`)).body.data;
    };
    const { id } = await create('page', page, 'nl');
    const rule = (target: string, language?: string) =>
      create('redirect', { fromPath: unique('/van'), target, ...(language && { language }) });
    expect((await rule(`/${page.slug}`)).error).toMatch(/^target: No published page/);
    expect(await found('nl')).toEqual([]);
    await editor.publish('page', id, page, 'nl');
    await waitFor(async () => ((await placeOf(id)) === page.slug ? true : undefined));
    expect(await found('nl')).toEqual([{ path: `/${page.slug}`, title: page.title }]);
    expect(await found('de')).toEqual([]);
    expect((await rule(`/${page.slug}?x=1#y`, 'nl')).status).toBe(201);
    expect((await rule(`/${page.slug}`)).status).toBe(201);
    expect((await rule(`/${page.slug}`, 'de')).error).toMatch(/^target: This page is not published in the language/);
    // In another language by its address there, of the program, a file, elsewhere.
    for (const target of ['/shop', '/login', '/media/x.webp', 'https://example.org/x'])
      expect((await rule(target, 'sv')).status, target).toBe(201);
  });
});

describe('pages', () => {
  it('are refused below themselves, and on reserved paths', async () => {
    const page = (slug: string, parent?: string) => ({
      title: slug,
      slug,
      ...(parent ? { parent: { connect: [{ documentId: parent }] } } : {}),
    });
    const top = await create('page', page(unique('boven')), 'nl');
    const below = await create('page', page(unique('onder'), top.id), 'nl');
    const { body } = await editor.update('page', top.id, { parent: { connect: [{ documentId: below.id }] } }, 'nl');
    expect(validationErrorOf(body)).toMatch(/^parent: .*below the page/);
    expect((await create('page', page('login'), 'nl')).error).toMatch(/^slug: .*reserved by the shop/);
    expect((await create('page', page('Capital'), 'nl')).error).toMatch(/^slug: /);
    expect((await create('page', page('_secret'), 'nl')).error).toMatch(/^slug: /);
  });

  it('have a unique slug per language, and no path of a product', async () => {
    const [shop] = await list('/api/pages?filters[slug]=shop&locale=nl');
    const slug = unique('dubbel');
    await create('page', { title: 'Een', slug }, 'nl');
    expect(
      (await create('page', { title: 'Twee', slug, parent: { connect: [{ documentId: shop?.id }] } }, 'nl')).error,
    ).toMatch(/^slug: .*unique/);
    const product = {
      title: 'Drie',
      slug: 'zwotter-classic-drijfpak',
      parent: { connect: [{ documentId: shop?.id }] },
    };
    expect((await create('page', product, 'nl')).error).toMatch(/^slug: There is a product/);
  });

  it('are duplicated only with a slug of their own, below the same parent', async () => {
    const slug = unique('origineel');
    const [shop] = await list('/api/pages?filters[slug]=shop&locale=nl');
    const { id } = await create('page', { title: 'Een', slug, parent: { connect: [{ documentId: shop?.id }] } }, 'nl');
    expect((await copy('page', id, { title: 'Twee' })).error).toMatch(/^slug: .*unique/);
    // The path of a product below the shop; free anywhere else.
    expect((await copy('page', id, { slug: 'zwotter-classic-drijfpak' })).error).toMatch(/^slug: There is a product/);
    expect((await copy('page', id, { slug: unique('kopie') })).status).toBe(200);
  });

  it('keep their path from copies of products', async () => {
    const [shop] = await list('/api/pages?filters[slug]=shop&locale=nl');
    const slug = unique('later-pagina');
    // A draft has no permalink yet, so a page may take the path.
    const { id: product } = await create('product', { title: 'Pak', slug, type: 'physical' }, 'nl');
    const data = { title: 'Pagina', slug, parent: { connect: [{ documentId: shop?.id }] } };
    const { id } = await create('page', data, 'nl');
    await editor.publish('page', id, data, 'nl');
    await waitFor(async () => ((await placeOf(id)) === `shop/${slug}` ? true : undefined));
    await expect
      .poll(async () => (await copy('product', product)).error)
      .toMatch(/^slug: A page with this URL already exists/);
  });

  it('keep their path from products', async () => {
    const [shop] = await list('/api/pages?filters[slug]=shop&locale=nl');
    const data = { title: 'Onder shop', slug: unique('onder-shop'), parent: { connect: [{ documentId: shop?.id }] } };
    const { id } = await create('page', data, 'nl');
    await editor.publish('page', id, data, 'nl');
    await waitFor(async () => ((await placeOf(id)) === `shop/${data.slug}` ? true : undefined));
    const product = { title: 'Pak', slug: data.slug, type: 'physical' };
    await expect
      .poll(async () => (await create('product', product, 'nl')).error)
      .toMatch(/^slug: A page with this URL already exists/);
  });
});

describe('menus', () => {
  const menu = async (): Promise<{ id: string; items: { title: string; path: string }[] }> => {
    const { body } = await callAdmin<{ results: { documentId: string }[] }>(
      '/content-manager/collection-types/api::menu.menu?filters[slug]=legal&locale=nl',
    );
    const id = body.results[0]?.documentId ?? '';
    const one = await callAdmin<{ data: { items: { title: string; path: string }[] } }>(
      `/content-manager/collection-types/api::menu.menu/${id}?locale=nl`,
    );
    return { id, items: one.body.data.items.map(({ title, path }) => ({ title, path })) };
  };

  it('refuse executable links, and name items with broken links', async () => {
    const { id, items } = await menu();
    const save = (paths: string[]) =>
      editor.update('menu', id, { items: [...items, ...paths.map((path) => ({ title: path, path }))] }, 'nl');
    for (const path of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'ftp://x.example', '/a/../b'])
      expect(validationErrorOf((await save([path])).body), path).toMatch(/^items\.\d+\.path: /);
    const gone = unique('weg');
    const article = { title: 'Weg', slug: gone, publishedOn: '2026-01-01' };
    const { id: removed } = await create('article', article, 'nl');
    await editor.publish('article', removed, article, 'nl');
    await editor.unpublish('article', removed, 'nl');
    const fine = [
      'https://example.org',
      'mailto:a@b.nl',
      '#top',
      '/login',
      '/Winkelmand',
      '/cart',
      '/tienda/zwotter-classic-drijfpak',
    ];
    try {
      expect((await save([...fine, '/bestaat-niet', `/blog/${gone}`])).status).toBe(200);
      const dead = async () => {
        const { body } = await callAdmin<{ data: { menu: string; locale: string; path: string; reason: string }[] }>(
          '/shop/menus/dead-items',
        );
        return body.data.filter((item) => item.menu === id).map(({ locale, path, reason }) => [locale, path, reason]);
      };
      await expect.poll(dead).toEqual([
        ['nl', '/bestaat-niet', 'no such page'],
        ['nl', `/blog/${gone}`, 'removed'],
      ]);
    } finally {
      await editor.update('menu', id, { items }, 'nl');
    }
  });

  it('are not reported to outside callers', async () => {
    expect((await call('/shop/menus/dead-items')).status).toBe(401);
    expect((await call('/shop/addresses')).status).toBe(401);
  });
});
