import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { signPlayback } from '@/lib/academy/playback-cookie';
import { setErrorListener } from '@/lib/core/report-error';
import { findVideoFile, sendVideo } from './gate';

const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
const LONG = 16 * 1024 * 1024;

let dir: string;
let server: Server;
let port: number;
const reported: unknown[] = [];

beforeAll(async () => {
  vi.stubEnv('SHOP_SECRET', 'shop-secret-of-the-test');
  vi.stubEnv('REVALIDATE_SECRET', 'revalidate-secret-of-the-test');
  dir = mkdtempSync(path.join(tmpdir(), 'gate-'));
  for (const asset of ['lesson-1-1', 'lesson-1-2', 'long', 'empty', 'folder'])
    mkdirSync(path.join(dir, asset), { recursive: true });
  writeFileSync(path.join(dir, 'lesson-1-1/video.mp4'), film);
  writeFileSync(path.join(dir, 'lesson-1-1/poster.webp'), 'poster');
  mkdirSync(path.join(dir, 'lesson-1-1/h00000000a1'));
  writeFileSync(path.join(dir, 'lesson-1-1/h00000000a1/main.m3u8'), '#EXTM3U\n');
  writeFileSync(path.join(dir, 'lesson-1-1/h00000000a1/540p-00000.m4s'), film);
  writeFileSync(path.join(dir, 'lesson-1-2/video.mp4'), 'another');
  writeFileSync(path.join(dir, 'long/video.mp4'), Buffer.alloc(LONG, 7));
  writeFileSync(path.join(dir, 'empty/video.mp4'), '');
  mkdirSync(path.join(dir, 'folder/video.mp4'));
  symlinkSync('video.mp4', path.join(dir, 'folder/poster.webp'));
  setErrorListener((error) => reported.push(error));
  server = createServer((req, res) => {
    const video = findVideoFile(req.url ?? '');
    if (video) void sendVideo(req, res, video, dir);
    else res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  setErrorListener();
  server.closeAllConnections();
  server.close();
  rmSync(dir, { recursive: true, force: true });
});
afterEach(() => {
  expect(reported).toEqual([]);
});

const inAnHour = (): number => Math.floor(Date.now() / 1000) + 3600;
const cookieOf = (asset: string, expires = inAnHour()): string => `pv_${asset}=${signPlayback(asset, expires)}`;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(asset: string, headers: Record<string, string> = {}, method = 'GET', name = 'video.mp4'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path: `/media/v/${asset}/${name}` };
    const call = request({ ...options, headers: { cookie: cookieOf(asset), ...headers } }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }));
    });
    call.on('error', reject);
    call.end();
  });
}

const errorOf = ({ status, body }: Answer): unknown => [
  status,
  (JSON.parse(body.toString()) as { error: { name: string } }).error.name,
];

describe('authorization', () => {
  it('requires the cookie of this video', async () => {
    const answer = await ask('lesson-1-1');
    expect([answer.status, answer.body]).toEqual([200, film]);
    expect((await ask('lesson-1-1', {}, 'GET', 'poster.webp')).headers['content-type']).toBe('image/webp');
  });

  it.each([
    ['no cookie', () => '', 401],
    ['other cookies', () => 'session=x; locale=nl', 401],
    ['the cookie of another video', () => cookieOf('lesson-1-2'), 401],
    ['that cookie under this name', () => cookieOf('lesson-1-2').replace('pv_lesson-1-2', 'pv_lesson-1-1'), 403],
    ['an expired cookie', () => cookieOf('lesson-1-1', inAnHour() - 3601), 403],
    ['a forged one', () => `pv_lesson-1-1=v1.${inAnHour()}.${'A'.repeat(43)}`, 403],
    ['nonsense', () => 'pv_lesson-1-1=', 403],
  ])('is denied with %s', async (_, cookie, status) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask('lesson-1-1', { cookie: cookie(), range: 'bytes=0-1' }, method);
      expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
      expect(answer.headers['content-range'] ?? answer.headers.etag).toBeUndefined();
      expect(answer.body.length > 0).toBe(method === 'GET');
    }
  });

  it('does not reveal which videos exist', async () => {
    expect(errorOf(await ask('no-such-video', { cookie: '' }))).toEqual([401, 'Unauthorized']);
    expect(errorOf(await ask('no-such-video'))).toEqual([404, 'NotFound']);
  });

  it('finds a valid cookie among invalid ones', async () => {
    const cookie = `pv_lesson-1-1=old; a=b; ${cookieOf('lesson-1-1')}`;
    expect((await ask('lesson-1-1', { cookie })).status).toBe(200);
  });
});

describe('files', () => {
  it.each([
    '/media/v/lesson-1-1/../lesson-1-2/video.mp4',
    '/media/v/../video.mp4',
    '/media/v/%2e%2e/video.mp4',
    '/media/v/lesson-1-1/secrets.json',
    '/media/v/lesson-1-1/video.mp4/',
    '/media/v/lesson-1-1/',
    '/media/v/Lesson-1-1/video.mp4',
    '/media/v/lesson-1-1%00/video.mp4',
    '/media/v/lesson-1-1/captions-nl.vtt',
    '/media/v/lesson-1-1/constructor',
    '/media/v//video.mp4',
    '/media/v/lesson-1-1/h00000000a1/../video.mp4',
    '/media/v/lesson-1-1/h00000000a1/..%2fvideo.mp4',
    '/media/v/lesson-1-1/../h00000000a1/main.m3u8',
    '/media/v/lesson-1-1/h00000000a1/video.mp4',
    '/media/v/lesson-1-1/h00000000a1/540p.m3u8.tmp',
    '/media/v/lesson-1-1/h00000000a1.tmp/540p.m3u8',
    '/media/v/lesson-1-1/h00000000a1/sub/540p.m3u8',
    '/media/v/lesson-1-1/h00000000a1/540p-1.m4s',
    '/media/v/lesson-1-1/h00000000a1/',
    '/media/v/lesson-1-1/main.m3u8',
  ])('rejects %s', (address) => {
    expect(findVideoFile(address)).toBeNull();
  });

  it('serves regular files only', async () => {
    expect((await ask('folder')).status).toBe(404);
    expect((await ask('folder', {}, 'GET', 'poster.webp')).status).toBe(404);
    const empty = await ask('empty');
    expect([empty.status, empty.headers['content-length']]).toEqual([200, '0']);
    expect((await ask('empty', { range: 'bytes=0-' })).status).toBe(416);
  });
});

