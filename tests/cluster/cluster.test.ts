import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS, timeLimit } from '../support/time-limits';
import { until } from '../support/until';
import { startTestCluster, type TestCluster } from './test-cluster';

const LIVE_MS = timeLimit(2_000);
const CLIENTS = 4;
const PAGES_PER_SECOND = 20;
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

describe('two storefronts and two backends behind nginx', () => {
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

  it('redeem a link to a preview once', async () => {
    const { results } = await shop.callAdmin<{ results: { documentId: string }[] }>(`${articles}?locale=nl&pageSize=1`);
    const json = { kind: 'article', id: results[0]?.documentId, locale: 'nl', status: 'draft' };
    const { data } = await shop.callAdmin<{ data: { url: string } }>('/shop/preview', { json });
    const { pathname, search } = new URL(data.url);
    const answers = await Promise.all(shop.storefronts.map((port) => shop.ask(pathname + search, { port })));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 403]);
  });
});

describe('while every process is replaced', () => {
  const countOrders = async (): Promise<number> =>
    (
      await shop.callAdmin<{ pagination: { total: number } }>(
        '/content-manager/collection-types/api::order.order?pageSize=1',
      )
    ).pagination.total;

  async function readLine() {
    const path = '/api/product-variants?filters[sku]=ZW-CLASSIC-BLUE-M';
    const response = await fetch(`http://127.0.0.1:${shop.settings.backendPort}${path}`);
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
    return { variantId: variant.id, quantity: 1, options: variant.attributes.options };
  }

  it('no page and no order is lost, and none is doubled', async () => {
    const line = await readLine();
    const before = await countOrders();
    const isOver = new AbortController();
    const lost: string[] = [];
    /** Answers after which an order was sent again. */
    const repeated: string[] = [];
    const slugs: string[] = [];
    const emails: string[] = [];
    let pages = 0;

    /** As the checkout: it repeats an order by its key until there is an answer. */
    async function buy(): Promise<void> {
      while (!isOver.signal.aborted) {
        const email = `${randomUUID()}@example.nl`;
        const user = { firstname: 'Zoë', lastname: 'van Dam', email };
        const shipping = { street: 'Kade', housenumber: '1', postalCode: '1234 AB', city: 'Delft', country: 'nl' };
        const json = { data: { user, locale: 'nl', cart: [line], shipping, consent: { terms: true } } };
        const headers = { 'idempotency-key': randomUUID() };
        for (;;) {
          const { status, body } = await shop.ask('/api/orders', { json, headers });
          if (status === 201) {
            slugs.push((JSON.parse(body) as { data: { slug: string } }).data.slug);
            emails.push(email);
            break;
          }
          repeated.push(`${status} ${body.slice(0, 100)}`);
          await pause(500);
        }
        await pause(300);
      }
    }

    const paths = ['/', '/shop', '/blog', '/academy', `/blog/bericht-0-${stamp}`];
    // Pages that visitors have seen, on each storefront.
    for (const port of shop.storefronts)
      for (const path of paths)
        await until(async () => (await shop.ask(path, { port })).status === 200, `${path} on ${port}`, PATIENCE_MS);
    const calls: Promise<void>[] = [];
    let replaced = '';
    const look = async (path: string): Promise<void> => {
      const { status, body } = await shop.ask(path);
      pages += 1;
      if (status !== 200) lost.push(`${path} ${status} ${body.slice(0, 100)}, while ${replaced} was replaced`);
    };
    const looking = setInterval(() => {
      calls.push(look(paths[calls.length % paths.length] ?? '/'));
    }, 1000 / PAGES_PER_SECOND);
    const clients = Array.from({ length: CLIENTS }, buy);
    try {
      await shop.cluster.roll(({ name }) => {
        replaced = name;
      });
    } finally {
      clearInterval(looking);
      isOver.abort();
    }
    await Promise.all([...clients, ...calls]);

    process.stdout.write(
      `${pages} pages and ${slugs.length} orders while everything was replaced, ${repeated.length} repeated\n`,
    );
    expect(lost).toEqual([]);
    expect(slugs.length).toBeGreaterThan(10);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect((await countOrders()) - before).toBe(slugs.length);
    await expect.poll(mailsByRecipient).toEqual(new Map(emails.toSorted().map((email) => [email, 1])));
  });

  /** Mails to customers in the inbox. */
  async function mailsByRecipient(): Promise<Map<string, number>> {
    const inbox = await fetch(`http://127.0.0.1:${shop.settings.mailPort}/email`);
    const mails = (await inbox.json()) as { to: { address: string }[] }[];
    const counts = new Map<string, number>();
    const addresses = mails.flatMap(({ to }) => to.map(({ address }) => address)).toSorted();
    for (const address of addresses)
      if (address.endsWith('@example.nl')) counts.set(address, (counts.get(address) ?? 0) + 1);
    return counts;
  }
});
