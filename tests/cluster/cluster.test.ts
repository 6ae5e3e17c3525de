import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBucket, presentFiles } from '../../scripts/lib/bucket.mjs';
import { PATIENCE_MS, timeLimit } from '../support/time-limits';
import { until } from '../support/until';
import { type Bought, startBuyers } from './buyers';
import { startTestCluster, type TestCluster } from './test-cluster';

const LIVE_MS = timeLimit(2_000);
const CLIENTS = 8;
const PAGES_PER_SECOND = 20;
const MEASURED_MS = 15_000;
/** How long the database is away. */
const AWAY_MS = 12_000;
/** After this, mails that a dead worker was sending are sent again. */
const LEASE_MS = 120_000;
/** How many mails are on their way at once. */
const MAILS_PER_BATCH = 10;
const stamp = Date.now().toString(36);

let shop: TestCluster;
beforeAll(async () => {
  shop = await startTestCluster();
});
afterAll(async () => {
  await shop?.stop();
});

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
const articles = '/content-manager/collection-types/api::article.article';
const shows = async (port: number, path: string, text: string): Promise<boolean> =>
  (await shop.ask(path, { port })).body.includes(text);

/** Publishes an article at a backend; its page and title. */
async function publish(name: string, port?: number): Promise<{ path: string; title: string }> {
  const title = `${name} ${stamp}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'Tekst' }] }];
  const json = { title, slug, publishedOn: '2026-01-01', body };
  const { data } = await shop.callAdmin<{ data: { documentId: string } }>(`${articles}?locale=nl`, { json, port });
  await shop.callAdmin(`${articles}/${data.documentId}/actions/publish?locale=nl`, { json, port });
  return { path: `/blog/${slug}`, title };
}

describe('two storefronts and two backends behind nginx, with clocks ten seconds apart', () => {
  it('all say that they are alive and ready', async () => {
    for (const { port } of shop.cluster.members)
      for (const probe of ['/livez', '/readyz']) expect((await shop.ask(probe, { port })).status).toBe(200);
  });

  it('show a publish on each storefront, whichever backend it came to', async () => {
    for (const [index, backend] of shop.backends.entries()) {
      const { path, title } = await publish(`Bericht ${index}`, backend);
      await Promise.all(
        shop.storefronts.map((port) => until(() => shows(port, path, title), `${path} on ${port}`, LIVE_MS)),
      );
    }
  });

  it('show it on a storefront that was cut off for a while as soon as it is back', async () => {
    const [first, second] = shop.storefronts;
    const { path: before, title: known } = await publish('Voor');
    await until(() => shows(second, before, known), before, LIVE_MS);
    shop.link.cut();
    const { path, title } = await publish('Tijdens');
    await until(() => shows(first, path, title), path, LIVE_MS);
    await pause(4_000);
    // What it has seen it still shows, and it stays ready.
    expect((await shop.ask(before, { port: second })).status).toBe(200);
    expect((await shop.ask('/readyz', { port: second })).status).toBe(200);
    expect(await shows(second, path, title)).toBe(false);
    shop.link.mend();
    await until(() => shows(second, path, title), path, LIVE_MS);
  });

  it('give each page the same ETag, so that a browser whose storefront changes need not load it again', async () => {
    const sitemap = (await shop.ask('/sitemap.xml')).body;
    const kinds = ['/shop/[a-z0-9-]+', '/blog/[a-z0-9-]+', '/academy/[a-z0-9-]+', '/academy/[a-z0-9-]+/[a-z0-9-]+'];
    const found = kinds.flatMap((kind) => sitemap.match(new RegExp(`${kind}(?=<)`, 'g'))?.slice(0, 5) ?? []);
    expect(found.length).toBeGreaterThan(2 * kinds.length);
    for (const path of ['/', '/shop', '/blog', '/academy', '/contact', '/winkelmand', ...found]) {
      const [first, second] = await Promise.all(shop.storefronts.map((port) => shop.ask(path, { port })));
      expect([first?.status, second?.status], path).toEqual([200, 200]);
      expect(first?.etag, path).toMatch(/^W\//);
      const headers = { 'if-none-match': first?.etag ?? '' };
      expect(await shop.ask(path, { port: shop.storefronts[1], headers }), path).toMatchObject({
        status: 304,
        body: '',
      });
    }
  });

  it('send a file of the bucket from each storefront', async () => {
    const [, name = ''] = /\/media\/([\w.-]+\.webp)/.exec((await shop.ask('/')).body) ?? [];
    const versions = await openBucket(shop.cluster.bucket ?? {}).listVersions();
    expect(presentFiles(versions).map((file) => file.name)).toContain(`uploads/${name}`);
    for (const port of shop.storefronts) expect((await shop.ask(`/media/${name}`, { port })).status).toBe(200);
  });

  it('redeem a link to a preview once', async () => {
    const { results } = await shop.callAdmin<{ results: { documentId: string }[] }>(`${articles}?locale=nl&pageSize=1`);
    const json = { kind: 'article', id: results[0]?.documentId, locale: 'nl', status: 'draft' };
    const { data } = await shop.callAdmin<{ data: { url: string } }>('/shop/preview', { json });
    const { pathname, search } = new URL(data.url);
    const answers = await Promise.all(shop.storefronts.map((port) => shop.ask(pathname + search, { port })));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 403]);
  });
});

describe('while customers order', () => {
  let line: object;
  beforeAll(async () => {
    const variants = '/api/product-variants?filters[sku]=ZW-CLASSIC-BLUE-M';
    const response = await fetch(`http://127.0.0.1:${shop.settings.backendPort}${variants}`);
    const { data } = (await response.json()) as {
      data: { id: string; attributes: { sku: string; options: object[] } }[];
    };
    const [variant] = data;
    if (!variant) throw new Error('The seed has no variant');
    const stocks = '/content-manager/collection-types/api::stock.stock';
    const { results } = await shop.callAdmin<{ results: { documentId: string }[] }>(
      `${stocks}?filters[sku]=${variant.attributes.sku}`,
    );
    await shop.callAdmin(`${stocks}/${results[0]?.documentId}`, { json: { quantity: 100_000 }, method: 'PUT' });
    line = { variantId: variant.id, quantity: 1, options: variant.attributes.options };
  });

  const seen = ['/', '/shop', '/blog', '/academy', `/blog/bericht-0-${stamp}`];
  /** Visitors see them on each storefront, which keeps them. */
  async function seePages(): Promise<void> {
    for (const port of shop.storefronts)
      for (const path of seen)
        await until(async () => (await shop.ask(path, { port })).status === 200, `${path} on ${port}`, PATIENCE_MS);
  }

  /** Everybody who got an order. */
  const customers: string[] = [];
  const ordersOf = (bought: Bought, count: number) => (): Promise<boolean> =>
    Promise.resolve(bought.slugs.length >= count);

  const countOrders = async (): Promise<number> =>
    (
      await shop.callAdmin<{ pagination: { total: number } }>(
        '/content-manager/collection-types/api::order.order?pageSize=1',
      )
    ).pagination.total;

  /** Does something while customers order: each order they got exists, once. */
  async function whileOrdering(work: (bought: Bought) => Promise<void>, restMs = 300): Promise<Bought> {
    const before = await countOrders();
    const buyers = startBuyers(shop, line, CLIENTS, restMs);
    try {
      await work(buyers.soFar);
    } finally {
      await buyers.stop();
    }
    const { slugs, emails } = buyers.soFar;
    customers.push(...emails);
    expect(slugs.length).toBeGreaterThan(10);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect((await countOrders()) - before).toBe(slugs.length);
    return buyers.soFar;
  }

  it.each(['backend-1', 'storefront-1', 'worker'])('kill -9 of %s loses and doubles no order', async (name) => {
    const member = shop.cluster.members.find((candidate) => candidate.name === name);
    if (!member) throw new Error(`No ${name}`);
    await whileOrdering(async (bought) => {
      await until(ordersOf(bought, CLIENTS), 'orders before', PATIENCE_MS);
      const service = shop.cluster.serviceOf(name);
      service.kill();
      await service.ended;
      await until(ordersOf(bought, bought.slugs.length + 2 * CLIENTS), `orders without ${name}`, PATIENCE_MS);
      for (const path of seen) expect([path, (await shop.ask(path)).status]).toEqual([path, 200]);
      await shop.cluster.startMember(member);
    });
  });

  it('a database that fails over loses and doubles no order, and pages stay', async () => {
    const running = shop.cluster.members.map(({ name }) => shop.cluster.serviceOf(name));
    const readiness = () =>
      Promise.all(shop.backends.map(async (port) => (await shop.ask('/readyz', { port })).status));
    await seePages();
    const bought = await whileOrdering(async (soFar) => {
      await until(ordersOf(soFar, CLIENTS), 'orders before', PATIENCE_MS);
      // What it changes must be rendered again, also ten seconds later, without the database.
      const last = await publish('Net ervoor');
      for (const port of shop.storefronts)
        await until(() => shows(port, last.path, last.title), `${last.path} on ${port}`, LIVE_MS);
      shop.databaseLink.cut();
      try {
        await until(async () => (await readiness()).every((status) => status === 503), 'not ready', PATIENCE_MS);
        await pause(AWAY_MS);
        for (const port of shop.storefronts)
          for (const path of seen)
            expect([port, path, (await shop.ask(path, { port })).status]).toEqual([port, path, 200]);
      } finally {
        shop.databaseLink.mend();
      }
      await until(async () => (await readiness()).every((status) => status === 200), 'ready', PATIENCE_MS);
      await until(ordersOf(soFar, soFar.slugs.length + 2 * CLIENTS), 'orders afterwards', PATIENCE_MS);
    });
    expect(bought.repeated.length).toBeGreaterThan(0);
    expect(running.filter((service) => !service.isRunning()).map(({ name }) => name)).toEqual([]);
    // The log of changes goes on as well.
    const { path, title } = await publish('Daarna');
    await Promise.all(
      shop.storefronts.map((port) => until(() => shows(port, path, title), `${path} on ${port}`, LIVE_MS)),
    );
  });

  it('a bucket that falls silent stops no page and no order', async () => {
    await seePages();
    const proxy = shop.cluster.services.find(({ name }) => name === 's3-proxy');
    if (!proxy) throw new Error('The cluster has no S3 server');
    proxy.signalSelf('SIGSTOP');
    const health = `${shop.cluster.bucket?.S3_ENDPOINT}/healthcheck`;
    await expect(fetch(health, { signal: AbortSignal.timeout(1_000) })).rejects.toThrow();
    try {
      const { repeated } = await whileOrdering(async (soFar) => {
        await until(ordersOf(soFar, 2 * CLIENTS), 'orders without the bucket', PATIENCE_MS);
        for (const port of shop.storefronts)
          for (const path of seen)
            expect([port, path, (await shop.ask(path, { port })).status]).toEqual([port, path, 200]);
      });
      expect(repeated).toEqual([]);
    } finally {
      proxy.signalSelf('SIGCONT');
    }
  });

  it('orders a second with both backends and with one are printed', async () => {
    for (const [title, away] of [
      ['two backends', []],
      ['one backend', ['backend-2']],
    ] as const) {
      await shop.cluster.leaveOut([...away]);
      const begin = Date.now();
      const { slugs, repeated } = await whileOrdering(() => pause(MEASURED_MS), 0);
      const rate = (slugs.length / (Date.now() - begin)) * 1000;
      process.stdout.write(`${rate.toFixed(1)} orders a second with ${title} and ${CLIENTS} clients on this machine\n`);
      expect(repeated).toEqual([]);
    }
    await shop.cluster.leaveOut([]);
  });

  it('replacing every process by a new build loses no page, no order and no file of an open page', async () => {
    await seePages();
    const lost: string[] = [];
    let replaced = '';
    let pages = 0;
    const { old, new: next } = shop.builds;
    const calls: Promise<void>[] = [];
    const look = async (path: string, port?: number): Promise<void> => {
      const { status, body } = await shop.ask(path, { port });
      pages += 1;
      if (status !== 200) lost.push(`${path} ${status} ${body.slice(0, 100)}, while ${replaced} was replaced`);
    };
    // An open page asks for a script that it did not need before.
    const paths = [...seen, old.script];
    const bought = await whileOrdering(async () => {
      const looking = setInterval(() => {
        calls.push(look(paths[calls.length % paths.length] ?? '/'));
      }, 1000 / PAGES_PER_SECOND);
      try {
        shop.deployNewBuild();
        await shop.cluster.roll(({ name }) => {
          replaced = name;
          // A page of the new build asks the storefront that is still old for a script.
          if (name === 'storefront-2') calls.push(look(next.script, shop.storefronts[1]));
        });
      } finally {
        clearInterval(looking);
      }
    });
    await Promise.all(calls);
    process.stdout.write(
      `${pages} pages and ${bought.slugs.length} orders while everything was replaced, ${bought.repeated.length} repeated\n`,
    );
    expect(lost).toEqual([]);
    for (const port of shop.storefronts) expect((await shop.ask(old.script, { port })).body).toBe("otter('old');");
  });

  it('and every customer got one mail, or the same one again if it was cut off', async () => {
    const wanted = customers.toSorted();
    await expect
      .poll(async () => [...(await mailsByRecipient()).keys()].toSorted(), { timeout: LEASE_MS + PATIENCE_MS })
      .toEqual(wanted);
    const mails = await mailsByRecipient();
    for (const [email, ids] of mails) expect([email, new Set(ids).size]).toEqual([email, 1]);
    const twice = [...mails.values()].filter((ids) => ids.length > 1);
    process.stdout.write(`${mails.size} customers, ${twice.length} got their mail twice\n`);
    expect(twice.length).toBeLessThanOrEqual(2 * MAILS_PER_BATCH);
  });

  /** Message-IDs of the mails to customers in the inbox. */
  async function mailsByRecipient(): Promise<Map<string, string[]>> {
    const inbox = await fetch(`http://127.0.0.1:${shop.settings.mailPort}/email`);
    const mails = (await inbox.json()) as { messageId: string; to: { address: string }[] }[];
    const ids = new Map<string, string[]>();
    for (const { messageId, to } of mails)
      for (const { address } of to)
        if (address.endsWith('@example.nl')) ids.set(address, [...(ids.get(address) ?? []), messageId]);
    return ids;
  }
});
