import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BackendDown } from '@/lib/backend/errors';
import { setErrorListener } from '@/lib/core/report-error';
import { serveText, type ServedText } from './serve-text';

const reported: unknown[] = [];
beforeEach(() => {
  reported.length = 0;
  setErrorListener((error) => void reported.push(error));
});
afterEach(() => {
  setErrorListener();
  vi.unstubAllEnvs();
});

let keys = 0;
const make = (build: ServedText['build']): ServedText => ({ key: `text ${(keys += 1)}`, type: 'text/plain', build });
const ask = (headers: Record<string, string> = {}) => new Request('http://localhost/x', { headers });
const NOW = 1_800_000_000_000;
const LATER = NOW + 60_000;
const down = () => Promise.reject(new BackendDown('down'));

it('is sent with its type and ETag, and not again to whom has it', async () => {
  const text = make(() => Promise.resolve('hello'));
  const first = await serveText(ask(), text, NOW);
  const etag = first.headers.get('etag') ?? '';
  expect([first.status, first.headers.get('content-type'), await first.text()]).toEqual([200, 'text/plain', 'hello']);
  expect(etag).toMatch(/^W\/".+"$/);
  const again = await serveText(ask({ 'if-none-match': etag }), text, LATER);
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
});

it('is compressed for those who accept it', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const answer = await serveText(
    ask({ 'accept-encoding': 'br, gzip' }),
    make(() => Promise.resolve('hello')),
    NOW,
  );
  expect([answer.headers.get('x-shop-encoded'), answer.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
  expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe('hello');
});

it('is made once for all who ask within two seconds, and then anew', async () => {
  let made = 0;
  const text = make(() => Promise.resolve(`version ${(made += 1)}`));
  const bodies = await Promise.all([serveText(ask(), text, NOW), serveText(ask(), text, NOW)]);
  expect(await Promise.all(bodies.map((each) => each.text()))).toEqual(['version 1', 'version 1']);
  expect(await (await serveText(ask(), text, NOW + 1_999)).text()).toBe('version 1');
  expect(await (await serveText(ask(), text, NOW + 2_000)).text()).toBe('version 2');
});

it('is the last good one while it can not be made', async () => {
  const build = vi.fn<ServedText['build']>().mockResolvedValueOnce('good').mockImplementation(down);
  const text = make(build);
  await serveText(ask(), text, NOW);
  const answer = await serveText(ask(), text, LATER);
  expect([answer.status, await answer.text()]).toEqual([200, 'good']);
  build.mockResolvedValueOnce('better');
  expect(await (await serveText(ask(), text, LATER)).text()).toBe('better');
  // The client of the backend reports outages itself.
  expect(reported).toEqual([]);
});

it('is refused for a while if there never was one', async () => {
  const answer = await serveText(ask(), make(down), NOW);
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '60',
    'no-store',
  ]);
});

it('is refused rather than sent empty', async () => {
  const build = vi.fn<ServedText['build']>().mockResolvedValueOnce('good').mockResolvedValue(null);
  const text = make(build);
  await serveText(ask(), text, NOW);
  expect((await serveText(ask(), text, LATER)).status).toBe(503);
});

it('reports a fault of its own, and goes on with the last good one', async () => {
  const fault = new Error('fault');
  const build = vi.fn<ServedText['build']>().mockResolvedValueOnce('good').mockRejectedValue(fault);
  const text = make(build);
  await serveText(ask(), text, NOW);
  expect((await serveText(ask(), text, LATER)).status).toBe(200);
  expect(reported).toEqual([fault]);
});
