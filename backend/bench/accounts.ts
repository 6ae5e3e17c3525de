import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { startFakeMollie } from '../tests/orders/support/fake-mollie';
import { prepareData, startBackend, testSecrets } from '../tests/support/backend';
import { buildWhenStale } from '../tests/support/build';
import { startCatcher } from '../tests/support/catcher';

/**
 * Compares the profile's response times for customers with 5 and with 500 orders. Calls alternate, so that load on the machine
 * affects both. Run with `vite-node bench/accounts.ts [calls]`; exits with 1 above a ratio of 1.5.
 */
const CALLS = Number(process.argv[2] ?? 200);
const SIZES = [5, 500];
const LIMIT = 1.5;
const PATHS = ['/api/users/me', '/api/orders?page=1&pageSize=10', '/api/users/me/overview'];
const PASSWORD = 'Otter-wacht-woord-1';

type Answer<T> = { status: number; body: T };

async function call<T>(url: string, init: { json?: unknown; token?: string } = {}): Promise<Answer<T>> {
  const response = await fetch(url, {
    method: init.json === undefined ? 'GET' : 'POST',
    body: init.json === undefined ? undefined : JSON.stringify(init.json),
    headers: {
      'content-type': 'application/json',
      'x-shop-secret': testSecrets.SHOP_SECRET,
      'x-shop-ip': '10.1.2.3',
      'x-shop-device': 'device-0123456789abcdef',
      ...(init.token ? { authorization: `Bearer ${init.token}` } : {}),
    },
  });
  return { status: response.status, body: (await response.json()) as T };
}

/** Creates a confirmed customer; the link is read from the captured mail. */
async function signUp(url: string, catcher: string): Promise<string> {
  const email = `${randomUUID()}@example.nl`;
  await call(`${url}/api/auth/local/register`, { json: { email, password: PASSWORD } });
  for (let tries = 0; tries < 100; tries += 1) {
    const sent = await fetch(`${catcher}/mails?to=${encodeURIComponent(email)}`);
    const [mail] = z.array(z.object({ raw: z.string() })).parse(await sent.json());
    const code = /sign-up\?code=([\w-]+)/.exec((mail?.raw ?? '').replace(/=\n/g, '').replace(/=3D/gi, '='))?.[1];
    if (code) {
      await call(`${url}/api/auth/email-confirmation`, { json: { code } });
      const { body } = await call<{ jwt: string }>(`${url}/api/auth/local`, {
        json: { identifier: email, password: PASSWORD },
      });
      return body.jwt;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('No mail was received');
}

interface Variant {
  id: string;
  attributes: { options: object[] };
}

async function order(url: string, token: string, count: number): Promise<void> {
  const { body } = await call<{ data: Variant[] }>(
    `${url}/api/product-variants?filters[sku][$startsWith]=ZW-CLASSIC-BLUE&pagination[pageSize]=1`,
  );
  const cart = body.data.map(({ id, attributes }) => ({ variantId: id, quantity: 1, options: attributes.options }));
  const user = { firstname: 'Bench', lastname: 'Buyer' };
  const shipping = { street: 'Kade', housenumber: '1', postalCode: '1234 AB', city: 'Delft', country: 'nl' };
  for (let index = 0; index < count; index += 1) {
    const json = { data: { user, locale: 'nl', cart, shipping, consent: { terms: true } } };
    const { status } = await call(`${url}/api/orders`, { json, token });
    if (status !== 201) throw new Error(`An order was rejected: ${status}`);
  }
}

async function raiseStock(url: string): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = testSecrets;
  const login = await call<{ data: { token: string } }>(`${url}/admin/login`, { json: { email, password } });
  const authorization = `Bearer ${login.body.data.token}`;
  const stock = `${url}/content-manager/collection-types/api::stock.stock`;
  const headers = { authorization, 'content-type': 'application/json' };
  const { results } = (await (await fetch(`${stock}?pageSize=100`, { headers })).json()) as {
    results: { documentId: string }[];
  };
  for (const { documentId } of results)
    await fetch(`${stock}/${documentId}`, { method: 'PUT', headers, body: JSON.stringify({ quantity: 100_000 }) });
}

const middle = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function measure(url: string, tokens: string[], target: string): Promise<number> {
  const times = tokens.map((): number[] => []);
  for (let index = 0; index < CALLS; index += 1) {
    for (const [which, token] of tokens.entries()) {
      const started = performance.now();
      const { status } = await call(`${url}${target}`, { token });
      if (status !== 200) throw new Error(`${target} returned ${status}`);
      times[which]?.push(performance.now() - started);
    }
  }
  const [few = 0, many = 0] = times.map(middle);
  const sizes = SIZES.map((size, index) => `${size} orders ${[few, many][index]?.toFixed(1)} ms`).join(', ');
  process.stdout.write(`${target}: ${sizes}, ratio ${(many / few).toFixed(2)}\n`);
  return many / few;
}

async function run(): Promise<void> {
  buildWhenStale();
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-bench-'));
  if (!process.env.DATABASE_URL) prepareData(path.join(folder, 'data'));
  const [mollie, catcher] = await Promise.all([startFakeMollie(), startCatcher()]);
  const backend = await startBackend(path.join(folder, 'data'), {
    ORDER_LIMIT: '0',
    AUTH_RATE_LIMIT: 'false',
    MOLLIE_API_KEY: 'test_bench_00000000000000000000000000000',
    MOLLIE_API_ENDPOINT: `${mollie.origin}/v2/`,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(catcher.smtpPort),
  });
  try {
    await raiseStock(backend.url);
    const tokens: string[] = [];
    for (const size of SIZES) {
      const token = await signUp(backend.url, catcher.origin);
      await order(backend.url, token, size);
      tokens.push(token);
    }
    // Time to process their mails and payments.
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    const ratios: number[] = [];
    for (const target of PATHS) ratios.push(await measure(backend.url, tokens, target));
    if (Math.max(...ratios) > LIMIT) process.exitCode = 1;
  } finally {
    await backend.stop();
    await Promise.all([mollie.stop(), catcher.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

void run();
