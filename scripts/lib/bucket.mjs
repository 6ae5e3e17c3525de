import { createRequire } from 'node:module';
import { join } from 'node:path';
import { backendRoot, Problem } from './settings.mjs';

/** Calls that are made at once. */
export const AT_ONCE = 8;
const CONNECT_MS = 3_000;
/** A storage is silent while it copies a long film. */
const SILENT_MS = 300_000;

/**
 * A version of a file in a bucket.
 * @typedef {{ name: string, id: string, madeAt: Date, isNewest: boolean, content: string | null }} Version `content` is the ETag; null
 * for the mark of a deletion
 */
/** @typedef {ReturnType<typeof openBucket>} Bucket */

/** The files that a bucket has now. @param {Version[]} versions */
export const presentFiles = (versions) => versions.filter(({ isNewest, content }) => isNewest && content !== null);

/** The bucket of the shop's settings. @param {Record<string, string | undefined>} env */
export function openBucket(env) {
  const { S3_BUCKET: Bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!Bucket || !accessKeyId || !secretAccessKey)
    throw new Problem(
      'Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: without a bucket, files are in DATA_DIR.',
    );
  const region = env.S3_REGION || 'eu-central-1';
  // Versions are pinned, and chosen for every Node that the shop runs on.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const s3 = createRequire(join(backendRoot, 'package.json'))('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region,
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
    /** Makes the bucket if it is missing, and lets it keep versions. */
    async make() {
      const place = { CreateBucketConfiguration: { LocationConstraint: region } };
      const making = client.send(new s3.CreateBucketCommand({ Bucket, ...place }));
      await making.catch((/** @type {unknown} */ error) => {
        if (!(error instanceof Error && error.name === 'BucketAlreadyOwnedByYou')) throw error;
      });
      const versions = { VersioningConfiguration: { Status: 'Enabled' } };
      await client.send(new s3.PutBucketVersioningCommand({ Bucket, ...versions }));
    },
    /** @param {string} name @param {import('node:stream').Readable | Buffer} content @param {number} length bytes */
    write: (name, content, length) =>
      client.send(new s3.PutObjectCommand({ Bucket, Key: name, Body: content, ContentLength: length })),
    /** @param {string} name @returns {Promise<import('node:stream').Readable>} */
    read: async (name) => (await client.send(new s3.GetObjectCommand({ Bucket, Key: name }))).Body,
    /** @param {string} name */
    remove: (name) => client.send(new s3.DeleteObjectCommand({ Bucket, Key: name })),
    /** Makes a version the newest one: the one before stays. @param {string} name @param {string} id */
    restore: (name, id) => {
      const source = `${Bucket}/${name.split('/').map(encodeURIComponent).join('/')}?versionId=${encodeURIComponent(id)}`;
      return client.send(new s3.CopyObjectCommand({ Bucket, Key: name, CopySource: source }));
    },
  };
}

/** Errors of the S3 client say how many times it tried. @param {unknown} error */
export const isStorageError = (error) => error instanceof Error && '$metadata' in error;
