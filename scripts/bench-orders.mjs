// Orders per second through the storefront: storefront, backend, payment sandbox and a mail server that only counts on this
// machine, on SQLite and on PostgreSQL, compared with the database alone; then quotes and a flash sale. `npm run bench:orders [-- orders
// [sqlite | postgres] [--worker] [--traces]]` exits with 1 when orders are wrong, never because a machine is slow. With --worker, a process
// of its own sends the mails. With --traces, all is measured three times: without traces, with 1 % and with all of them.
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/builds.mjs';
import { buyMany, flashSale, openDoor } from './lib/buyers.mjs';
import { freePort } from './lib/checks.mjs';
import { cpuMs } from './lib/cpu.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { figure } from './lib/figures.mjs';
import { bold, say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { withPostgres } from './lib/postgres.mjs';
import { backendRoot } from './lib/settings.mjs';
import { startTemporaryShop } from './lib/temporary-shop.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { worker: { type: 'boolean' }, traces: { type: 'boolean' } },
});
const ORDERS = Number(positionals[0] ?? 600);
const ONLY = positionals[1];
const QUOTES = 100;
const WARM_UP = 60;
const CLIENTS = 8;
const BUYERS = 1000;
const PIECES = 100;
const distDir = '.next-test';

/** @typedef {import('./lib/temporary-shop.mjs').TemporaryShop} TemporaryShop */

/** @param {boolean} right @param {string} what */
function check(right, what) {
  if (right) return;
  say(`  WRONG: ${what}`);
  process.exitCode = 1;
}

/** Client of the admin API, signed in as an operator. @param {TemporaryShop} shop */
async function openDesk({ environment: { backendUrl, backend, secrets } }) {
  const ask = async (/** @type {string} */ path, /** @type {RequestInit} */ init = {}, headers = {}) => {
    const answer = await fetch(`${backendUrl}${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', ...headers },
    });
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}`);
    return answer.json();
  };
  const login = { email: backend.ADMIN_EMAIL, password: secrets.ADMIN_PASSWORD };
  const { data } = await ask('/admin/login', { method: 'POST', body: JSON.stringify(login) });
  const call = (/** @type {string} */ path, /** @type {RequestInit} */ init) =>
    ask(`/content-manager/collection-types/${path}`, init, { authorization: `Bearer ${data.token}` });
  const findStock = async (/** @type {string} */ sku) =>
    (await call(`api::stock.stock?filters[sku]=${sku}`, {})).results[0];
  return {
    readStock: async (/** @type {string} */ sku) => (await findStock(sku)).quantity,
    setStock: async (/** @type {string} */ sku, /** @type {number} */ quantity) => {
      const { documentId } = await findStock(sku);
      await call(`api::stock.stock/${documentId}`, { method: 'PUT', body: JSON.stringify({ quantity }) });
    },
    countOrders: async () => (await call('api::order.order?pageSize=1', {})).pagination.total,
    /** Cart lines with one piece of each of the seed's variants. */
    readLines: async () => {
      const path = '/api/product-variants?filters[sku][$startsWith]=ZW-CLASSIC-BLUE&pagination[pageSize]=2&sort=id';
      return (await ask(path)).data.map((/** @type {any} */ { id, attributes }) => ({
        sku: attributes.sku,
        line: { variantId: id, quantity: 1, options: attributes.options },
      }));
    },
  };
}

/** A new shop renders its pages and runs its start-up jobs: the measurement begins when it is idle. @param {TemporaryShop} shop */
async function rest({ services }) {
  const used = () => services.reduce((sum, { pid }) => sum + cpuMs(pid ?? 0), 0);
  for (let tries = 0; tries < 120; tries += 1) {
    const before = used();
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (used() - before < 50) return;
  }
}

/** @param {number[]} times @param {number} part */
function quantile(times, part) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/**
 * @param {TemporaryShop} shop
 * @param {number | null} postgres process of the database server
 * @returns {Record<string, number>} milliseconds by part of the shop
 */
function readCpu({ services }, postgres) {
  const used = Object.fromEntries(services.map(({ name, pid }) => [name, cpuMs(pid ?? 0)]));
  const { user, system } = process.cpuUsage();
  return { ...used, ...(postgres ? { database: cpuMs(postgres) } : {}), client: (user + system) / 1000 };
}

