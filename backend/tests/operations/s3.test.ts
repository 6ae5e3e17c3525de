// @full
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Status } from '../../src/back-office/status/read-status';
import { type RunningBackend, prepareData, startBackend, testSecrets } from '../support/backend';
import { film } from '../support/films';
import { type S3StandIn, startS3 } from '../support/s3-stand-in';
import { PNG, token } from '../forms/support/forms';

const work = mkdtempSync(path.join(tmpdir(), 'shop-s3-'));
const data = path.join(work, 'data');
let s3: S3StandIn;
let shop: RunningBackend;
let admin: string;
let picture: Buffer;

beforeAll(async () => {
  s3 = await startS3();
  picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  prepareData(data);
  shop = await startBackend(data, { DATABASE_URL: '', WEB_INTERNAL_URL: '', RELEASE: 'r-7', ...s3.env });
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = testSecrets;
  const response = await fetch(`${shop.url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  admin = ((await response.json()) as { data: { token: string } }).data.token;
});
afterAll(async () => {
  await shop.stop();
  await s3.stop();
  rmSync(work, { recursive: true, force: true });
});

const asAdmin = (target: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${shop.url}${target}`, { ...init, headers: { authorization: `Bearer ${admin}` } });
const asStorefront = (target: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${shop.url}${target}`, { ...init, headers: { 'x-shop-secret': testSecrets.SHOP_SECRET } });

function upload(): Promise<Response> {
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'otter.png');
  return asAdmin('/upload', { method: 'POST', body });
}

function submit(): Promise<Response> {
  const body = new FormData();
  const values = { order_number: 'ZW2026-00001', parts: ['suit'], wish: 'refund' };
  body.append('data', JSON.stringify({ values, locale: 'nl', token: token() }));
  body.append('photos', new Blob([PNG]), 'suit.png');
  return asStorefront('/api/forms/return', { method: 'POST', body });
}

const filesIn = (folder: string): string[] => [...s3.files.keys()].filter((name) => name.startsWith(`${folder}/`));

it('keeps pictures in the bucket, and serves them under their own paths', async () => {
  const response = await upload();
  expect(response.status).toBe(201);
  const [stored] = (await response.json()) as { url: string }[];
  expect(stored?.url).toMatch(/^\/uploads\/otter_\w+\.png$/);
  const served = await fetch(`${shop.url}${stored?.url}`, { headers: { range: 'bytes=1-3' } });
  expect([served.status, served.headers.get('content-type'), await served.text()]).toEqual([206, 'image/png', 'PNG']);
  expect(existsSync(path.join(data, 'public', stored?.url ?? ''))).toBe(false);
  const tooFar = await fetch(`${shop.url}${stored?.url}`, { headers: { range: 'bytes=99999999-' } });
  expect(tooFar.status).toBe(416);
  // Those from before the bucket are still on the disk.
  const [before] = (
    (await (await asAdmin('/upload/files?pageSize=1&sort=id:ASC')).json()) as { results: { url: string }[] }
  ).results;
  expect((await fetch(`${shop.url}${before?.url}`)).status).toBe(200);
});

it('keeps files of forms and films in the bucket, and films have an address for the storefront only', async () => {
  expect((await submit()).status).toBe(201);
  expect(filesIn('submissions')).toHaveLength(1);
  expect(existsSync(path.join(data, 'submissions'))).toBe(false);
  const target = '/api/film-address?key=lesson-1-1&file=video.mp4';
  const { data: found } = (await (await asStorefront(target)).json()) as { data: { url: string } };
  const part = await fetch(found.url, { headers: { range: `bytes=${film.length - 4}-` } });
  expect(Buffer.from(await part.arrayBuffer())).toEqual(film.subarray(-4));
  expect((await fetch(`${shop.url}${target}`)).status).toBe(403);
  expect((await asStorefront('/api/film-address?key=lesson-1-1&file=../../documents/a.pdf')).status).toBe(404);
});

it('previews the film of the bucket, whatever this disk has', async () => {
  const list = '/content-manager/collection-types/api::video-asset.video-asset?filters[key][$eq]=lesson-1-1';
  const { results } = (await (await asAdmin(list)).json()) as { results: { documentId: string }[] };
  const opened = await asAdmin(`/shop/videos/${results[0]?.documentId}/preview`);
  const { data: preview } = (await opened.json()) as { data: { film: string } };
  rmSync(path.join(data, 'private', 'videos', 'lesson-1-1', 'video.mp4'));
  const part = await fetch(`${shop.url}${preview.film}`, { headers: { range: 'bytes=4-7' } });
  expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([206, 'video/mp4', 'ftyp']);
  expect((await fetch(`${shop.url}${preview.film.replace(/\.[0-9a-f]/, '.x')}`)).status).toBe(404);
});

it('shows the operator storage, jobs and who is there', async () => {
  const headers = { 'x-shop-secret': testSecrets.SHOP_SECRET, 'x-shop-instance': 'web-1:3000 r-6' };
  await fetch(`${shop.url}/api/route-index?since=unknown`, { headers });
  const { data: status } = (await (await asAdmin('/shop/status')).json()) as { data: Status };
  expect(status).toMatchObject({
    mails: { failed: 0 },
    storage: { ok: true },
    // No key of a payment provider is set.
    provider: { ok: false },
    processes: [{ role: 'all', release: 'r-7' }],
    storefronts: [{ name: 'web-1:3000', release: 'r-6' }],
  });
  expect(status.disk?.freeBytes).toBeGreaterThan(0);
  expect(status.jobs.find(({ name }) => name === 'outbox')?.run).toMatchObject({ hasFailed: false });
});

it('says that the storage is away, changes nothing, and works when it is back', async () => {
  const before = s3.files.size;
  s3.refuse = 403;
  const refused = await upload();
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('The file storage does not answer, or is full.');
  const form = await submit();
  expect([form.status, await form.json()]).toMatchObject([503, { error: { name: 'StorageUnavailable' } }]);
  s3.refuse = null;
  expect(s3.files.size).toBe(before);
  expect((await submit()).status).toBe(201);
});

it('says that the storage is full, and still shows what is in it', async () => {
  const response = await upload();
  const [stored] = (await response.json()) as { url: string }[];
  const before = s3.files.size;
  s3.isFull = true;
  const refused = await upload();
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('or is full')]);
  expect((await submit()).status).toBe(503);
  expect((await fetch(`${shop.url}${stored?.url}`)).status).toBe(200);
  s3.isFull = false;
  expect(s3.files.size).toBe(before);
});

it('waits for a slow storage, and keeps nobody waiting who needs no file', async () => {
  s3.delayMs = 2_000;
  const form = submit().then(({ status }) => ({ status, at: Date.now() }));
  const pages = async (): Promise<number> => {
    const { status } = await asStorefront('/api/articles?locale=nl');
    expect(status).toBe(200);
    return Date.now();
  };
  const answered = await pages();
  const { status, at } = await form;
  s3.delayMs = 0;
  expect(status).toBe(201);
  expect(answered).toBeLessThan(at);
});
