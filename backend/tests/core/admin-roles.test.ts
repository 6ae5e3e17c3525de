// @full
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Hired, hire } from '../forms/support/people';
import { callAdmin, editor } from '../orders/support/admin';
import type { Answer } from '../support/client';
import { list, unique } from '../support/content';

/** Codes of the admin roles, as columns of the table. */
const ROLES = ['strapi-editor', 'shop-translator', 'shop-operator'] as const;

const collection = (name: string): string => `/content-manager/collection-types/api::${name}.${name}`;
const single = (name: string): string => `/content-manager/single-types/api::${name}.${name}`;
const article = collection('article');
const text = { title: 'Titel', summary: 'Tekst' };

interface Try {
  method?: string;
  path: string;
  json?: object;
}

const put = (path: string, json: object): Try => ({ method: 'PUT', path, json });
const post = (path: string, json: object = {}): Try => ({ method: 'POST', path, json });
const named = (fields: object): object => ({ ...fields, slug: unique('rol') });
const dated = (fields: object): object => ({ ...fields, publishedOn: '2026-01-01' });
const copied = (locale: string): object => dated(named({ ...text, locale }));
const NONE = [403, 403, 403] as const;
const pick = (from: object, names: object): object =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name in names));

/** Actions tried by each role; `{id}` is an article of this test, published in Dutch and German. */
const table: [name: string, attempt: () => Try, editor: number, translator: number, operator: number][] = [
  // Content
  ['list the articles', () => ({ path: article }), 200, 200, 403],
  ['read an article in Dutch', () => ({ path: `${article}/{id}?locale=nl` }), 200, 200, 403],
  ['write it in Dutch', () => put(`${article}/{id}?locale=nl`, text), 200, 403, 403],
  ['write it in German', () => put(`${article}/{id}?locale=de`, text), 200, 200, 403],
  ['write it in a new language', () => put(`${article}/{id}?locale=fr`, named(text)), 200, 200, 403],
  ['publish it in German', () => post(`${article}/{id}/actions/publish?locale=de`, named(text)), 200, 403, 403],
  ['unpublish it in German', () => post(`${article}/{id}/actions/unpublish?locale=de`), 200, 403, 403],
  ['delete its French', () => ({ method: 'DELETE', path: `${article}/{id}?locale=fr` }), 200, 403, 403],
  ['make a Dutch article', () => post(`${article}?locale=nl`, dated(named(text))), 201, 403, 403],
  ['make a German article', () => post(`${article}?locale=de`, dated(named(text))), 201, 403, 403],
  ['copy it in Dutch', () => post(`${article}/clone/{id}`, copied('nl')), 200, 403, 403],
  ['copy it in German', () => post(`${article}/clone/{id}`, copied('de')), 200, 403, 403],
  ['list the pages', () => ({ path: collection('page') }), 200, 200, 403],
  ['list the lessons', () => ({ path: collection('lesson') }), 200, 200, 403],
  ['list the products', () => ({ path: collection('product') }), 200, 200, 200],
  ['list the forms', () => ({ path: collection('form') }), 200, 200, 403],
  ['list the prices', () => ({ path: collection('product-variant') }), 200, 403, 200],
  ['list the values of options', () => ({ path: collection('option-value') }), 200, 200, 200],
  ['put a value into words', () => put(`${collection('option-value')}/x`, { en: 'x' }), 404, 404, 403],
  ['make an option', () => post(collection('product-option'), { key: 'x' }), 400, 403, 403],
  ['delete an option', () => ({ method: 'DELETE', path: `${collection('product-option')}/x` }), 404, 403, 403],
  ['open the catalogue', () => ({ path: '/shop/catalogue/products' }), 200, 403, 200],
  ['list the menus', () => ({ path: collection('menu') }), 200, 200, 403],
  ['read the settings', () => ({ path: single('site-settings') }), 200, 200, 403],
  ['write the settings', () => put(`${single('site-settings')}?locale=de`, { tagline: 'x' }), 200, 200, 403],
  ['list the tags', () => ({ path: collection('article-tag') }), 200, 200, 403],
  ['list the redirect rules', () => ({ path: collection('redirect') }), 200, 403, 403],
  ['list the recalls', () => ({ path: collection('recall') }), ...NONE],
  ['list the reviews', () => ({ path: collection('review') }), 200, 403, 200],
  ['write a review for a customer', () => post(collection('review'), { stars: 5 }), 403, 403, 403],
  ['list the questions about lessons', () => ({ path: collection('lesson-question') }), 200, 403, 200],
  ['ask in the name of a customer', () => post(collection('lesson-question'), { text: 'x' }), 403, 403, 403],
  ['list the newsletter subscribers', () => ({ path: collection('newsletter-subscriber') }), 403, 403, 200],
  ['preview an article', () => post('/shop/preview', { kind: 'article', id: '{id}', locale: 'de' }), 200, 200, 403],
  // Media
  ['list the media', () => ({ path: '/upload/files' }), 200, 200, 403],
  ['make a folder of media', () => post('/upload/folders', { name: unique('map'), parent: null }), 201, 403, 403],
  // The shop
  ['list the orders', () => ({ path: collection('order') }), 403, 403, 200],
  ['open the desk', () => ({ path: '/shop/desk/orders' }), 403, 403, 200],
  ['read the status', () => ({ path: '/shop/status' }), 403, 403, 200],
  ['make a label', () => post('/shop/orders/x/label'), 403, 403, 404],
  ['print a label', () => ({ path: '/shop/orders/x/label' }), 403, 403, 404],
  ['list the stock', () => ({ path: collection('stock') }), 200, 403, 200],
  ['add to the stock', () => post(collection('stock'), { sku: 'x' }), 403, 403, 403],
  ['list the countries', () => ({ path: collection('shipping-country') }), 200, 403, 200],
  ['list the discounts', () => ({ path: collection('discount-code') }), 403, 403, 200],
  ['list form submissions', () => ({ path: collection('form-submission') }), 403, 403, 200],
  ['list the invoices', () => ({ path: collection('order-document') }), 403, 403, 200],
  ['list the payments', () => ({ path: collection('payment') }), 403, 403, 403],
  ['list the customers', () => ({ path: '/content-manager/collection-types/plugin::users-permissions.user' }), ...NONE],
  ['list the audit log', () => ({ path: collection('audit-entry') }), ...NONE],
  // Administration
  ['list the colleagues', () => ({ path: '/admin/users' }), ...NONE],
  ['hire a colleague', () => post('/admin/users', { email: 'x@example.nl' }), ...NONE],
  ['list the roles', () => ({ path: '/admin/roles' }), ...NONE],
  ['list the keys of the API', () => ({ path: '/admin/api-tokens' }), ...NONE],
  ['change the webhooks', () => post('/admin/webhooks', {}), ...NONE],
  ['change the content types', () => ({ path: '/content-type-builder/content-types' }), ...NONE],
];

