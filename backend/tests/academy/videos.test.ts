import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { callAdmin, editor } from '../orders/support/admin';
import { type Answer, asStorefront, backendUrl, call, waitFor } from '../support/client';
import { film, poster, slowStart } from '../support/films';
import { target } from '../support/target';
import { makeLesson, makeLevel } from './support';

interface Asset {
  documentId: string;
  key: string;
  state: 'ready' | 'failed';
  problem: string | null;
  seconds: number | string | null;
  width: number | null;
  bytes: number | null;
}

const list = '/content-manager/collection-types/api::video-asset.video-asset';
const read = async (id: string): Promise<Asset> => (await callAdmin<{ data: Asset }>(`${list}/${id}`)).body.data;
const create = (key: string) => editor.create('video-asset', { key, title: 'A film' });
function formOf(body: Buffer): FormData {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(body)], 'film.mp4'));
  return form;
}
const send = (id: string, name: string, body: Buffer) =>
  callAdmin<{ data?: Asset; error?: { message: string } }>(`/shop/videos/${id}/${name}`, {
    method: 'POST',
    body: formOf(body),
  });
const messageOf = ({ body }: Answer<unknown>): string => (body as { error: { message: string } }).error.message;

let made = 0;
const newKey = (): string => `film-${process.pid}-${++made}`;

describe('the videos of the seed', () => {
  it('are known with their metadata', async () => {
    const { body } = await callAdmin<{ results: Asset[] }>(`${list}?pageSize=100&filters[key][$startsWith]=lesson-`);
    expect(body.results).toHaveLength(20);
    for (const { key, state, problem, width, seconds } of body.results)
      expect([key, state, problem, width, Number(seconds) > 40]).toEqual([key, 'ready', null, 1280, true]);
  });
});

describe('an uploaded video', () => {
  it('is named first, and playable once its file is uploaded', async () => {
    const { status, body } = await create(newKey());
    expect(status).toBe(201);
    const { documentId } = body.data;
    expect(await read(documentId)).toMatchObject({ state: 'failed', problem: 'No video has been uploaded yet.' });
    const answer = await send(documentId, 'video.mp4', film);
    expect([answer.status, answer.body.data]).toMatchObject([
      200,
      { state: 'ready', problem: null, width: 1280, bytes: film.length },
    ]);
    expect((await send(documentId, 'poster.webp', poster)).status).toBe(200);
    expect(await read(documentId)).toMatchObject({ state: 'ready', bytes: film.length });
  });

  it('is kept when a new file is invalid, and the editor sees the reason', async () => {
    const { documentId } = (await create(newKey())).body.data;
    await send(documentId, 'video.mp4', film);
    for (const [content, problem] of [
      [slowStart(), /fast start/],
      [film.subarray(0, 60_000), /not whole/],
      [Buffer.from('hello'), /not an MP4/],
    ] as const) {
      const answer = await send(documentId, 'video.mp4', content);
      expect([answer.status, messageOf(answer)]).toEqual([400, expect.stringMatching(problem)]);
    }
    const wrong = await send(documentId, 'poster.webp', film);
    expect([wrong.status, messageOf(wrong)]).toEqual([400, expect.stringMatching(/WebP/)]);
    expect(await read(documentId)).toMatchObject({ state: 'ready', bytes: film.length });
  });

  it('has a stable key', async () => {
    const key = newKey();
    const { documentId } = (await create(key)).body.data;
    for (const wrong of [key, '../secrets', 'Film', 'ab', '']) {
      const answer = await create(wrong);
      expect([wrong, answer.status]).toEqual([wrong, 400]);
    }
    expect((await editor.update('video-asset', documentId, { key: newKey() })).status).toBe(400);
    const renamed = await editor.update('video-asset', documentId, {
      key,
      title: 'Renamed',
      state: 'ready',
      seconds: 9,
    });
    expect(renamed.status).toBe(200);
    expect(await read(documentId)).toMatchObject({ key, title: 'Renamed', state: 'failed', seconds: null });
  });

  it('can be uploaded by editors only', async () => {
    const { documentId } = (await create(newKey())).body.data;
    for (const headers of [{}, asStorefront(), { authorization: 'Bearer x' }]) {
      const address = `${backendUrl()}/shop/videos/${documentId}/video.mp4`;
      const answer = await fetch(address, { method: 'POST', headers, body: formOf(film) });
      expect([401, 403]).toContain(answer.status);
    }
    expect(await read(documentId)).toMatchObject({ state: 'failed' });
    expect(messageOf(await callAdmin(`/shop/videos/${documentId}/video.mp4`, { method: 'POST' }))).toMatch(/Choose/);
    expect((await send('nosuchvideo', 'video.mp4', film)).status).toBe(404);
  });
});

