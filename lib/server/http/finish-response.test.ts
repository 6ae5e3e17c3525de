import { createServer, get, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { setErrorListener } from '@/lib/core/report-error';
import { type FinishOptions, finishResponse } from './finish-response';
import { createScriptMark } from './script-mark';

const scriptMark = createScriptMark('secret of the shop');
const nonce = /'nonce-([^']+)'/.exec(scriptMark.policy)?.[1] ?? '';

const close: (() => void)[] = [];
afterEach(() => {
  setErrorListener();
  for (const end of close.splice(0)) end();
});

type Handler = (req: IncomingMessage, res: ServerResponse) => void;
interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  rawHeaders: string[];
  raw: Buffer;
  text: string;
}

async function ask(
  handler: Handler,
  {
    path = '/',
    headers = {},
    method = 'GET',
    ...options
  }: Partial<FinishOptions> & { path?: string; headers?: Record<string, string>; method?: string } = {},
): Promise<Got> {
  const server = createServer((req, res) => {
    finishResponse(req, res, {
      externalOrigins: [],
      scriptMark,
      knownHost: true,
      getErrorPage: (kind) => Promise.resolve(`<html><main data-http-status="404">${kind}</main></html>`),
      isOutage: () => false,
      ...options,
    });
    handler(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers, method }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => {
        const raw = Buffer.concat(chunks);
        const text = (res.headers['content-encoding'] === 'br' ? brotliDecompressSync(raw) : raw).toString();
        resolve({ status: res.statusCode ?? 0, headers: res.headers, rawHeaders: res.rawHeaders, raw, text });
      });
    }).on('error', reject);
  });
}

const html =
  (body: string, extra: Record<string, string> = {}, status = 200): Handler =>
  (_req, res) => {
    res.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...extra });
    // In chunks, like Next.
    for (const piece of body.match(/[\s\S]{1,7}/g) ?? []) res.write(piece);
    res.end();
  };