/**
 * @param {TemporaryShop} shop
 * @param {number | null} postgres
 * @param {import('./lib/buyers.mjs').CartLine[]} cart
 * @param {number} clients
 */
async function measure(shop, postgres, cart, clients) {
  const { settings } = shop;
  const door = openDoor(settings.port, settings.origins[0]?.origin ?? '', clients);
  try {
    const before = readCpu(shop, postgres);
    const started = performance.now();
    const answers = await buyMany(door, { cart, total: ORDERS, clients });
    const perSecond = (ORDERS * 1000) / (performance.now() - started);
    // The processor time of an order includes its mails, some of which are still to be sent.
    const sent = performance.now();
    await rest(shop);
    const later = (performance.now() - sent) / 1000;
    const after = readCpu(shop, postgres);
    const times = answers.map(({ ms }) => ms);
    const each = Object.entries(after).map(([name, ms]) => ({ name, ms: (ms - (before[name] ?? 0)) / ORDERS }));
    const total = each.reduce((sum, { ms }) => sum + ms, 0);
    say(
      `  ${clients === 1 ? '1 client ' : `${clients} clients`}  ${perSecond.toFixed(0).padStart(4)} orders/s   p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms`,
    );
    say(
      `             CPU ${total.toFixed(1)} ms an order: ${each.map(({ name, ms }) => `${name} ${ms.toFixed(1)}`).join(', ')}`,
    );
    say(`             all mails sent ${later.toFixed(1)} s later`);
    return { perSecond, total, answers };
  } finally {
    door.close();
  }
}

/** The median of quotes one after another, in milliseconds. @param {TemporaryShop} shop @param {import('./lib/buyers.mjs').CartLine[]} cart */
async function measureQuotes({ settings }, cart) {
  const door = openDoor(settings.port, settings.origins[0]?.origin ?? '', 1);
  const times = [];
  try {
    for (let made = 0; made < QUOTES; made += 1) {
      const { status, ms } = await door.quote(cart);
      check(status === 200, `a quote was answered with ${status}`);
      times.push(ms);
    }
  } finally {
    door.close();
  }
  return quantile(times, 0.5);
}

/** What the backend complained about. @param {TemporaryShop} shop */
const readComplaints = ({ services }) =>
  services
    .filter(({ name }) => name === 'backend' || name === 'worker')
    .flatMap(({ log }) => readFileSync(log, 'utf8').split('\n'))
    .filter((line) => /\b(warn|error)\b/.test(line));