let id = '';
const hired: Hired[] = [];

beforeAll(async () => {
  const made = await editor.create('article', dated(named(text)));
  id = made.body.data.documentId;
  await editor.publish('article', id, named(text), 'nl');
  await editor.publish('article', id, named(text), 'de');
  for (const code of ROLES) hired.push(await hire(code));
});

afterAll(async () => {
  for (const { leave } of hired) await leave();
  await callAdmin(`${article}/${id}?locale=*`, { method: 'DELETE' });
});

function attempt(role: number, { method = 'GET', path, json }: Try): Promise<Answer> {
  const filled = json && (JSON.parse(JSON.stringify(json).replaceAll('{id}', id)) as object);
  const person = hired[role];
  if (!person) throw new Error(`No user with the role ${ROLES[role]}`);
  return person.ask(path.replace('{id}', id), { method, ...(filled && { json: filled }) });
}

describe('admin roles', () => {
  // The translator before the editor: entries the translator may not remove are still there for the editor.
  it.each(table)('%s', async (_name, make, ...expected) => {
    const statuses: number[] = [];
    for (const role of [2, 1, 0]) statuses[role] = (await attempt(role, make())).status;
    expect(Object.fromEntries(ROLES.map((code, role) => [code, statuses[role]]))).toEqual(
      Object.fromEntries(ROLES.map((code, role) => [code, expected[role]])),
    );
  });

  it('a translator changes the texts of a language, but no shared fields', async () => {
    const [page] = await list('/api/pages?locale=de&filters[slug]=ueber-uns&fields[0]=title');
    if (!page) throw new Error('The seed has no such page');
    const path = `${collection('page')}/${page.id}?locale=de`;
    const before = await callAdmin<{ data: { title: string; noindex: boolean } }>(path);
    const answer = await attempt(1, put(path, { title: 'Neuer Titel', noindex: true }));
    expect(answer.status).toBe(200);
    const { data } = (await callAdmin<{ data: { title: string; noindex: boolean } }>(path)).body;
    expect(data).toMatchObject({ title: 'Neuer Titel', noindex: before.body.data.noindex });
    expect(
      (await list('/api/pages?locale=de&filters[slug]=ueber-uns')).map(({ attributes }) => attributes.title),
    ).toEqual([before.body.data.title]);
    await callAdmin(path, { method: 'PUT', json: { title: before.body.data.title } });
  });

  it('a translator of one language writes its menus, tags and texts of the settings, and nothing else of them', async () => {
    const { ask, leave } = await hire('shop-translator-de');
    const write = (path: string, json: object) => ask(path, { method: 'PUT', json });
    const menus = await callAdmin<{ results: { documentId: string }[] }>(
      `${collection('menu')}?locale=de&filters[slug]=primary`,
    );
    const menu = menus.body.results[0];
    const [tag] = await list('/api/article-tags?locale=de');
    const stored = (path: string) => callAdmin<{ data: Record<string, unknown> }>(path).then(({ body }) => body.data);
    const places: [path: string, fields: object, kept: object][] = [
      [`${collection('menu')}/${menu?.documentId}`, { items: [{ title: 'Neu', path: '/shop' }] }, { slug: 'legal' }],
      [`${collection('article-tag')}/${tag?.id}`, { title: unique('Neu') }, {}],
      [single('site-settings'), { tagline: 'Neu' }, { siteName: 'X', operatorEmail: 'x@example.nl', guarantee: null }],
    ];
    for (const [path, fields, kept] of places) {
      const before = await stored(`${path}?locale=de`);
      for (const locale of ['nl', 'fr']) expect((await write(`${path}?locale=${locale}`, fields)).status).toBe(403);
      expect((await write(`${path}?locale=de`, { ...fields, ...kept })).status, path).toBe(200);
      const after = await stored(`${path}?locale=de`);
      expect(after).toMatchObject(fields);
      for (const name of Object.keys(kept)) expect(after[name], name).toEqual(before[name]);
      // Without the ids of items, which were replaced.
      const old = JSON.stringify(before, (key, value: unknown) => (key === 'id' ? undefined : value));
      expect(
        (await callAdmin(`${path}?locale=de`, { method: 'PUT', json: pick(JSON.parse(old), fields) })).status,
      ).toBe(200);
    }
    await leave();
  });
});