describe('a page', () => {
  it('has the policy for its scripts and is complete', async () => {
    const answer = await ask(html(`<html><script nonce="${nonce}">a()</script>ü</html>`));
    expect(answer.text).toBe('<html><script>a()</script>ü</html>');
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(answer.headers['content-length']).toBe(String(answer.raw.length));
  });

  it('does not allow a script of its content, and reports it once', async () => {
    const reports: [string, string][] = [];
    setErrorListener((error, { where }) => void reports.push([String(error), where]));
    const page = html(`<html><script>steal()</script></html>`);
    const answers = [await ask(page, { path: '/shop' }), await ask(page, { path: '/shop' })];
    for (const { headers } of answers) expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(reports).toEqual([[expect.stringContaining('steal()'), 'page /shop']]);
  });

  it.each([
    ['text/html; charset=utf-8', 'page', '{}'],
    // Lengths are part of the router's data.
    ['text/x-component', 'data', `{"nonce":"${'x'.repeat(22)}"}`],
  ])('as %s never contains the mark of scripts', async (type, start, props) => {
    const answer = await ask((_req, res) => {
      res.setHeader('link', `</a.css>; rel=preload; as="style"; nonce="${nonce}"`);
      res.writeHead(200, { 'content-type': type });
      for (const piece of `${start}{"nonce":"${nonce}"}<i>${nonce}${nonce}</i>`.match(/.{1,7}/g) ?? [])
        res.write(piece);
      res.end();
    });
    expect(answer.text).toBe(`${start}${props}<i>${'x'.repeat(44)}</i>`);
    expect(answer.headers.link).toBe('</a.css>; rel=preload; as="style"; nonce="xxxxxxxxxxxxxxxxxxxxxx"');
  });

  it('is valid HTML: without React’s notes for view transitions', async () => {
    const answer = await ask(html('<main id="main" vt-update="none">\\" vt-update=\\"none\\"</main>'));
    expect(answer.text).toBe('<main id="main">\\" vt-update=\\"none\\"</main>');
  });

  it('is compressed if accepted', async () => {
    const body = `<html>${'otter '.repeat(500)}</html>`;
    const [packed, plain] = [await ask(html(body), { headers: { 'accept-encoding': 'br' } }), await ask(html(body))];
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(packed.raw.length).toBeLessThan(200);
    expect([packed.text, plain.text]).toEqual([body, body]);
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('compressed by its route keeps its encoding', async () => {
    const answer = await ask((_req, res) => {
      res.writeHead(200, { 'content-type': 'application/xml', 'x-shop-encoded': 'br' });
      res.end(brotliCompressSync('<urlset />'));
    });
    expect([answer.headers['content-encoding'], answer.text]).toEqual(['br', '<urlset />']);
    expect(answer.headers['x-shop-encoded']).toBeUndefined();
  });

  it('sets its status and is not cached', async () => {
    const answer = await ask(
      html('<main data-http-status="404">gone</main>', { 'cache-control': 's-maxage=300', etag: '"x"' }),
    );
    expect([answer.status, answer.text]).toEqual([404, '<main data-http-status="404">gone</main>']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
    const down = await ask(html('<main data-http-status="503">later</main>'));
    expect([down.status, down.headers['retry-after']]).toEqual([503, '10']);
  });

  it('is revalidated by ETag and sets no cookie', async () => {
    const answer = await ask(
      html('<p>x</p>', {
        'cache-control': 's-maxage=300, stale-while-revalidate=31535700',
        etag: '"x"',
        'set-cookie': 'a=b',
      }),
    );
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(answer.headers.etag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const unknown = await ask(html('<p>x</p>', { 'cache-control': 's-maxage=300' }), { knownHost: false });
    expect(unknown.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
  });

  it('personal pages keep cookie and no-store', async () => {
    const answer = await ask(html('<p>x</p>', { 'cache-control': 'private, no-store', 'set-cookie': 'a=b' }));
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'set-cookie': ['a=b'] });
  });

  it('has all headers but no body for HEAD', async () => {
    const answer = await ask(html('<main data-http-status="404">gone</main>'), { method: 'HEAD' });
    expect([answer.status, answer.text, answer.headers['content-length']]).toEqual([404, '', '40']);
  });

  it('has the same ETag for the same bytes, in every encoding', async () => {
    const ask2 = (body: string, encoding = 'identity') =>
      ask(html(body, { 'cache-control': 's-maxage=300' }), { headers: { 'accept-encoding': encoding } });
    const long = `<p>${'otter '.repeat(500)}</p>`;
    const tags = [await ask2(long), await ask2(long, 'br'), await ask2(long, 'gzip'), await ask2(`${long} `)];
    const [plain, br, gzip, other] = tags.map(({ headers }) => headers.etag);
    expect([br, gzip]).toEqual([plain, plain]);
    expect(other).not.toBe(plain);
  });

  it('has the same ETag if React was ready in another order, and another one if the content or the policy differs', async () => {
    const tagOf = async (data: string, options = {}) => {
      const preloads = ['logo', 'suit'].map((name) => `<link rel="preload" as="image" href="/${name}.svg"/>`);
      const head = (data.startsWith('0:["$1') ? preloads : preloads.toReversed()).join('');
      const page = `${head}<p>x</p>${scriptMark.openTag}self.__next_f.push(${JSON.stringify([1, data])})</script>`;
      return (await ask(html(page, { 'cache-control': 's-maxage=300' }), options)).headers;
    };
    const first = await tagOf('0:["$1","$2"]\n1:"a"\n2:"b"\n');
    const second = await tagOf('0:["$2","$1"]\n1:"b"\n2:"a"\n');
    expect(second.etag).toBe(first.etag);
    expect(second['content-security-policy']).not.toBe(first['content-security-policy']);
    expect((await tagOf('0:["$2","$1"]\n1:"a"\n2:"b"\n')).etag).not.toBe(first.etag);
    const other = await tagOf('0:["$3","$4"]\n3:"a"\n4:"b"\n', { externalOrigins: ['https://captcha.example'] });
    expect(other.etag).not.toBe(first.etag);
  });

  it('is 304 if unchanged, with the same headers but those of the body', async () => {
    const page = html(`<p>${'otter '.repeat(500)}</p>`, { 'cache-control': 's-maxage=300', 'x-nextjs-cache': 'HIT' });
    const full = await ask(page, { headers: { 'accept-encoding': 'br' } });
    const answer = await ask(page, {
      headers: { 'accept-encoding': 'br', 'if-none-match': `"other", ${full.headers.etag}` },
    });
    const ofBody = ['content-type', 'content-length', 'content-encoding', 'content-security-policy'];
    const kept = Object.fromEntries(Object.entries(full.headers).filter(([name]) => !ofBody.includes(name)));
    expect([answer.status, answer.text, answer.headers]).toEqual([304, '', { ...kept, date: expect.any(String) }]);
  });

  it('is handed over complete to be kept, with its internal route', async () => {
    const kept: unknown[] = [];
    const answer = await ask(html('<p>x</p>', { 'x-middleware-rewrite': '/nl/shop', 'x-nextjs-cache': 'HIT' }), {
      headers: { 'if-none-match': '*' },
      keep: (...given) => void kept.push(given),
    });
    const headers: unknown = expect.objectContaining({ 'content-length': 8, etag: answer.headers.etag });
    expect(kept).toEqual([['/nl/shop', { status: 200, headers, body: Buffer.from('<p>x</p>') }]]);
    expect([answer.status, answer.headers['x-middleware-rewrite']]).toEqual([304, undefined]);
  });
});

describe('an error without a page', () => {
  it('gets an error page', async () => {
    const thrown = await ask(html('<html id="__next_error__"></html>', {}, 500));
    expect([thrown.status, thrown.text]).toEqual([500, '<html><main data-http-status="404">error</main></html>']);
    expect(thrown.headers['content-security-policy']).toBeDefined();
    const away = await ask(html('', {}, 500), { isOutage: () => true });
    expect([away.status, away.text]).toEqual([503, expect.stringContaining('unavailable')]);
    expect((await ask(html('', {}, 404))).text).toContain('not-found');
  });

  it('is plain text for files', async () => {
    const file = await ask(html('<html id="__next_error__"></html>', {}, 404), { path: '/images/none.png' });
    expect([file.status, file.text, file.headers['content-type']]).toEqual([
      404,
      'Not found',
      'text/plain; charset=utf-8',
    ]);
    const data = await ask(html('', {}, 500), { headers: { rsc: '1' } });
    expect([data.status, data.text]).toEqual([500, 'Not available']);
  });

  it('never breaks the response', async () => {
    const answer = await ask(html('', {}, 500), { getErrorPage: () => Promise.reject(new Error('broken')) });
    expect([answer.status, answer.text]).toEqual([500, 'Internal Server Error']);
  });
});

describe('other responses', () => {
  it('are streamed unchanged', async () => {
    const answer = await ask((_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'session=x' });
      res.write('{"a":');
      res.end('1}');
    });
    expect([answer.text, answer.headers['set-cookie'], answer.headers['content-security-policy']]).toEqual([
      '{"a":1}',
      ['session=x'],
      undefined,
    ]);
  });

  it('forwarded by a route keep their length and are streamed', async () => {
    const answer = await ask((_req, res) => {
      res.writeHead(206, { 'content-type': 'video/mp4', 'content-range': 'bytes 0-3/9', 'x-shop-length': '4' });
      res.write('ot');
      res.end('te');
    });
    expect([answer.status, answer.text, answer.headers['content-length']]).toEqual([206, 'otte', '4']);
    expect(answer.headers['transfer-encoding']).toBeUndefined();
    expect(answer.headers['x-shop-length']).toBeUndefined();
  });

  it('forwarded by a route are compressed if SVG', async () => {
    const drawing = `<svg>${'<path d="M0 0"/>'.repeat(200)}</svg>`;
    const answer = await ask(
      (_req, res) => {
        res.writeHead(200, { 'content-type': 'image/svg+xml', 'x-shop-length': drawing.length });
        res.end(drawing);
      },
      { headers: { 'accept-encoding': 'br' } },
    );
    expect([answer.text, answer.headers['content-encoding']]).toEqual([drawing, 'br']);
    expect(answer.headers['content-length']).toBe(String(answer.raw.length));
  });

  it('redirect to one place', async () => {
    const answer = await ask((_req, res) => {
      res.appendHeader('location', '/shop').appendHeader('location', '/shop');
      res.writeHead(307, { 'content-type': 'text/html' }).end('<html></html>');
    });
    expect([answer.status, answer.headers.location]).toEqual([307, '/shop']);
    expect(answer.rawHeaders.filter((name) => name.toLowerCase() === 'location')).toHaveLength(1);
  });

  it('are compressed if complete text', async () => {
    const code = 'let otter = 1;'.repeat(200);
    const answer = await ask(
      (_req, res) => {
        res.writeHead(200, {
          'content-type': 'application/javascript; charset=UTF-8',
          'content-length': code.length,
          'cache-control': 'public, max-age=31536000, immutable',
        });
        res.end(code);
      },
      { headers: { 'accept-encoding': 'br' } },
    );
    expect([answer.text, answer.headers['content-encoding'], answer.headers['cache-control']]).toEqual([
      code,
      'br',
      'public, max-age=31536000, immutable',
    ]);
  });
});
