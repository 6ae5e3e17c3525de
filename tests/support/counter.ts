import { randomUUID } from 'node:crypto';
import { backendUrl } from './shop';

/** What the people behind the counter do, through the admin's own calls. */
let token: Promise<string> | null = null;

async function signIn(): Promise<string> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  if (!email || !password)
    throw new Error('ADMIN_EMAIL or ADMIN_PASSWORD is missing: run the tests through `npm test`');
  const response = await fetch(`${backendUrl}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await response.json()) as { data?: { token: string } };
  if (!data) throw new Error(`The admin did not let the tests in: ${response.status}`);
  return data.token;
}

async function callAdmin<T>(path: string, init: { method?: string; json?: unknown } = {}): Promise<T> {
  token ??= signIn();
  const response = await fetch(`${backendUrl}/content-manager/collection-types/${path}`, {
    method: init.method ?? 'GET',
    headers: { authorization: `Bearer ${await token}`, 'content-type': 'application/json' },
    body: init.json === undefined ? undefined : JSON.stringify(init.json),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

async function save(type: string, sku: string, json: object): Promise<void> {
  const path = `api::${type}.${type}`;
  const { results } = await callAdmin<{ results: { documentId: string }[] }>(`${path}?filters[sku]=${sku}`);
  if (!results[0]) throw new Error(`no ${type} ${sku}`);
  await callAdmin(`${path}/${results[0].documentId}`, { method: 'PUT', json });
}

export const setStock = (sku: string, quantity: number): Promise<void> => save('stock', sku, { quantity });

/** Euros, as an editor types them; null ends the sale. */
export const setSale = (
  sku: string,
  sale: { salePrice: number | null; saleFrom?: string | null; saleTo?: string | null },
): Promise<void> => save('product-variant', sku, { saleFrom: null, saleTo: null, ...sale });

/** A new page of one language, live; answers its slug. */
export async function publishPage(locale: string, title: string, blocks: object[]): Promise<string> {
  const slug = `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${randomUUID().slice(0, 8)}`;
  const json = { title, slug, blocks };
  const path = 'api::page.page';
  const { data } = await callAdmin<{ data: { documentId: string } }>(`${path}?locale=${locale}`, {
    method: 'POST',
    json,
  });
  await callAdmin(`${path}/${data.documentId}/actions/publish?locale=${locale}`, { method: 'POST', json });
  return slug;
}
