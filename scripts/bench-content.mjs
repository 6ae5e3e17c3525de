// Cost of a listing, the blog, the home page and the sitemap with 10,000 products and articles compared with 20, of which the
// middle page of a list is as full.
// Two shops run side by side and are measured alternately, so that other load on the machine affects both. `npm run bench:content
// [-- postgres]` exits with 1 when a listing or the blog takes more than 1.2 times as long.
import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './lib/builds.mjs';
import { cpuMs } from './lib/cpu.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { figure } from './lib/figures.mjs';
import { bold, say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { withPostgres } from './lib/postgres.mjs';
import { backendRoot } from './lib/settings.mjs';
import { startTemporaryShop } from './lib/temporary-shop.mjs';

const FEW = 20;
const MANY = Number(process.env.BENCH_ENTRIES ?? 10_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
const PUBLISHES = 5;
const MOST = 1.2;
const LIVE_MS = 1000;
const distDir = '.next-test';

/** @typedef {import('./lib/temporary-shop.mjs').TemporaryShop} TemporaryShop */
/** @typedef {{ count: number, shop: TemporaryShop, agent: Agent, times: Map<string, number[]>, cpu: Map<string, number> }} Subject */
/** @typedef {{ ms: number, first: number, status: number, body: string, bytes: number }} Answer */

/** @param {number[]} values */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** @param {Subject} subject @param {string} path @returns {Promise<Answer>} */
function open({ shop, agent }, path) {
  const { port } = shop.settings;
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, agent, headers: { host: `localhost:${port}` } }, (answer) => {
      let first = 0;
      /** @type {Buffer[]} */
      const chunks = [];
      answer.on('data', (chunk) => {
        first ||= performance.now() - started;
        chunks.push(chunk);
      });
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const ms = performance.now() - started;
        resolve({ ms, first, status: answer.statusCode ?? 0, body: body.toString(), bytes: body.length });
      });
    });
    call.on('error', reject);
    call.end();
  });
}

/** Notifies the storefront of a publish, as the backend does. @param {Subject} subject @param {string[]} tags */
async function expire({ shop }, tags) {
  const at = String(Date.now());
  const body = JSON.stringify({ tags, at: Number(at) });
  const secret = shop.environment.secrets.REVALIDATE_SECRET ?? '';
  const answer = await fetch(`http://127.0.0.1:${shop.settings.port}/api/revalidate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shop-timestamp': at,
      'x-shop-signature': createHmac('sha256', secret).update(`${at}.${body}`).digest('hex'),
    },
    body,
  });
  if (!answer.ok) throw new Error(`The storefront returned ${answer.status} for a publish`);
}

/** CPU time of a shop's storefront and backend. @param {Subject} subject */
const usedBy = ({ shop: { services } }) =>
  services
    .filter(({ name }) => name === 'storefront' || name === 'backend')
    .reduce((sum, { pid }) => sum + cpuMs(pid ?? 0), 0);

/**
 * After a publish the shop requests its main pages itself and expires them once more within a second. Waits until it
 * has been idle for longer than that.
 * @param {Subject} subject
 */
async function rest(subject) {
  let quiet = 0;
  for (let tries = 0; tries < 120 && quiet < 4; tries += 1) {
    const before = usedBy(subject);
    await new Promise((resolve) => setTimeout(resolve, 300));
    quiet = usedBy(subject) - before <= 20 ? quiet + 1 : 0;
  }
}

/** @param {Subject} subject @param {string} label @param {() => Promise<unknown>} work */
async function measure(subject, label, work) {
  const cpu = usedBy(subject);
  const started = performance.now();
  await work();
  const ms = performance.now() - started;
  subject.times.set(label, [...(subject.times.get(label) ?? []), ms]);
  subject.cpu.set(label, (subject.cpu.get(label) ?? 0) + usedBy(subject) - cpu);
}

/** @param {Subject} subject @param {string} path */
async function openPage(subject, path) {
  const { status } = await open(subject, path);
  if (status !== 200) throw new Error(`${path} returned ${status} with ${subject.count} entries`);
}

/** Number of the last page that a list links to. @param {Subject} subject @param {string} path */
async function lastPage(subject, path) {
  const { body } = await open(subject, path);
  const pages = [...body.matchAll(/href="[^"]*[?&;]page=(\d+)"/g)].map(([, page]) => Number(page));
  return Math.max(1, ...pages);
}

/** @param {number} pages @param {number} articlePages */
const pagesOf = (pages, articlePages) => [
  { label: 'listing, by name', path: '/shop?sort=name' },
  { label: 'listing, blue by price', path: '/shop?color=blue&sort=price-asc' },
  { label: 'listing, middle page', path: `/shop?page=${Math.round(pages / 2)}` },
  { label: 'blog', path: '/blog' },
  { label: 'blog, middle page', path: `/blog?page=${Math.round(articlePages / 2)}` },
];

/** Pages can only be compared with as many cards. @param {Subject} subject @param {ReturnType<typeof pagesOf>} pages */
const countCards = (subject, pages) =>
  Promise.all(pages.map(async ({ path }) => (await open(subject, path)).body.match(/<article/g)?.length ?? 0));

/** One round for a shop: each page rendered from scratch, then once more from the cache. @param {Subject} subject @param {ReturnType<typeof pagesOf>} pages */
async function round(subject, pages) {
  await measure(subject, 'a publish (webhook answered)', () => expire(subject, ['product', 'article']));
  await measure(subject, 'home, made anew', () => openPage(subject, '/'));
  await rest(subject);
  for (const { label, path } of pages) await measure(subject, `${label}, made anew`, () => openPage(subject, path));
  for (const { label, path } of pages) await measure(subject, `${label}, kept`, () => openPage(subject, path));
}

/** @param {TemporaryShop} shop @param {number} count */
function fill({ environment }, count, /** @type {string | undefined} */ url) {
  const env = { ...process.env, DATABASE_URL: url ?? '', DATABASE_FILENAME: environment.paths.database };
  const { status, stderr } = spawnSync(process.execPath, ['bench/fill-content.mjs', String(count)], {
    cwd: backendRoot,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The database could not be filled:\n${stderr}`);
}

