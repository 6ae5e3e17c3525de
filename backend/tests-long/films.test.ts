import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLesson, makeLevel } from '../tests/academy/support';
import { callAdmin, editor } from '../tests/orders/support/admin';
import { testSecrets } from '../tests/support/backend';
import { asStorefront, call, waitFor } from '../tests/support/client';
import { database } from '../tests/support/database';
import { target } from '../tests/support/target';
import { begin, offsetOf, patch, type Uploader } from '../tests/support/tus';
import { type LongShop, startShop } from './support/shop';

/** Films are made here; `FFMPEG=off` leaves this file out (vitest.long.config.mts). */
const ffmpeg = process.env.FFMPEG ?? 'ffmpeg';
const PACKAGED_MS = 5 * 60_000;

interface Film {
  video: { key?: string; state: string; seconds: number; isPackaged: boolean };
  upload: { state: string; problem: string | null; percent: number; hasPoster: boolean } | null;
}

let shop: LongShop;
let dir: string;
let anna: Uploader;

async function signIn(): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = testSecrets;
  const { body } = await call<{ data: { token: string } }>('/admin/login', {
    method: 'POST',
    json: { email, password },
    headers: asStorefront(),
  });
  anna = { headers: { authorization: `Bearer ${body.data.token}` } };
}

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'films-'));
  shop = await startShop('films', { FFMPEG: ffmpeg });
  await signIn();
});
afterAll(async () => {
  await database().destroy();
  await shop.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** A film of bars and a tone, with `rate` pictures a second. */
function makeFilm(name: string, seconds: number, args: string[], rate = '25'): Buffer {
  const file = path.join(dir, name);
  const inputs = ['-f', 'lavfi', '-i', `testsrc2=s=1280x720:r=${rate}:d=${seconds}`];
  const sound = ['-f', 'lavfi', '-i', `sine=d=${seconds}`];
  const { status, stderr } = spawnSync(ffmpeg, ['-y', '-loglevel', 'error', ...inputs, ...sound, ...args, file]);
  if (status !== 0) throw new Error(String(stderr));
  return readFileSync(file);
}

let made = 0;
async function newVideo(): Promise<{ id: string; key: string }> {
  const key = `packaged-${++made}`;
  return { id: (await editor.create('video-asset', { key, title: key })).body.data.documentId, key };
}

const read = async (id: string): Promise<Film> =>
  (await call<{ data: Film }>(`/shop/videos/${id}/film`, anna)).body.data;

const waitForEnd = (id: string): Promise<Film> =>
  waitFor(async () => {
    const film = await read(id).catch(() => undefined);
    return film?.upload && ['ready', 'failed'].includes(film.upload.state) ? film : undefined;
  }, PACKAGED_MS);

async function upload(id: string, body: Buffer): Promise<string> {
  const address = (await begin(anna, id, body.length)).headers.get('location') ?? '';
  expect((await patch(anna, address, 0, new Uint8Array(body))).status).toBe(204);
  return address;
}

const folderOf = (key: string): string => path.join(path.dirname(target().databaseFile), 'private', 'videos', key);
const durationsOf = (playlist: string): number[] =>
  [...readFileSync(playlist, 'utf8').matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Math.round(Number(seconds)));

describe('a film that is uploaded', () => {
  it('survives two kills, and is played in several qualities', async () => {
    const film = makeFilm('camera.mkv', 21, ['-c:v', 'mpeg4', '-q:v', '3', '-c:a', 'libvorbis', '-shortest']);
    const { id, key } = await newVideo();
    const address = (await begin(anna, id, film.length)).headers.get('location') ?? '';
    const forty = Math.floor(film.length * 0.4);
    await patch(anna, address, 0, new Uint8Array(film.subarray(0, forty)));
    await shop.kill();
    await shop.restart();
    expect(await offsetOf(anna, address)).toBe(forty);
    await patch(anna, address, forty, new Uint8Array(film.subarray(forty)));

    await waitFor(async () => ((await read(id)).upload?.state === 'packaging' ? true : undefined));
    await shop.kill();
    await shop.restart();
    const { video, upload: done } = await waitForEnd(id);
    expect(done).toMatchObject({ state: 'ready', problem: null, hasPoster: true });
    expect(video).toMatchObject({ state: 'ready', isPackaged: true });
    expect(video.seconds).toBeGreaterThan(20);

    const [version = ''] = readdirSync(folderOf(key)).filter((name) => name.startsWith('h'));
    const hls = path.join(folderOf(key), version);
    expect(readFileSync(path.join(hls, 'main.m3u8'), 'utf8').match(/^\d+p\.m3u8$/gm)).toEqual([
      '360p.m3u8',
      '540p.m3u8',
      '720p.m3u8',
    ]);
    // Each quality has its segments at the same times, so a player changes between them.
    const [low, high] = ['360p', '720p'].map((name) => durationsOf(path.join(hls, `${name}.m3u8`)));
    expect(low).toEqual(high);
    expect(low?.slice(0, -1).every((seconds) => seconds === 4)).toBe(true);
    const names = readdirSync(hls).filter((name) => !/^(?:main|\d+p)(?:\.m3u8|-init\.mp4|-\d{5}\.m4s)$/.test(name));
    expect(names).toEqual([]);
    // The whole of it can be decoded, from the playlist and from the MP4.
    for (const file of [path.join(hls, 'main.m3u8'), path.join(folderOf(key), 'video.mp4')]) {
      const { status, stderr } = spawnSync(ffmpeg, ['-v', 'error', '-i', file, '-f', 'null', '-']);
      expect([file, status, String(stderr)]).toEqual([file, 0, '']);
    }
    expect(readFileSync(path.join(folderOf(key), 'poster.webp')).toString('latin1', 8, 12)).toBe('WEBP');

    const lesson = await makeLesson(await makeLevel(), { preview: true, video: { connect: [{ documentId: id }] } });
    const playback = await call<{ data: { playback: { video: { hls: string } } } }>(
      `/api/academy/lessons/${lesson}/playback`,
      { method: 'POST', json: {}, headers: asStorefront() },
    );
    expect(playback.body.data.playback.video.hls).toBe(version);
  });

  it('is refused with a sentence: cut off, sound only, a playlist in disguise, too long', async () => {
    const fine = makeFilm('fine.mp4', 6, ['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac', '-shortest']);
    const sound = makeFilm('sound.mp4', 6, ['-map', '1:a', '-c:a', 'aac']);
    const cutMatroska = makeFilm('cut.mkv', 6, ['-c:v', 'mpeg4', '-an']).subarray(0, 200);
    const tiny = ['-map', '0:v', '-c:v', 'libx264', '-preset', 'ultrafast', '-vf', 'scale=64:36'];
    const long = makeFilm('long.mp4', 3700, tiny, '1/10');
    const { id } = await newVideo();
    for (const [body, problem] of [
      [fine.subarray(0, fine.length - 1000), /not whole|missing/],
      [sound, /no picture/],
      [Buffer.from(`#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nfile:///etc/passwd\n`), /not a film/],
      [cutMatroska, /can not be read|no picture|no duration/],
      [long, /minutes long/],
    ] as const) {
      await upload(id, Buffer.from(body));
      const { upload: done } = await waitForEnd(id);
      expect([done?.state, done?.problem]).toEqual(['failed', expect.stringMatching(problem)]);
    }
    expect((await read(id)).video.state).toBe('failed');
  });

  it('in 4K and HEVC, as new phones record, becomes one that every browser plays', async () => {
    const hevc = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=error', '-tag:v', 'hvc1'];
    const film = makeFilm('4k.mov', 3, ['-vf', 'scale=3840:2160', ...hevc, '-c:a', 'aac', '-shortest']);
    const { id, key } = await newVideo();
    await upload(id, film);
    expect((await waitForEnd(id)).upload).toMatchObject({ state: 'ready', problem: null });
    const [version = ''] = readdirSync(folderOf(key)).filter((name) => name.startsWith('h'));
    const main = readFileSync(path.join(folderOf(key), version, 'main.m3u8'), 'utf8');
    expect(main.match(/^\d+p\.m3u8$/gm)?.at(-1)).toBe('1080p.m3u8');
    expect(main.match(/CODECS="[^"]+"/g)).toEqual(expect.arrayContaining([expect.stringContaining('avc1')]));
    expect(main).not.toMatch(/hvc1|hev1/);
    const { stderr } = spawnSync(ffmpeg, ['-i', path.join(folderOf(key), 'video.mp4')]);
    expect(String(stderr)).toMatch(/Video: h264/);
  });

  it('of a phone is shown upright', async () => {
    const film = makeFilm('phone.mov', 5, [
      '-vf',
      'transpose=1',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-c:a',
      'aac',
      '-shortest',
    ]);
    const { id, key } = await newVideo();
    await upload(id, film);
    expect((await waitForEnd(id)).upload).toMatchObject({ state: 'ready' });
    const { body } = await callAdmin<{ data: { width: number; height: number } }>(
      `/content-manager/collection-types/api::video-asset.video-asset/${id}`,
    );
    expect(body.data).toMatchObject({ width: 720, height: 1280 });
    expect(readdirSync(folderOf(key))).toContain('video.mp4');
  });
});
