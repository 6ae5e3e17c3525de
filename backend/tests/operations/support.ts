import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { address } from '../orders/support/shop';
import { type RunningBackend, testSecrets } from '../support/backend';

/** URL of a database for one test file; empty means the SQLite file in the data folder. */
export async function createDatabase(name: string): Promise<string> {
  const url = process.env.DATABASE_URL;
  if (!url) return '';
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

export interface Wire<T> {
  status: number;
  body: T;
}

export async function ask<T>(backend: RunningBackend, target: string, json?: object, headers = {}): Promise<Wire<T>> {
  const response = await fetch(`${backend.url}${target}`, {
    method: json ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'x-shop-secret': testSecrets.SHOP_SECRET, ...headers },
    ...(json && { body: JSON.stringify(json) }),
  });
  return { status: response.status, body: (await response.json()) as T };
}

export interface Placed {
  slug: string;
  orderNr: string;
  total: number;
  accessKey: string;
}

export async function placeOrder(backend: RunningBackend): Promise<Placed> {
  const { body: found } = await ask<{ data: { id: string; attributes: { options: object[] } }[] }>(
    backend,
    '/api/product-variants?filters[sku]=ZW-CLASSIC-BLUE-M',
  );
  const variant = found.data[0];
  if (!variant) throw new Error('The seed has no variant');
  const data = {
    user: { firstname: 'Bo', lastname: 'Bewaard', email: `${randomUUID()}@example.nl` },
    locale: 'nl',
    cart: [{ variantId: variant.id, quantity: 1, options: variant.attributes.options }],
    shipping: address(),
    consent: { terms: true },
  };
  const { status, body } = await ask<{ data: Placed }>(backend, '/api/orders', { data });
  if (status !== 201) throw new Error(`Refused: ${status} ${JSON.stringify(body)}`);
  return body.data;
}
