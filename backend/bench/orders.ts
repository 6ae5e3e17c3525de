import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFakeMollie } from '../tests/orders/support/fake-mollie';
import { prepareData, startBackend, testSecrets } from '../tests/support/backend';
import { buildWhenStale } from '../tests/support/build';

/**
 * How many orders a second the backend takes, over HTTP, with a payment provider that answers at once. Every order is
 * a new guest with two lines, an idempotency key and an account. Run with `vite-node bench/orders.ts [orders]`.
 */
const ORDERS = Number(process.argv[2] ?? 400);
const CLIENTS = [1, 8];
const SKUS = 2;

interface Variant {
  id: string;
  attributes: { sku: string; options: { key: string; value: string }[] };
}

type Call = <T>(
  path: string,
  init?: { method?: string; json?: unknown; headers?: Record<string, string> },
) => Promise<{ status: number; body: T }>;

function createCall(origin: string): Call {
  return async <T>(target: string, { method = 'GET', json, headers = {} }: Parameters<Call>[1] = {}) => {
    const body = json === undefined ? undefined : JSON.stringify(json);
    const response = await fetch(`${origin}${target}`, {
      method,
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
    return { status: response.status, body: (await response.json()) as T };
  };
}

/** Variants of the seed with enough stock for the whole run. */
async function fillStock(call: Call): Promise<Variant[]> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = testSecrets;
  const login = await call<{ data: { token: string } }>('/admin/login', { method: 'POST', json: { email, password } });
  const headers = { authorization: `Bearer ${login.body.data.token}` };
  const { body } = await call<{ data: Variant[] }>(
    '/api/product-variants?filters[color]=blue&pagination[pageSize]=2&sort=id',
  );
  const variants = body.data.slice(0, SKUS);
  for (const { attributes } of variants) {
    const stock = '/content-manager/collection-types/api::stock.stock';
    const rows = await call<{ results: { documentId: string }[] }>(`${stock}?filters[sku]=${attributes.sku}`, {
      headers,
    });
    await call(`${stock}/${rows.body.results[0]?.documentId}`, {
      method: 'PUT',
      json: { quantity: 1_000_000 },
      headers,
    });
  }
  return variants;
}

const address = { street: 'Kade', housenumber: '1', postalCode: '1234 AB', city: 'Delft', country: 'nl' };

async function placeOrder(call: Call, variants: Variant[]): Promise<number> {
  const cart = variants.map(({ id, attributes }) => ({ variantId: id, quantity: 1, options: attributes.options }));
  const user = { firstname: 'Bench', lastname: 'Buyer', email: `${randomUUID()}@example.nl` };
  const started = performance.now();
  const { status } = await call('/api/orders', {
    method: 'POST',
    json: { data: { user, locale: 'nl', cart, shipping: address, consent: { terms: true } } },
    headers: { 'idempotency-key': randomUUID(), 'x-shop-secret': testSecrets.SHOP_SECRET },
  });
  if (status !== 201) throw new Error(`An order was refused: ${status}`);
  return performance.now() - started;
}

async function measure(call: Call, variants: Variant[], clients: number): Promise<string> {
  const times: number[] = [];
  let left = ORDERS;
  const started = performance.now();
  const client = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      times.push(await placeOrder(call, variants));
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - started) / 1000;
  const sorted = times.sort((a, b) => a - b);
  const quantile = (part: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0);
  return `${clients} client${clients === 1 ? '' : 's'}: ${(ORDERS / seconds).toFixed(0)} orders/s, p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms`;
}

async function run(): Promise<void> {
  buildWhenStale();
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-bench-'));
  const dataDir = path.join(folder, 'data');
  prepareData(dataDir);
  const mollie = await startFakeMollie();
  const backend = await startBackend(dataDir, {
    ORDER_LIMIT: '0',
    MOLLIE_API_KEY: 'test_bench_00000000000000000000000000000',
    MOLLIE_API_ENDPOINT: `${mollie.origin}/v2/`,
    // Nobody listens: mails are tried once and wait.
    SMTP_PORT: '9',
  });
  try {
    const call = createCall(backend.url);
    const variants = await fillStock(call);
    for (let warmUp = 0; warmUp < 20; warmUp += 1) await placeOrder(call, variants);
    for (const clients of CLIENTS) process.stdout.write(`${await measure(call, variants, clients)}\n`);
  } finally {
    await backend.stop();
    await mollie.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

void run();
