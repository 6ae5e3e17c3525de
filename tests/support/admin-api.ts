import { backendUrl } from './shop';

/** Actions of operators, through the admin's own API. */
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
  if (!data) throw new Error(`The admin login failed: ${response.status}`);
  return data.token;
}

/** Calls the admin; with `json` it is a POST. */
export async function callAdmin<T>(
  path: string,
  { json, method = json === undefined ? 'GET' : 'POST' }: { method?: string; json?: unknown } = {},
): Promise<T> {
  token ??= signIn();
  const response = await fetch(`${backendUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${await token}`, 'content-type': 'application/json' },
    body: json === undefined ? undefined : JSON.stringify(json),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** A file of the admin as text, byte by byte. */
export async function adminFile(path: string): Promise<string> {
  token ??= signIn();
  const response = await fetch(`${backendUrl}${path}`, { headers: { authorization: `Bearer ${await token}` } });
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  return Buffer.from(await response.arrayBuffer()).toString('latin1');
}

async function save(type: string, sku: string, json: object): Promise<void> {
  const path = `/content-manager/collection-types/api::${type}.${type}`;
  const { results } = await callAdmin<{ results: { documentId: string }[] }>(`${path}?filters[sku]=${sku}`);
  if (!results[0]) throw new Error(`no ${type} ${sku}`);
  await callAdmin(`${path}/${results[0].documentId}`, { method: 'PUT', json });
}

export const setStock = (sku: string, quantity: number): Promise<void> => save('stock', sku, { quantity });

export const setGtin = (sku: string, gtin: string | null): Promise<void> => save('product-variant', sku, { gtin });

/** Price in euros, as an editor types it; null ends the sale. */
export const setSale = (
  sku: string,
  sale: { salePrice: number | null; saleFrom?: string | null; saleTo?: string | null },
): Promise<void> => save('product-variant', sku, { saleFrom: null, saleTo: null, ...sale });