describe('a film in several qualities', () => {
  const playlist = 'h00000000a1/main.m3u8';
  const segment = 'h00000000a1/540p-00000.m4s';

  it('is guarded by the same cookie: playlists, segments and ranges of them', async () => {
    const main = await ask('lesson-1-1', {}, 'GET', playlist);
    expect([main.status, main.headers['content-type'], main.body.toString()]).toEqual([
      200,
      'application/vnd.apple.mpegurl',
      '#EXTM3U\n',
    ]);
    const part = await ask('lesson-1-1', { range: 'bytes=10-19' }, 'GET', segment);
    expect([part.status, part.headers['content-type'], part.body]).toEqual([
      206,
      'video/iso.segment',
      film.subarray(10, 20),
    ]);
    const head = await ask('lesson-1-1', {}, 'HEAD', segment);
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '1000', 0]);
    expect((await ask('lesson-1-1', {}, 'GET', 'h00000000a1/720p-00000.m4s')).status).toBe(404);
  });

  it.each([playlist, segment])(
    'is refused without it, with that of another film, and after its end: %s',
    async (name) => {
      for (const [cookie, status] of [
        ['', 401],
        [cookieOf('lesson-1-2'), 401],
        [cookieOf('lesson-1-2').replace('pv_lesson-1-2', 'pv_lesson-1-1'), 403],
        [cookieOf('lesson-1-1', inAnHour() - 3601), 403],
      ] as const) {
        const answer = await ask('lesson-1-1', { cookie, range: 'bytes=0-1' }, 'GET', name);
        expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
      }
    },
  );
});

describe('responses', () => {
  it('are complete, with the headers of a player', async () => {
    const { headers } = await ask('lesson-1-1');
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers.etag).toMatch(/^"[^"]+"$/);
  });

  it.each([
    ['bytes=0-1', 0, 1],
    ['bytes=0-', 0, 999],
    ['bytes=500-599', 500, 599],
    ['bytes=990-5000', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=-5000', 0, 999],
  ])('are partial: %s', async (range, start, end) => {
    const { status, headers, body } = await ask('lesson-1-1', { range });
    expect([status, headers['content-range'], headers['content-length']]).toEqual([
      206,
      `bytes ${start}-${end}/1000`,
      String(end - start + 1),
    ]);
    expect(body.equals(film.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=1000-', 'bytes=99999999-', 'bytes=-0'])('are 416 beyond the end: %s', async (range) => {
    const answer = await ask('lesson-1-1', { range });
    expect(errorOf(answer)).toEqual([416, 'RangeNotSatisfiable']);
    expect(answer.headers['content-range']).toBe('bytes */1000');
  });

  it.each([
    'bytes=0-1,5-6',
    `bytes=${Array.from({ length: 300 }, (_, n) => `${n}-`).join(',')}`,
    'bytes=5-2',
    'bytes=--1',
    'lines=1-2',
  ])('are complete for invalid ranges: %.40s', async (range) => {
    const answer = await ask('lesson-1-1', { range });
    expect([answer.status, answer.body.length]).toEqual([200, 1000]);
  });

  it('have no body and no ranges for HEAD', async () => {
    const answer = await ask('lesson-1-1', { range: 'bytes=0-1' }, 'HEAD');
    expect([answer.status, answer.headers['content-length'], answer.body.length]).toEqual([200, '1000', 0]);
  });

  it('are 304 if unmodified and never mix versions', async () => {
    const { etag = '', 'last-modified': modified = '' } = (await ask('lesson-1-1')).headers;
    const same = await ask('lesson-1-1', { 'if-none-match': etag });
    expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, etag]);
    expect((await ask('lesson-1-1', { 'if-none-match': etag, cookie: '' })).status).toBe(401);
    expect((await ask('lesson-1-1', { 'if-match': '"other"' })).status).toBe(412);
    for (const [validator, status] of [
      [etag, 206],
      [modified, 206],
      ['"other"', 200],
    ] as const)
      expect((await ask('lesson-1-1', { range: 'bytes=0-1', 'if-range': validator })).status).toBe(status);
  });

  it('are streamed with backpressure and stop on disconnect', async () => {
    const before = process.memoryUsage().rss;
    const waiting = await Promise.all(
      Array.from(
        { length: 20 },
        () =>
          new Promise<() => void>((resolve, reject) => {
            const options = { host: '127.0.0.1', port, path: '/media/v/long/video.mp4' };
            const call = request({ ...options, headers: { cookie: cookieOf('long') } }, (res) => {
              res.pause();
              res.on('error', () => undefined);
              resolve(() => res.destroy());
            });
            call.on('error', reject);
            call.end();
          }),
      ),
    );
    expect(process.memoryUsage().rss - before).toBeLessThan(6 * LONG);
    for (const leave of waiting) leave();
    await vi.waitFor(
      async () => {
        const open = await new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
        expect(open).toBeLessThanOrEqual(1);
      },
      { timeout: 30_000 },
    );
    expect((await ask('long')).body.length).toBe(LONG);
  });
});