/** Client of the admin API, signed in as an editor. @param {TemporaryShop} shop */
async function signIn({ environment: { backendUrl, backend, secrets } }) {
  const ask = async (
    /** @type {string} */ path,
    /** @type {string} */ method,
    /** @type {unknown} */ body,
    token = '',
  ) => {
    const answer = await fetch(`${backendUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const login = { email: backend.ADMIN_EMAIL, password: secrets.ADMIN_PASSWORD };
  const { data } = await ask('/admin/login', 'POST', login);
  const products = '/content-manager/collection-types/api::product.product';
  const slug = 'zwotter-mini-drijfpak';
  const found = await ask(`${products}?locale=nl&filters[slug]=${slug}`, 'GET', undefined, data.token);
  const { documentId } = found.results[0];
  return {
    path: `/shop/${slug}`,
    publish: (/** @type {string} */ title) =>
      ask(`${products}/${documentId}/actions/publish?locale=nl`, 'POST', { title }, data.token),
  };
}

/** Milliseconds from publishing until the product page and the listing show the change. @param {Subject} subject */
async function publishToLive(subject) {
  const editor = await signIn(subject.shop);
  /** @type {number[]} */
  const times = [];
  for (let count = 0; count < PUBLISHES; count += 1) {
    await rest(subject);
    const title = `Zwotter Mini ${Date.now()}`;
    const started = performance.now();
    await editor.publish(title);
    for (const path of [editor.path, '/shop']) {
      while (!(await open(subject, path)).body.includes(title)) {
        if (performance.now() - started > 30_000) throw new Error(`${path} never showed the published change`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
    times.push(performance.now() - started);
  }
  return times;
}

/** @param {Subject} subject */
async function readSitemap(subject) {
  const pid = subject.shop.services.find(({ name }) => name === 'storefront')?.pid;
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  const before = memory();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memory());
  }, 20);
  const answer = await open(subject, '/sitemap.xml');
  clearInterval(watch);
  const addresses = answer.body.match(/<loc>/g)?.length ?? 0;
  return `${addresses} addresses, ${(answer.bytes / 1024 / 1024).toFixed(1)} MB: first byte ${answer.first.toFixed(0)} ms, last ${answer.ms.toFixed(0)} ms, memory ${before.toFixed(0)} -> at most ${most.toFixed(0)} MB`;
}

/** @param {Subject} subject */
async function readIndex({ shop: { environment } }) {
  const read = async (/** @type {string} */ query) => {
    const started = performance.now();
    const answer = await fetch(`${environment.backendUrl}/api/route-index${query}`, {
      headers: { 'x-shop-secret': environment.secrets.SHOP_SECRET ?? '' },
    });
    const body = await answer.text();
    return { body, text: `${(body.length / 1024).toFixed(1)} KB in ${(performance.now() - started).toFixed(0)} ms` };
  };
  const whole = await read('');
  return `${whole.text}, without a change ${(await read(`?since=${JSON.parse(whole.body).data.cursor}`)).text}`;
}

/** @param {[Subject, Subject]} subjects @param {string} label @param {boolean} judged */
function report([few, many], label, judged) {
  const [before, after] = [few, many].map(({ times }) => median(times.get(label) ?? []));
  const [cpuBefore, cpuAfter] = [few, many].map(({ cpu }) => (cpu.get(label) ?? 0) / ROUNDS);
  const ratio = (after ?? 0) / (before ?? 1);
  const over = judged && ratio > MOST;
  if (over) process.exitCode = 1;
  if (judged) figure(`${label}, ${many.count} entries`, `${ratio.toFixed(2)} of the time with ${few.count}`);
  const ms = (/** @type {number | undefined} */ value) => (value ?? 0).toFixed(1).padStart(7);
  say(
    `  ${label.padEnd(36)}${ms(before)} ms ${ms(after)} ms   ratio ${ratio.toFixed(2)}${over ? ' OVER' : ''}   CPU ${ms(cpuBefore)} ${ms(cpuAfter)} ms`,
  );
}

/** @param {[string | undefined, string | undefined]} urls databases; SQLite without */
async function bench(urls) {
  /** @type {Subject[]} */
  const started = [];
  const works = urls.map(() => mkdtempSync(join(tmpdir(), 'shop-bench-')));
  try {
    for (const [at, count] of [FEW, MANY].entries()) {
      const env = { DATABASE_URL: urls[at] ?? '' };
      const options = { work: works[at] ?? '', distDir, env };
      const empty = await startTemporaryShop(options);
      await empty.stop();
      fill(empty, count, urls[at]);
      const shop = await startTemporaryShop(options);
      started.push({ count, shop, agent: new Agent({ keepAlive: true }), times: new Map(), cpu: new Map() });
    }
    const [few, many] = started;
    if (!few || !many) return;
    for (const subject of started) {
      await expire(subject, ['product', 'article']);
      await rest(subject);
    }
    const pages = [];
    for (const subject of started)
      pages.push(pagesOf(await lastPage(subject, '/shop'), await lastPage(subject, '/blog')));
    const [cardsOfFew, cardsOfMany] = [await countCards(few, pages[0] ?? []), await countCards(many, pages[1] ?? [])];
    if (String(cardsOfFew) !== String(cardsOfMany))
      throw new Error(`The pages have ${cardsOfFew} cards with few entries, ${cardsOfMany} with many`);
    // The first run is slow: code is compiled and loaded.
    for (let warm = 0; warm < 2; warm += 1)
      for (const [at, subject] of started.entries()) await round(subject, pages[at] ?? []);
    for (const subject of started) {
      subject.times.clear();
      subject.cpu.clear();
    }
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      const order = turn % 2 === 0 ? [0, 1] : [1, 0];
      for (const at of order) await round(/** @type {Subject} */ (started[at]), pages[at] ?? []);
    }
    const names = (pages[0] ?? []).map(({ label }) => label);
    say(bold(`${''.padEnd(38)}${String(FEW).padStart(7)}    ${String(MANY).padStart(7)}    products and articles`));
    for (const name of names) report([few, many], `${name}, made anew`, true);
    for (const name of names) report([few, many], `${name}, kept`, false);
    report([few, many], 'home, made anew', false);
    report([few, many], 'a publish (webhook answered)', false);
    for (const subject of started) {
      say(bold(`\n${subject.count} products and articles`));
      say(`  sitemap: ${await readSitemap(subject)}`);
      say(`  addresses of the backend (route index): ${await readIndex(subject)}`);
      const live = await publishToLive(subject);
      const times = `${median(live).toFixed(0)} ms, at most ${Math.max(...live).toFixed(0)} ms`;
      figure(`publish to live, ${subject.count} entries`, times);
      if (Math.max(...live) > LIVE_MS) process.exitCode = 1;
    }
  } finally {
    for (const { shop, agent } of started) {
      agent.destroy();
      await shop.stop();
    }
    for (const work of works) rmSync(work, { recursive: true, force: true });
  }
}

runMain(async () => {
  await ensureInstalled();
  const logs = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  await ensureBuilt({ distDir, admin: false, logs });
  rmSync(logs, { recursive: true, force: true });
  say(`Medians of ${ROUNDS} rounds (load average before: ${loadavg()[0]?.toFixed(1)})`);
  if (process.argv[2] === 'postgres') await withPostgres((few) => withPostgres((many) => bench([few, many])));
  else await bench([undefined, undefined]);
});
