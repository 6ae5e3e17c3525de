import { createRequire } from 'node:module';
import { join } from 'node:path';
import { backendRoot, Problem } from './settings.mjs';

/** Copies that are made at once. */
const AT_ONCE = 8;
const CONNECT_MS = 3_000;
/** A storage is silent while it copies a long film. */
const SILENT_MS = 300_000;

/**
 * A version of a file in a bucket.
 * @typedef {{ name: string, id: string, madeAt: Date, isNewest: boolean, content: string | null }} Version `content` is the ETag; null
 * for the mark of a deletion
 */
/** @typedef {{ name: string, restore: string | null }} Change `restore` is the id of a version; null removes the file */

/** Newest first. Times of S3 are in whole seconds: of a file and its deletion in one second, the file counts. @param {Version} a @param {Version} b */
const byAge = (a, b) =>
  Number(b.isNewest) - Number(a.isNewest) ||
  b.madeAt.getTime() - a.madeAt.getTime() ||
  Number(a.content === null) - Number(b.content === null);

/**
 * What brings a bucket back to a moment; nothing for files that have the content they had then.
 * @param {Version[]} versions those of each file from the newest to the oldest, as S3 lists them
 * @param {Date} moment
 * @returns {Change[]}
 */
export function planFiles(versions, moment) {
  /** @type {Map<string, Version[]>} */
  const files = new Map();
  for (const version of versions) files.set(version.name, [...(files.get(version.name) ?? []), version]);
  return [...files].flatMap(([name, own]) => {
    const sorted = own.toSorted(byAge);
    const newest = sorted[0];
    const then = sorted.find(({ madeAt }) => madeAt <= moment);
    const [wanted, present] = [then?.content ?? null, newest?.content ?? null];
    if (wanted === present) return [];
    return [{ name, restore: wanted === null ? null : (then?.id ?? null) }];
  });
}

/** The files that a bucket has now. @param {Version[]} versions */
export const presentFiles = (versions) => versions.filter(({ isNewest, content }) => isNewest && content !== null);

/** The bucket of the shop's settings. @param {Record<string, string | undefined>} env */
export function openBucket(env) {
  const { S3_BUCKET: Bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!Bucket || !accessKeyId || !secretAccessKey)
    throw new Problem(
      'Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: without a bucket, files are in DATA_DIR.',
    );
  const s3 = createRequire(join(backendRoot, 'package.json'))('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region: env.S3_REGION || 'eu-central-1',
    ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
  });

  /** @returns {Promise<Version[]>} */
  async function listVersions() {
    const found = [];
    let next = {};
    do {
      const page = await client.send(new s3.ListObjectVersionsCommand({ Bucket, ...next }));
      for (const { Key, VersionId, LastModified, IsLatest, ETag = null } of [
        ...(page.Versions ?? []),
        ...(page.DeleteMarkers ?? []),
      ])
        found.push({ name: Key, id: VersionId, madeAt: LastModified, isNewest: IsLatest, content: ETag });
      next = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker } : {};
    } while ('KeyMarker' in next);
    return found;
  }

  return {
    listVersions,
    isVersioned: async () => (await client.send(new s3.GetBucketVersioningCommand({ Bucket }))).Status === 'Enabled',
    /** Makes it the newest version, or leaves a mark that it is deleted: either can be undone. @param {Change} change */
    apply: ({ name, restore }) => {
      const place = { Bucket, Key: name };
      const source = `${Bucket}/${name.split('/').map(encodeURIComponent).join('/')}?versionId=${restore}`;
      return client.send(
        restore === null
          ? new s3.DeleteObjectCommand(place)
          : new s3.CopyObjectCommand({ ...place, CopySource: source }),
      );
    },
  };
}

/** Errors of the S3 client say how many times it tried. @param {unknown} error */
export const isStorageError = (error) => error instanceof Error && '$metadata' in error;

/**
 * Brings a bucket back to a moment. Can be run again when it was interrupted, and ends with the same files; the moment `newest` undoes it.
 * @param {ReturnType<typeof openBucket>} bucket
 * @param {Date} moment
 * @param {{ dryRun?: boolean }} [options]
 */
export async function restoreFiles(bucket, moment, { dryRun = false } = {}) {
  if (moment.getTime() > Date.now()) throw new Problem(`${moment.toISOString()} is still to come.`);
  if (!(await bucket.isVersioned()))
    throw new Problem('The bucket keeps no versions: switch them on, or restore a copy of it. Nothing was changed.');
  const versions = await bucket.listVersions();
  const changes = planFiles(versions, moment);
  const todo = dryRun ? [] : changes;
  for (let begun = 0; begun < todo.length; begun += AT_ONCE)
    await Promise.all(todo.slice(begun, begun + AT_ONCE).map((change) => bucket.apply(change)));
  const restored = changes.filter(({ restore }) => restore !== null).length;
  const changed = new Set(changes.map(({ name }) => name));
  const kept = presentFiles(versions).filter(({ name }) => !changed.has(name));
  return {
    restored,
    removed: changes.length - restored,
    kept: kept.length,
    /** By the clock of the storage. */
    newest: new Date(Math.max(0, ...versions.map(({ madeAt }) => madeAt.getTime()))),
  };
}
