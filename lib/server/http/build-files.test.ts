import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { setErrorListener } from '@/lib/core/report-error';
import { BuildFiles } from './build-files';

const CODE = 'let otter = 1;'.repeat(200);
const SCRIPT = '/_next/static/chunks/a-1.js';
const root = mkdtempSync(join(tmpdir(), 'build-files-'));
const chunks = join(root, 'static/chunks');
mkdirSync(chunks, { recursive: true });
writeFileSync(join(chunks, 'a-1.js'), CODE);
writeFileSync(join(chunks, 'a-1.js.br'), brotliCompressSync(CODE));
writeFileSync(join(chunks, 'a-1.js.gz'), gzipSync(CODE));
writeFileSync(join(chunks, 'plain.js'), CODE);
afterAll(() => rmSync(root, { recursive: true }));

const close: (() => void)[] = [];
afterEach(() => {
  setErrorListener();
  for (const end of close.splice(0)) end();
});

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Status 404 stands for a file that is left to Next. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET', files = new BuildFiles(root)) {
  const server = createServer((req, res) => {
    if (!files.send(req, res, path)) res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close.push(() => server.close());
  return new Promise<Got>((resolve, reject) => {
    request({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, headers, method }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(parts) }));
    })
      .on('error', reject)
      .end();
  });
}

describe('a script of the build', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    [undefined, (body: Buffer) => body],
  ])('is sent as compressed at build time: %s', async (encoding, decode) => {
    const { headers, body } = await ask(SCRIPT, encoding ? { 'accept-encoding': encoding } : {});
    expect(headers).toMatchObject({
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(body.length),
      vary: 'Accept-Encoding',
    });
    expect([headers['content-encoding'], decode(body).toString()]).toEqual([encoding, CODE]);
  });

  it('is 304 if the client has it, and has no body for HEAD', async () => {
    const { headers } = await ask(SCRIPT);
    expect((await ask(SCRIPT, { 'if-none-match': String(headers.etag) })).status).toBe(304);
    const head = await ask(SCRIPT, {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(CODE.length), 0]);
  });

  it('that cannot be read is an error that nobody keeps, and is tried again', async () => {
    const reports: string[] = [];
    setErrorListener((_error, { where }) => void reports.push(where));
    const files = new BuildFiles(root);
    rmSync(join(chunks, 'a-1.js.br'));
    const failed = await ask(SCRIPT, { 'accept-encoding': 'br' }, 'GET', files);
    expect([failed.status, failed.headers['cache-control'], reports]).toEqual([500, 'no-store', [`file ${SCRIPT}`]]);
    writeFileSync(join(chunks, 'a-1.js.br'), brotliCompressSync(CODE));
    expect((await ask(SCRIPT, { 'accept-encoding': 'br' }, 'GET', files)).status).toBe(200);
  });
});

it.each([
  ['/_next/static/chunks/plain.js', 'GET'],
  ['/_next/static/chunks/a-1.js.br', 'GET'],
  ['/_next/static/chunks/../chunks/a-1.js', 'GET'],
  ['/_next/static/none.js', 'GET'],
  ['/', 'GET'],
  [SCRIPT, 'POST'],
])('%s with %s is left to Next', async (path, method) => {
  expect((await ask(path, {}, method)).status).toBe(404);
});

it('a build that does not exist has no files', async () => {
  expect((await ask(SCRIPT, {}, 'GET', new BuildFiles(join(root, 'none')))).status).toBe(404);
});
