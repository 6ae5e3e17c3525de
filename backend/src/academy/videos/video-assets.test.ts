import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type S3StandIn, startS3 } from '../../../tests/support/s3-stand-in';
import { resetEnv } from '../../platform/env/env';
import { syncVideoAssets } from './video-assets';
import { FILM, POSTER, copyVideoFile, removeVideo, seedFile, videoFile } from './video-files';

let dir: string;
let s3: S3StandIn;

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'films-'));
  s3 = await startS3();
  vi.stubEnv('DATA_DIR', dir);
  for (const [name, value] of Object.entries(s3.env)) vi.stubEnv(name, value);
  resetEnv();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  resetEnv();
  rmSync(dir, { recursive: true, force: true });
  await s3.stop();
});

function shopWith(key: string, hls: string | null = null, client = 'better-sqlite3') {
  const update = vi.fn<(change: { data: object }) => Promise<void>>(async () => {});
  const asset = {
    documentId: 'd',
    key,
    seconds: null,
    width: null,
    height: null,
    bytes: 1,
    state: 'ready',
    problem: null,
    hls,
  };
  const query = () => ({ findMany: async () => [asset], update });
  const log = { error: vi.fn<(text: string) => void>() };
  const connection = { client: { config: { client } } };
  return { strapi: { db: { query, connection }, log } as unknown as Core.Strapi, update, log };
}

const inBucket = (key: string): string[] => [...s3.files.keys()].filter((name) => name.includes(key));

it('a film that another machine received is left alone', async () => {
  s3.files.set('private/videos/film-1/video.mp4', { content: Buffer.from('film'), type: '', changedAt: new Date() });
  const { strapi, update } = shopWith('film-1');
  await syncVideoAssets(strapi);
  expect(update).not.toHaveBeenCalled();
});

describe('a film that this disk lacks', () => {
  const version = 'h00000000a2';
  const withoutBucket = (): void => {
    for (const name of Object.keys(s3.env)) vi.stubEnv(name, '');
    resetEnv();
  };

  it('stays ready when a bucket was switched on and another machine has it, which then copies all of it', async () => {
    const { strapi, update, log } = shopWith('film-5', version);
    await syncVideoAssets(strapi);
    expect(update).not.toHaveBeenCalled();
    expect(log.error).toHaveBeenCalledWith('Films: film-5 is not on this machine, nor in a bucket');

    mkdirSync(path.join(dir, 'private', 'videos', 'film-5', version), { recursive: true });
    writeFileSync(path.join(dir, 'private', 'videos', 'film-5', version, 'main.m3u8'), 'main');
    writeFileSync(videoFile('film-5', FILM), 'film');
    await syncVideoAssets(strapi);
    expect(inBucket('film-5').sort()).toEqual(
      [`${version}/main.m3u8`, FILM].map((name) => `private/videos/film-5/${name}`),
    );
  });

  it('stays ready on PostgreSQL, which other machines may share', async () => {
    withoutBucket();
    const { strapi, update } = shopWith('film-6', version, 'postgres');
    await syncVideoAssets(strapi);
    expect(update).not.toHaveBeenCalled();
  });

  it('has failed where no other machine can be', async () => {
    withoutBucket();
    const { strapi, update } = shopWith('film-7', version);
    await syncVideoAssets(strapi);
    expect(update.mock.calls.at(-1)?.[0].data).toMatchObject({ state: 'failed' });
  });
});

it('no film is called missing while the bucket is away, and the shop starts', async () => {
  s3.refuse = 403;
  const { strapi, update, log } = shopWith('film-2');
  await syncVideoAssets(strapi);
  expect(update).not.toHaveBeenCalled();
  expect(log.error).toHaveBeenCalledWith(expect.stringContaining('Films: StorageDown'));
});

it('a film of the seed comes to disk and bucket, and goes from both', async () => {
  const key = 'lesson-1-1';
  const { strapi, update } = shopWith(key);
  await syncVideoAssets(strapi);
  expect(update.mock.calls[0]?.[0].data).toMatchObject({ state: 'ready', width: 1280 });
  expect(inBucket(key)).toEqual([`private/videos/${key}/${FILM}`, `private/videos/${key}/${POSTER}`]);
  await removeVideo(key);
  expect(inBucket(key)).toEqual([]);
});

it('a film in several qualities that only this disk has is copied as a whole', async () => {
  const [key, version] = ['film-4', 'h00000000a1'];
  const folder = path.join(dir, 'private', 'videos', key, version);
  mkdirSync(folder, { recursive: true });
  for (const name of ['main.m3u8', '360p-00000.m4s']) writeFileSync(path.join(folder, name), name);
  writeFileSync(videoFile(key, FILM), 'film');
  await syncVideoAssets(shopWith(key, version).strapi);
  expect(inBucket(key).sort()).toEqual(
    [`${version}/360p-00000.m4s`, `${version}/main.m3u8`, FILM].map((name) => `private/videos/${key}/${name}`),
  );
});

it('a bucket that does not take a film leaves the one on the disk as it was', async () => {
  s3.refuse = 403;
  await expect(copyVideoFile('film-3', FILM, seedFile('lesson-1-1', FILM))).rejects.toThrow(/try again/);
  expect(existsSync(videoFile('film-3', FILM))).toBe(false);
});
