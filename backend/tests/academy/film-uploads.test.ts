// @full
import { existsSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Hired, hire } from '../forms/support/people';
import { callAdmin, editor as content } from '../orders/support/admin';
import { backendUrl, waitFor } from '../support/client';
import { database, minutesFromNow } from '../support/database';
import { film, slowStart } from '../support/films';
import { target } from '../support/target';
import { begin, offsetOf, patch, tus } from '../support/tus';
import { makeLesson, makeLevel } from './support';

interface Shown {
  data: {
    video: { state: string; problem: string | null; seconds: number; isPackaged: boolean };
    upload: { id: string; state: string; problem: string | null; received: number; isMine: boolean } | null;
  };
}

let anna: Hired;
let ben: Hired;
let operator: Hired;
beforeAll(async () => {
  [anna, ben, operator] = await Promise.all([hire('strapi-editor'), hire('strapi-editor'), hire('shop-operator')]);
});
afterAll(() => Promise.all([anna, ben, operator].map(({ leave }) => leave())));

let made = 0;
async function newVideo(): Promise<string> {
  const key = `upload-${process.pid}-${++made}`;
  return (await content.create('video-asset', { key, title: 'A film' })).body.data.documentId;
}

const shown = async (video: string): Promise<Shown['data']> =>
  (await anna.ask<Shown>(`/shop/videos/${video}/film`)).body.data;

/** What became of a film that was uploaded as a whole. */
async function upload(video: string, body: Buffer): Promise<NonNullable<Shown['data']['upload']>> {
  const address = (await begin(anna, video, body.length)).headers.get('location') ?? '';
  expect((await patch(anna, address, 0, new Uint8Array(body))).status).toBe(204);
  return waitFor(async () => {
    const { upload: found } = await shown(video);
    return found && ['ready', 'failed'].includes(found.state) ? found : undefined;
  });
}

const messageOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { error: { message: string } }).error.message;
const incomingDir = (): string => path.join(path.dirname(target().databaseFile), 'private', 'incoming');
const incoming = (): string[] => (existsSync(incomingDir()) ? readdirSync(incomingDir()) : []);

/** The first part of the film, and then the connection is gone. */
function cutOff(bytes: number): ReadableStream {
  return new ReadableStream({
    async pull(controller) {
      controller.enqueue(new Uint8Array(film.subarray(0, bytes)));
      await new Promise((resolve) => setImmediate(resolve));
      controller.error(new Error('cut'));
    },
  });
}

describe('an upload', () => {
  it('goes on where it was cut off, and the film plays with its index first', async () => {
    const video = await newVideo();
    const created = await begin(anna, video, film.length, '../../les 1.mov');
    const address = created.headers.get('location') ?? '';
    expect([created.status, address]).toEqual([201, expect.stringMatching(/^\/shop\/film-uploads\/[0-9a-f]{32}$/)]);
    expect(created.headers.get('access-control-allow-origin') ?? '').toBe('');

    const forty = Math.floor(film.length * 0.4);
    await patch(anna, address, 0, cutOff(forty), { duplex: 'half' }).catch(() => undefined);
    const offset = await offsetOf(anna, address);
    expect(offset).toBeLessThanOrEqual(forty);
    expect((await shown(video)).upload).toMatchObject({ state: 'uploading', received: offset, isMine: true });
    expect((await patch(anna, address, offset + 1, new Uint8Array(film.subarray(offset + 1)))).status).toBe(409);
    expect((await patch(anna, address, offset, new Uint8Array([...film.subarray(offset), 1]))).status).toBe(413);

    expect((await patch(anna, address, offset, new Uint8Array(film.subarray(offset)))).status).toBe(204);
    await waitFor(async () => ((await shown(video)).upload?.state === 'ready' ? true : undefined));
    expect(await upload(video, slowStart())).toMatchObject({ state: 'ready', problem: null });
    expect((await shown(video)).video).toMatchObject({ state: 'ready', problem: null, isPackaged: false });
    const { body } = await anna.ask<{ data: { film: string } }>(`/shop/videos/${video}/preview`);
    const preview = await fetch(new URL(body.data.film, backendUrl()), { headers: { range: 'bytes=4-7' } });
    expect([preview.status, await preview.text()]).toEqual([206, 'ftyp']);
    const beyond = await fetch(preview.url, { headers: { range: 'bytes=999999999-' } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
      416,
      expect.stringMatching(/^bytes \*\/\d+$/),
    ]);
    expect((await fetch(new URL(body.data.film.replace(/\.[0-9a-f]/, '.x'), backendUrl()))).status).toBe(404);
  });

  it.each([
    ['without its index', film.subarray(0, 32), /missing/],
    ['cut off', film.subarray(0, film.length - 5000), /not whole/],
    ['no film', Buffer.from('#EXTM3U\nfile:///etc/passwd\n'), /not a film/],
    ['in HEVC', Buffer.from(film.toString('latin1').replace('avc1\0', 'hvc1\0'), 'latin1'), /hvc1.*H\.264/],
  ])('that is %s fails with a sentence, and the former film stays', async (_, body, problem) => {
    const video = await newVideo();
    await upload(video, film);
    const { state, problem: said } = await upload(video, body);
    expect([state, said]).toEqual(['failed', expect.stringMatching(problem)]);
    expect((await shown(video)).video).toMatchObject({ state: 'ready', problem: null });
  });

  it('is refused before its first byte: empty, too large, for no video, without a length', async () => {
    const video = await newVideo();
    const before = incoming();
    for (const [bytes, status, message] of [
      [0, 422, /empty/],
      [3 * 1024 ** 3, 413, /larger than 2\.0 GB/],
      ['x', 400, /how long/],
    ] as const) {
      const answer = await begin(anna, video, bytes);
      expect([answer.status, await messageOf(answer)]).toEqual([status, expect.stringMatching(message)]);
    }
    expect((await begin(anna, 'nosuchvideo', 100)).status).toBe(404);
    expect(incoming()).toEqual(before);
    expect((await shown(video)).upload).toBeNull();
  });

  it('that is refused leaves the one before it', async () => {
    const video = await newVideo();
    const address = (await begin(anna, video, 100)).headers.get('location') ?? '';
    expect((await begin(anna, video, 3 * 1024 ** 3)).status).toBe(413);
    expect(await offsetOf(anna, address)).toBe(0);
    expect((await begin(anna, video, 200)).status).toBe(201);
    expect((await tus(anna, address, { method: 'HEAD' })).status).toBe(404);
  });

  it('belongs to its admin, who needs the permission for every request', async () => {
    const video = await newVideo();
    expect((await begin(operator, video, 100)).status).toBe(403);
    expect([401, 403]).toContain((await begin({ headers: {} }, video, 100)).status);
    const address = (await begin(anna, video, 100)).headers.get('location') ?? '';
    for (const [who, status] of [
      [ben, 404],
      [operator, 403],
      [{ headers: {} }, 401],
    ] as const) {
      expect((await tus(who, address, { method: 'HEAD' })).status).toBe(status);
      expect((await patch(who, address, 0, 'x')).status).toBe(status);
      expect((await tus(who, address, { method: 'DELETE' })).status).toBe(status);
    }
    expect((await tus(anna, '/shop/film-uploads/..%2f..%2fbackend.db', { method: 'HEAD' })).status).toBe(404);
    expect(await offsetOf(anna, address)).toBe(0);
    const id = address.split('/').at(-1) ?? '';
    expect(incoming()).toContain(id);
    expect((await tus(anna, address, { method: 'DELETE' })).status).toBe(200);
    expect(incoming()).not.toContain(id);
  });
});

