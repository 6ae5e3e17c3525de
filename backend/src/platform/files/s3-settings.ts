import type { StorageEnv } from '../env/storage-env';

/** A request that waits for the storage must not wait longer. */
const CONNECT_MS = 3_000;
/** Without a byte in either direction: a limit for the whole request would end long films, and the client only logs it. */
const SILENT_MS = 15_000;

/** Settings of the S3 client, for the shop's own files and for Strapi's media library. */
export const s3Settings = ({ endpoint, region, accessKeyId, secretAccessKey }: StorageEnv) => ({
  region,
  // Others than Amazon know buckets by the path, and not every checksum.
  ...(endpoint !== null && { endpoint, forcePathStyle: true }),
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
  credentials: { accessKeyId, secretAccessKey },
  maxAttempts: 3,
  requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
});

/** Storage that is away, slow or full. Whoever asked can try again: nothing was changed. */
export class StorageDown extends Error {
  override readonly name = 'StorageDown';

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.name : 'no answer';
    super(`The file storage does not answer, or is full (${reason}). Nothing was changed: try again in a few minutes.`);
  }
}

/** Errors of the S3 client say how many times it tried. */
export const isStorageError = (error: unknown): boolean =>
  error instanceof StorageDown || (error instanceof Error && '$metadata' in error);
