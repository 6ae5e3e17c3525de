import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { LOCKS } from '../../platform/cluster/locks';
import { isPostgres } from '../../platform/database/dialect';
import { type Db, type StoredDate, createStamps, toIso } from '../../platform/database/row-helpers';

const TABLE = 'film_uploads';

type UploadState = 'uploading' | 'waiting' | 'packaging' | 'ready' | 'failed';

export interface FilmUpload {
  id: number;
  document_id: string;
  /** 32 hexadecimal digits: part of its address, and of names of files. */
  upload_id: string;
  /** Document id of the lesson video. */
  video: string;
  /** Row id of the admin user who uploads it, and nobody else. */
  admin: number;
  /** For showing only. */
  name: string;
  bytes: number | string;
  state: UploadState;
  percent: number;
  problem: string | null;
  has_poster: boolean | number;
  attempts: number;
  lease_token: string | null;
  created_at: StoredDate;
  updated_at: StoredDate;
}

export const createUploadId = (): string => randomBytes(16).toString('hex');

const uploads = (strapi: Core.Strapi): Knex.QueryBuilder => strapi.db.connection(TABLE);

/** Until the end of the transaction nobody else begins an upload. SQLite lets one transaction write at a time anyway. */
export async function lockUploads(trx: Knex.Transaction): Promise<void> {
  if (isPostgres(trx)) await trx.raw('select pg_advisory_xact_lock(?)', [LOCKS.filmUploads]);
}

export async function insertUpload(
  db: Db,
  row: Pick<FilmUpload, 'upload_id' | 'video' | 'admin' | 'name' | 'bytes'>,
): Promise<void> {
  await db(TABLE).insert({
    ...createStamps(new Date()),
    ...row,
    state: 'uploading',
    percent: 0,
    attempts: 0,
    has_poster: false,
  });
}

/** An upload of this admin; undefined for one of somebody else, as for none. */
export const findOwnUpload = (strapi: Core.Strapi, uploadId: string, admin: number): Promise<FilmUpload | undefined> =>
  uploads(strapi).where({ upload_id: uploadId, admin }).first();

/** The newest upload of a video, by whomever. */
export const findNewestUpload = (strapi: Core.Strapi, video: string): Promise<FilmUpload | undefined> =>
  uploads(strapi).where({ video }).orderBy('id', 'desc').first();

/** Uploads that have begun and are not complete. */
export const listOpenUploads = (db: Db): Promise<FilmUpload[]> =>
  db(TABLE).where({ state: 'uploading' }).orderBy('id') as unknown as Promise<FilmUpload[]>;

export const listAllUploads = (strapi: Core.Strapi): Promise<FilmUpload[]> => uploads(strapi).orderBy('id');

export async function deleteUpload(db: Db, uploadId: string): Promise<void> {
  await db(TABLE).where({ upload_id: uploadId }).delete();
}

/** An upload is complete. Says so once: false when somebody did before. */
export async function markWaiting(strapi: Core.Strapi, uploadId: string): Promise<boolean> {
  const change = { state: 'waiting', updated_at: new Date() };
  return (await uploads(strapi).where({ upload_id: uploadId, state: 'uploading' }).update(change)) === 1;
}

/** Longer than three renewals; then another worker takes over. */
const LEASE_MS = 60_000;
export const RENEW_MS = 10_000;
/** A film whose packaging ended with its process this often would end the next one, too. */
const MAX_ATTEMPTS = 3;

/**
 * Takes the oldest film that waits, or whose worker died. One statement selects and updates, so that two workers never have the
 * same one.
 */
export async function leaseUpload(strapi: Core.Strapi, now: Date): Promise<FilmUpload | undefined> {
  const isFree = (query: Knex.QueryBuilder): void => {
    query.where({ state: 'waiting' }).orWhere((dead) => {
      dead.where({ state: 'packaging' }).andWhere((lease) => {
        lease.where('lease_until', '<', now).orWhereNull('lease_until');
      });
    });
  };
  const next = uploads(strapi).select('id').where(isFree).orderBy('id').limit(1);
  const [row]: FilmUpload[] = await uploads(strapi)
    .whereIn('id', next)
    .andWhere(isFree)
    .update({
      state: 'packaging',
      percent: 0,
      attempts: strapi.db.connection.raw('attempts + 1'),
      lease_token: randomBytes(12).toString('hex'),
      lease_until: new Date(now.getTime() + LEASE_MS),
      updated_at: now,
    })
    .returning('*');
  return row;
}

export const isTriedTooOften = ({ attempts }: FilmUpload): boolean => attempts > MAX_ATTEMPTS;

const leased = (strapi: Core.Strapi, { id, lease_token: token }: FilmUpload) =>
  uploads(strapi).where({ id, lease_token: token, state: 'packaging' });

/** False when the lease was lost: another worker has this film. */
export async function renewLease(strapi: Core.Strapi, row: FilmUpload, percent: number): Promise<boolean> {
  const until = new Date(Date.now() + LEASE_MS);
  return (await leased(strapi, row).update({ percent, lease_until: until, updated_at: new Date() })) === 1;
}

/** Gives a film back that could not be finished because this process stops or the storage is away; the try does not count. */
export async function releaseLease(strapi: Core.Strapi, row: FilmUpload): Promise<void> {
  const change = { state: 'waiting', lease_token: null, lease_until: null };
  await leased(strapi, row).update({ ...change, attempts: Math.max(0, row.attempts - 1) });
}

type Outcome = { state: 'ready'; has_poster: boolean } | { state: 'failed'; problem: string };

export async function finishUpload(strapi: Core.Strapi, row: FilmUpload, outcome: Outcome): Promise<void> {
  const ended = { lease_token: null, lease_until: null, updated_at: new Date() };
  await leased(strapi, row).update({ percent: 100, ...outcome, ...ended });
}

/** What the admin shows of an upload. */
export const toShown = (row: FilmUpload, received: number, admin: number) => ({
  id: row.upload_id,
  name: row.name,
  state: row.state,
  bytes: Number(row.bytes),
  received,
  percent: row.percent,
  problem: row.problem,
  hasPoster: Boolean(row.has_poster),
  isMine: row.admin === admin,
  at: toIso(row.updated_at),
});
