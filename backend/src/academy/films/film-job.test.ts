import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type S3StandIn, startS3 } from '../../../tests/support/s3-stand-in';
import { resetEnv } from '../../platform/env/env';
import { FILM, incomingDir, incomingFile, seedFile, videoFile } from '../videos/video-files';
import { ProgramStopped } from './ffmpeg';
import { filmJob } from './film-job';
import { type FilmUpload, insertUpload } from './film-uploads';
import { type Packaged, packageFilm } from './package-film';

vi.mock('./package-film', async (original) => ({ ...(await original<object>()), packageFilm: vi.fn() }));
vi.mock('../../platform/revalidation/revalidate', () => ({ revalidate: vi.fn() }));

/** A film without ffmpeg. */
const packaged = (): Packaged => ({
  mp4: seedFile('lesson-1-1', FILM),
  metadata: { seconds: 1, width: 2, height: 2, bytes: 4 },
  hls: null,
  poster: null,
});

let dir: string;
let db: Knex;
let s3: S3StandIn;
let video: object | null;
let strapi: Core.Strapi;

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'films-'));
  s3 = await startS3();
  vi.stubEnv('DATA_DIR', dir);
  for (const [name, value] of Object.entries(s3.env)) vi.stubEnv(name, value);
  resetEnv();
  db = knex({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
  await db.schema.createTable('film_uploads', (table) => {
    table.increments('id');
    for (const name of ['document_id', 'upload_id', 'video', 'name', 'state', 'problem', 'lease_token'])
      table.text(name);
    for (const name of ['admin', 'percent', 'attempts']) table.integer(name);
    for (const name of ['created_at', 'updated_at', 'published_at', 'lease_until']) table.datetime(name);
    table.bigInteger('bytes');
    table.boolean('has_poster');
  });
  video = { documentId: 'video', key: 'film-1', seconds: null, state: 'failed', problem: null, hls: null };
  const query = () => ({ findOne: async () => video, findMany: async () => (video ? [video] : []), update: vi.fn() });
  const server = { httpServer: new EventEmitter() };
  strapi = { db: { connection: db, query }, server, log: { warn: vi.fn(), error: vi.fn() } } as unknown as Core.Strapi;
  await insertUpload(db, { upload_id: 'a', video: 'video', admin: 1, name: 'film.mp4', bytes: 4 });
  mkdirSync(incomingDir(), { recursive: true });
  writeFileSync(incomingFile('a'), 'film');
  vi.mocked(packageFilm).mockReset();
  vi.mocked(packageFilm).mockImplementation(async () => packaged());
});
afterEach(async () => {
  await db.destroy();
  vi.unstubAllEnvs();
  resetEnv();
  rmSync(dir, { recursive: true, force: true });
  await s3.stop();
});

const upload = async (): Promise<FilmUpload> => db('film_uploads').where({ upload_id: 'a' }).first();

it('a complete upload becomes the film, and is removed', async () => {
  await filmJob(strapi).run();
  expect(await upload()).toMatchObject({ state: 'ready', percent: 100 });
  expect([existsSync(videoFile('film-1', FILM)), existsSync(incomingFile('a'))]).toEqual([true, false]);
});

it('a bucket that is away before or after packaging costs no try, and the upload stays', async () => {
  s3.refuse = 403;
  await expect(filmJob(strapi).run()).rejects.toThrow(/storage/);
  expect(packageFilm).not.toHaveBeenCalled();
  s3.refuse = null;
  vi.mocked(packageFilm).mockImplementationOnce(async () => {
    s3.refuse = 403;
    return packaged();
  });
  await expect(filmJob(strapi).run()).rejects.toThrow(/storage/);
  expect(await upload()).toMatchObject({ state: 'waiting', attempts: 0 });
  s3.refuse = null;
  await filmJob(strapi).run();
  expect(await upload()).toMatchObject({ state: 'ready' });
});

it('a program that was stopped is no problem of the film', async () => {
  vi.mocked(packageFilm).mockRejectedValueOnce(new ProgramStopped('ffmpeg ended with 255'));
  await expect(filmJob(strapi).run()).rejects.toThrow(ProgramStopped);
  expect(await upload()).toMatchObject({ state: 'packaging', attempts: 1, problem: null });
  expect(existsSync(incomingFile('a'))).toBe(true);
});

it('a film whose video was deleted meanwhile is written nowhere', async () => {
  vi.mocked(packageFilm).mockImplementationOnce(async () => {
    video = null;
    return packaged();
  });
  await filmJob(strapi).run();
  expect([s3.files.size, existsSync(videoFile('film-1', FILM))]).toEqual([0, false]);
});

it('an upload that is on another machine says so', async () => {
  await db('film_uploads').update({ state: 'waiting' });
  rmSync(incomingFile('a'));
  await filmJob(strapi).run();
  expect(await upload()).toMatchObject({ state: 'failed', problem: expect.stringContaining('not on the server') });
});

it('an upload that can not be noticed keeps no other from being packaged', async () => {
  await insertUpload(db, { upload_id: 'b', video: 'video', admin: 1, name: 'film.mp4', bytes: 4 });
  writeFileSync(incomingFile('b'), 'film');
  await db.raw(
    "create trigger broken before update on film_uploads when new.upload_id = 'b' begin select raise(abort, 'Broken'); end",
  );
  await filmJob(strapi).run();
  expect(await upload()).toMatchObject({ state: 'ready' });
});

it('old uploads are removed while packaging fails, whatever can not be', async () => {
  for (const name of ['b', 'c'])
    await insertUpload(db, { upload_id: name, video: 'video', admin: 1, name: 'film.mp4', bytes: 4 });
  await db('film_uploads')
    .whereIn('upload_id', ['b', 'c'])
    .update({ state: 'failed', updated_at: new Date(0) });
  await db.raw(
    "create trigger broken before delete on film_uploads when old.upload_id = 'b' begin select raise(abort, 'Broken'); end",
  );
  vi.mocked(packageFilm).mockRejectedValueOnce(new ProgramStopped('ffmpeg ended with 255'));
  await expect(filmJob(strapi).run()).rejects.toThrow(ProgramStopped);
  expect(await db('film_uploads').orderBy('id').pluck('upload_id')).toEqual(['a', 'b']);
});