/** @param {string | undefined} url */
function measureDatabase(url, /** @type {TemporaryShop} */ { environment }) {
  const env = { ...process.env, DATABASE_URL: url ?? '', DATABASE_FILENAME: environment.paths.database };
  const { stdout, stderr, status } = spawnSync(process.execPath, ['bench/raw-orders.mjs', '2000', String(CLIENTS)], {
    cwd: backendRoot,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The database could not be measured:\n${stderr}`);
  /** @type {{ perSecond: number, rows: number, updates: number }} */
  const result = JSON.parse(stdout);
  return result;
}

/** @param {{ title: string, url?: string, postgres?: number | null, traces?: Record<string, string> }} database */
async function measureShop({ title, url, postgres = null, traces = {} }) {
  const work = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  const env = { ORDER_LIMIT: '0', DATABASE_URL: url ?? '', ...traces };
  const shop = await startTemporaryShop({ work, distDir, env, worker: values.worker, countMails: true });
  try {
    say(bold(`\n${title} (load average before: ${loadavg()[0]?.toFixed(1)})`));
    const desk = await openDesk(shop);
    const lines = await desk.readLines();
    const stock = 1_000_000;
    for (const { sku } of lines) await desk.setStock(sku, stock);
    const cart = lines.map((/** @type {any} */ { line }) => line);
    const { settings } = shop;
    const origin = settings.origins[0]?.origin ?? '';

    const before = await desk.countOrders();
    const door = openDoor(settings.port, origin, CLIENTS);
    const warm = await buyMany(door, { cart, total: WARM_UP, clients: CLIENTS });
    door.close();
    await rest(shop);
    const one = await measure(shop, postgres, cart, 1);
    const many = await measure(shop, postgres, cart, CLIENTS);
    const answers = [...warm, ...one.answers, ...many.answers];
    const refused = answers.filter(({ status }) => status !== 201);
    check(refused.length === 0, `${refused.length} orders were refused, the first with ${JSON.stringify(refused[0])}`);
    const placed = answers.length - refused.length;
    check(
      new Set(answers.map(({ body }) => body.data?.slug)).size === answers.length,
      'two responses name the same order',
    );
    check((await desk.countOrders()) - before === placed, 'the number of orders differs from the number placed');
    const unpayable = answers.filter(({ status, body }) => status === 201 && !body.data.paymentUrl);
    check(unpayable.length === 0, `${unpayable.length} orders came without a payment`);
    for (const { sku } of lines) check((await desk.readStock(sku)) === stock - placed, `the stock of ${sku} is wrong`);

    const mails = Number(await (await fetch(`http://127.0.0.1:${settings.mailPort}`)).text());
    check(mails === placed, `${mails} mails were sent for ${placed} orders`);

    const quoteMs = await measureQuotes(shop, cart);

    const [{ sku, line }] = lines;
    await desk.setStock(sku, PIECES);
    const sale = await flashSale({ port: settings.port, origin, line, buyers: BUYERS });
    figure(
      `flash sale of ${PIECES} pieces to ${BUYERS} buyers, ${title}`,
      `${sale.sold} sold, ${sale.refused} refused as sold out, in ${sale.seconds.toFixed(1)} s`,
    );
    check(sale.sold === PIECES, `${sale.sold} pieces were sold`);
    check(sale.refused === BUYERS - PIECES, `${sale.others.length} of the others got a different response`);
    check((await desk.readStock(sku)) === 0, 'stock is left');

    for (const complaint of readComplaints(shop)) say(`  ${complaint}`);
    await shop.stop();
    const raw = measureDatabase(url, shop);
    say(
      `  The database alone: ${raw.perSecond.toFixed(0)} transactions/s of the same ${raw.rows} rows and ${raw.updates} updates`,
    );
    figure(
      `orders a second, ${title}`,
      `${one.perSecond.toFixed(0)} with one client, ${many.perSecond.toFixed(0)} with ${CLIENTS}, which is ${(many.perSecond / raw.perSecond).toFixed(2)} of the database alone; ${many.total.toFixed(1)} CPU-ms an order; a quote takes ${quoteMs.toFixed(0)} ms`,
    );
  } finally {
    await shop.stop();
    rmSync(work, { recursive: true, force: true });
  }
}

/** @typedef {(title: string, traces?: Record<string, string>) => Promise<void>} Measure a shop and a database of its own each time */

/** Measures with the traces that were asked for; they go to a collector that throws them away. @param {string} title @param {Measure} measureOne */
async function measureTraced(title, measureOne) {
  if (!values.traces) return measureOne(title);
  const collector = createServer((request, response) => request.resume().on('end', () => response.end('{}')));
  const port = await freePort();
  await new Promise((resolve) => collector.listen(port, '127.0.0.1', () => resolve(undefined)));
  try {
    for (const ratio of ['', '0.01', '1'])
      await measureOne(`${title}, ${Number(ratio) * 100} % traced`, {
        OTEL_EXPORTER_OTLP_ENDPOINT: ratio && `http://127.0.0.1:${port}`,
        TRACE_RATIO: ratio,
      });
  } finally {
    collector.closeAllConnections();
    collector.close();
  }
}

runMain(async () => {
  await ensureInstalled();
  const logs = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  await ensureBuilt({ distDir, admin: false, logs });
  rmSync(logs, { recursive: true, force: true });
  const titleOf = (/** @type {string} */ name) => (values.worker ? `${name}, mails by a worker` : name);
  if (ONLY !== 'postgres') await measureTraced(titleOf('SQLite'), (title, traces) => measureShop({ title, traces }));
  if (ONLY !== 'sqlite')
    await measureTraced(titleOf('PostgreSQL'), (title, traces) =>
      withPostgres((url, pid) => measureShop({ title, url, postgres: pid, traces })),
    );
});
