import { createServer, type IncomingHttpHeaders, request as call } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearPageCache, PageCache, usePageCache } from './page-cache';
import type { FinishedAnswer, PageRequest } from './page-cache-rules';

const KB = 1024;
const close: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const end of close.splice(0)) end();
});

const create = (maxBytes = 1024 * KB, isSettled = () => true): PageCache => new PageCache({ maxBytes, isSettled });

const page = (address: string, encoding = 'br', host = 'shop.nl'): PageRequest => ({ host, address, encoding });

const answer = (text: string, headers: FinishedAnswer['headers'] = {}): FinishedAnswer => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'content-encoding': 'br',
    'content-security-policy': "default-src 'self'",
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-nextjs-cache': 'MISS',
    vary: 'rsc, Accept-Encoding',
    'x-two-lines': ['first', 'second'],
    etag: `W/"${text.slice(0, 20)}"`,
    ...headers,
  },
  body: Buffer.from(text),
});

const keep = (pages: PageCache, request: PageRequest, text: string, route = `/nl${request.address}`): void =>
  pages.keep(pages.ticket(request), route, answer(text));

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** What the cache sends for a request; status 404 if it does not know the page. */
async function ask(pages: PageCache, request: PageRequest, headers = {}, method = 'GET'): Promise<Got> {
  const server = createServer((req, res) => {
    if (!pages.send(request, req, res)) res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close.push(() => server.close());
  return new Promise((resolve, reject) => {
    call({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, headers, method }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, headers: res.headers, text: Buffer.concat(chunks).toString() }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const knows = (pages: PageCache, request: PageRequest): Promise<boolean> =>
  ask(pages, request).then(({ status }) => status === 200);

describe('a kept page', () => {
  it('is sent with the headers it was finished with', async () => {
    const pages = create();
    keep(pages, page('/shop'), 'otter');
    const { status, headers, text } = await ask(pages, page('/shop'));
    expect([status, text]).toEqual([200, 'otter']);
    const { date, connection, 'keep-alive': _, ...own } = headers;
    expect(date).toBeDefined();
    expect(connection).toBeDefined();
    expect(own).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'content-length': '5',
      'content-encoding': 'br',
      'content-security-policy': "default-src 'self'",
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-nextjs-cache': 'HIT',
      'cache-status': 'shop; hit',
      vary: 'rsc, Accept-Encoding',
      'x-two-lines': 'first, second',
      etag: 'W/"otter"',
    });
  });

  it('has no body for HEAD', async () => {
    const pages = create();
    keep(pages, page('/shop'), 'otter');
    const got = await ask(pages, page('/shop'), {}, 'HEAD');
    expect([got.status, got.headers['content-length'], got.text]).toEqual([200, '5', '']);
  });

  it.each(['W/"otter"', '"otter"', '"a", W/"otter"', '*'])('is 304 if the client has %s', async (known) => {
    const pages = create();
    keep(pages, page('/shop'), 'otter');
    const { status, headers, text } = await ask(pages, page('/shop'), { 'if-none-match': known });
    expect([status, text]).toEqual([304, '']);
    expect(headers).toMatchObject({
      etag: 'W/"otter"',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'rsc, Accept-Encoding',
    });
    for (const name of ['content-length', 'content-type', 'content-encoding', 'content-security-policy'])
      expect(headers[name]).toBeUndefined();
  });

  it('is sent in full if the client has another one, or asks for a range', async () => {
    const pages = create();
    keep(pages, page('/shop'), 'otter');
    expect((await ask(pages, page('/shop'), { 'if-none-match': 'W/"old"' })).text).toBe('otter');
    const ranged = await ask(pages, page('/shop'), { range: 'bytes=0-1' });
    expect([ranged.status, ranged.text]).toEqual([200, 'otter']);
  });

  it('is one of its host and encoding', async () => {
    const pages = create();
    keep(pages, page('/'), 'otter');
    expect(await knows(pages, page('/'))).toBe(true);
    expect(await knows(pages, page('/', 'gzip'))).toBe(false);
    expect(await knows(pages, page('/', 'br', 'shop.de'))).toBe(false);
  });

  it('is not older than a minute', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    // The cache takes time 0 for none.
    vi.advanceTimersByTime(1_000);
    const pages = create();
    keep(pages, page('/'), 'otter');
    vi.advanceTimersByTime(59_000);
    expect(await knows(pages, page('/'))).toBe(true);
    vi.advanceTimersByTime(2_000);
    expect(await knows(pages, page('/'))).toBe(false);
  });
});

describe('a page is not kept', () => {
  it('if it was begun before a clear', async () => {
    const pages = usePageCache(create());
    const ticket = pages.ticket(page('/'));
    clearPageCache();
    pages.keep(ticket, '/nl', answer('old'));
    expect(await knows(pages, page('/'))).toBe(false);
  });

  it('during an outage or a publish', async () => {
    let settled = false;
    const pages = create(1024 * KB, () => settled);
    keep(pages, page('/'), 'otter');
    expect(await knows(pages, page('/'))).toBe(false);
    settled = true;
    keep(pages, page('/'), 'otter');
    expect(await knows(pages, page('/'))).toBe(true);
  });

  it('if it is personal', async () => {
    const pages = create();
    pages.keep(pages.ticket(page('/')), '/nl', answer('mine', { 'cache-control': 'private, no-store' }));
    expect(await knows(pages, page('/'))).toBe(false);
  });
});

it('a clear forgets all pages', async () => {
  const pages = usePageCache(create());
  keep(pages, page('/'), 'otter');
  clearPageCache();
  expect([await knows(pages, page('/')), pages.size]).toEqual([false, 0]);
});

describe('the memory', () => {
  it('is bounded, and keeps what was asked for last', async () => {
    const pages = create(512 * KB);
    for (let i = 0; i < 500; i++) {
      keep(pages, page(`/article-${i}`), 'x'.repeat(10 * KB));
      expect(pages.size).toBeLessThanOrEqual(512 * KB);
    }
    expect(pages.size).toBeGreaterThan(400 * KB);
    expect([await knows(pages, page('/article-499')), await knows(pages, page('/article-0'))]).toEqual([true, false]);
  });

  it('has no room for a page that is larger than all of it', () => {
    const pages = create(64 * KB);
    keep(pages, page('/'), 'x'.repeat(64 * KB));
    expect(pages.size).toBeLessThan(KB);
  });

  it('keeps the real pages when 10,000 spellings of addresses are asked for', async () => {
    const pages = create(512 * KB);
    const real = Array.from({ length: 20 }, (_, i) => page(`/product-${i}`));
    for (const request of real) keep(pages, request, 'x'.repeat(20 * KB));
    for (let i = 0; i < 10_000; i++) {
      keep(pages, page(`/about?color=blue&page=${i}`), 'x'.repeat(20 * KB), '/nl/about');
      // Visitors go on; the addresses of pages that nobody asks for are forgotten.
      if (i % 50 === 0) for (const request of real) keep(pages, request, 'x'.repeat(20 * KB));
      expect(pages.size).toBeLessThanOrEqual(512 * KB);
    }
    for (const request of real) expect(await knows(pages, request), request.address).toBe(true);
  });
});