describe('a video of a published lesson', () => {
  const remove = (id: string) => callAdmin(`${list}/${id}`, { method: 'DELETE' });
  const removeAll = (documentIds: string[]) =>
    callAdmin(`${list}/actions/bulkDelete`, { method: 'POST', json: { documentIds } });
  const hasFile = (key: string): boolean =>
    existsSync(path.join(path.dirname(target().databaseFile), 'private', 'videos', key, 'video.mp4'));

  it('can not be deleted, nor its related data, while a published lesson uses it', async () => {
    const keys = [newKey(), newKey()];
    const [used, spare] = await Promise.all(keys.map(async (key) => (await create(key)).body.data.documentId));
    for (const id of [used!, spare!]) await send(id, 'video.mp4', film);
    const lesson = await makeLesson(await makeLevel(), { video: { connect: [{ documentId: used }] } });

    const refused = await remove(used!);
    expect([refused.status, messageOf(refused)]).toEqual([
      400,
      expect.stringMatching(/^The lesson “.+” uses this video/),
    ]);
    expect((await removeAll([spare!, used!])).status).toBe(400);
    expect([await read(used!), await read(spare!)]).toMatchObject([{ state: 'ready' }, { state: 'ready' }]);
    expect(keys.map(hasFile)).toEqual([true, true]);

    await editor.unpublish('lesson', lesson, 'nl');
    expect((await remove(used!)).status).toBe(200);
    expect((await removeAll([spare!])).status).toBe(200);
    await waitFor(async () => (keys.some(hasFile) ? undefined : true));
  });
});

describe('captions', () => {
  const captions = (key: string, locale: string, headers = asStorefront()) =>
    call<{ data: { text: string; seconds: number | null } }>(`/api/academy/videos/${key}/captions?locale=${locale}`, {
      headers,
    });

  it('are those of the lesson in its language, as published, for the storefront only', async () => {
    const key = newKey();
    const video = (await create(key)).body.data.documentId;
    const { body } = await callAdmin<{ results: { documentId: string }[] }>(
      '/content-manager/collection-types/api::lesson.lesson?locale=nl&pageSize=1&sort=id',
    );
    const lesson = body.results[0]!.documentId;
    const before = await callAdmin<{ data: Record<string, unknown> & { video: { documentId: string } | null } }>(
      `/content-manager/collection-types/api::lesson.lesson/${lesson}?locale=nl`,
    );
    const { title, slug, durationMinutes, captions: former } = before.body.data;
    const text = 'WEBVTT\n\n00:00.000 --> 00:02.000\nHallo';
    const change = { title, slug, durationMinutes, captions: text, video: { connect: [{ documentId: video }] } };
    try {
      expect((await editor.publish('lesson', lesson, change, 'nl')).status).toBe(200);
      const answer = await captions(key, 'nl');
      expect([answer.status, answer.body.data]).toEqual([200, { text, seconds: null }]);
      await send(video, 'video.mp4', film);
      const { seconds } = await read(video);
      expect((await captions(key, 'nl')).body.data).toEqual({ text, seconds: Number(seconds) });
      expect((await captions(key, 'xx')).status).toBe(404);
      expect((await captions(newKey(), 'nl')).status).toBe(404);
      expect((await captions(key, 'nl', { 'x-shop-secret': 'wrong' })).status).toBe(403);
    } finally {
      const was = before.body.data.video;
      const back = was ? { set: [{ documentId: was.documentId }] } : { disconnect: [{ documentId: video }] };
      await editor.publish('lesson', lesson, { ...change, captions: former, video: back }, 'nl');
    }
  });
});
