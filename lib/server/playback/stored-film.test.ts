import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { signPlayback } from '@/lib/academy/playback-cookie';
import { setErrorListener } from '@/lib/core/report-error';
import { findVideoFile, sendVideo } from './gate';
import { createFilmStore } from './stored-film';

const FILM = 'a whole film';
const servers: Server[] = [];
let shop: string;
/** What was asked of backend and storage, which are one server here. */
const asked: string[] = [];
let isDown = false;
let isRefusing = false;

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  vi.stubEnv('SHOP_SECRET', 'shop-secret-of-the-test');
  vi.stubEnv('REVALIDATE_SECRET', 'revalidate-secret-of-the-test');
  setErrorListener(() => {});
  const origin = await listen(
    createServer((req, res) => {
      const url = new URL(req.url ?? '', 'http://test');
      asked.push(url.pathname);
      if (isDown) return void res.writeHead(503).end();
      if (url.pathname === '/api/film-address') {
        const isKnown = req.headers['x-shop-secret'] === 'shop-secret' && url.searchParams.get('key') !== 'unknown';
        const body = JSON.stringify({ data: { url: `${origin}/bucket/${url.searchParams.get('key')}` } });
        return void res.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' }).end(body);
      }
      if (isRefusing && url.pathname.startsWith('/bucket/')) return void res.writeHead(403).end();
      if (url.pathname === '/bucket/gone') return void res.writeHead(404).end();
      if (url.pathname === '/bucket/cut-off') {
        res.writeHead(200, { 'content-length': FILM.length });
        return void res.write(FILM.slice(0, 7), () => res.destroy());
      }
      if (req.headers.range === 'bytes=90-') return void res.writeHead(416).end('<Error/>');
      if (req.headers.range !== 'bytes=2-6')
        return void res.writeHead(200, { 'content-length': FILM.length }).end(FILM);
      res.writeHead(206, { 'content-range': `bytes 2-6/${FILM.length}`, 'content-length': 5, 'x-amz-id': '1' });
      res.end(FILM.slice(2, 7));
    }),
  );
  const store = createFilmStore(origin, 'shop-secret');
  shop = await listen(
    createServer((req, res) => {
      const video = findVideoFile(req.url ?? '');
      if (video) void sendVideo(req, res, video, `${tmpdir()}/no-films-here`, store);
    }),
  );
});
afterEach(() => {
  asked.length = 0;
  isDown = false;
  isRefusing = false;
});
afterAll(() => {
  vi.unstubAllEnvs();
  setErrorListener();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

function watch(asset: string, { range, method = 'GET' }: { range?: string; method?: string } = {}) {
  const cookie = `pv_${asset}=${signPlayback(asset, Math.floor(Date.now() / 1000) + 60)}`;
  return fetch(`${shop}/media/v/${asset}/video.mp4`, { method, headers: { cookie, ...(range && { range }) } });
}

it('streams a film that this disk lacks, and asks once where it is', async () => {
  const whole = await watch('film-1');
  expect([whole.status, whole.headers.get('content-type'), await whole.text()]).toEqual([200, 'video/mp4', FILM]);
  const part = await watch('film-1', { range: 'bytes=2-6' });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-6/12', 'whole']);
  expect(part.headers.has('x-amz-id')).toBe(false);
  const head = await watch('film-1', { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '12', '']);
  expect((await watch('film-1', { range: 'bytes=90-' })).status).toBe(416);
  expect(asked.filter((path) => path === '/api/film-address')).toHaveLength(1);
});

it('does not ask for viewers without a cookie', async () => {
  expect((await fetch(`${shop}/media/v/film-1/video.mp4`)).status).toBe(401);
  expect(asked).toEqual([]);
});

it('says that a film is missing, or cannot be read now', async () => {
  expect((await watch('unknown')).status).toBe(404);
  expect((await watch('gone')).status).toBe(404);
  isDown = true;
  expect((await watch('film-2')).status).toBe(503);
  isDown = false;
  expect((await watch('film-2')).status).toBe(200);
});

it('asks for another address when the storage refuses the one it has', async () => {
  expect((await watch('film-3')).status).toBe(200);
  isRefusing = true;
  expect((await watch('film-3')).status).toBe(503);
  isRefusing = false;
  expect((await watch('film-3')).status).toBe(200);
  expect(asked.filter((path) => path === '/api/film-address')).toHaveLength(2);
});

it('cuts the viewer off with the storage, so that the player asks for the rest', async () => {
  const response = await watch('cut-off');
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
});