describe('uploads that have begun', () => {
  /** Each for a video of its own, all at once. */
  async function beginMany(who: Hired, count: number): Promise<Response[]> {
    const videos = [];
    for (let index = 0; index < count; index += 1) videos.push(await newVideo());
    return Promise.all(videos.map((video) => begin(who, video, 100)));
  }
  const addressesOf = (answers: Response[]): string[] =>
    answers.flatMap((answer) => answer.headers.get('location') ?? []);
  const end = (who: Hired, addresses: string[]): Promise<Response[]> =>
    Promise.all(addresses.map((address) => tus(who, address, { method: 'DELETE' })));

  it('are five of one admin, also when they begin at once, and leave room for colleagues', async () => {
    const answers = await beginMany(ben, 9);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
    expect(await messageOf(refused[0] ?? new Response())).toMatch(/of your films/);
    const [colleague] = await beginMany(anna, 1);
    expect(colleague?.status).toBe(201);
    await end(ben, addressesOf(answers));
    await end(anna, addressesOf(colleague ? [colleague] : []));
  });

  it('do not count after an hour without a byte, and can still be continued', async () => {
    const addresses = addressesOf(await beginMany(ben, 5));
    expect((await beginMany(ben, 1))[0]?.status).toBe(429);
    const [first = ''] = addresses;
    const id = first.split('/').at(-1) ?? '';
    await database()('film_uploads')
      .where({ upload_id: id })
      .update({ updated_at: minutesFromNow(-61) });
    expect((await beginMany(ben, 1))[0]?.status).toBe(429);
    utimesSync(path.join(incomingDir(), id), minutesFromNow(-61), minutesFromNow(-61));
    const [next] = await beginMany(ben, 1);
    expect(next?.status).toBe(201);
    expect((await patch(ben, first, 0, 'x')).status).toBe(204);
    await end(ben, [...addresses, ...addressesOf(next ? [next] : [])]);
  });
});

describe('the form of a lesson', () => {
  it('gets a video of its own in all languages, and says whose the film is too', async () => {
    const lesson = await makeLesson(await makeLevel(), { video: undefined });
    const read = async () =>
      (
        await anna.ask<{ data: { video: string | null; isFree: boolean; alsoIn: string[] } }>(
          `/shop/lessons/${lesson}/film`,
        )
      ).body.data;
    expect(await read()).toMatchObject({ video: null, isFree: false, alsoIn: [] });
    expect((await operator.ask(`/shop/lessons/${lesson}/film`, { method: 'POST' })).status).toBe(403);
    const add = () => anna.ask<{ data: { video: string } }>(`/shop/lessons/${lesson}/film`, { method: 'POST' });
    const { video } = (await add()).body.data;
    expect((await add()).body.data.video).toBe(video);
    expect(await read()).toMatchObject({ video });
    const other = await makeLesson(await makeLevel(), { video: { connect: [{ documentId: video }] } });
    expect((await read()).alsoIn).toHaveLength(1);
    await callAdmin(`/content-manager/collection-types/api::lesson.lesson/${other}`, { method: 'DELETE' });
  });

  it('takes captions that can be shown only', async () => {
    const lesson = await makeLesson(await makeLevel());
    const save = (captions: string) => content.update('lesson', lesson, { captions });
    for (const captions of ['WEBVTT', 'Hello', 'WEBVTT\n\n00:05.000 --> 00:02.000\nHello'])
      expect([captions, (await save(captions)).status]).toEqual([captions, 400]);
    for (const captions of ['', 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello'])
      expect([captions, (await save(captions)).status]).toEqual([captions, 200]);
  });
});
