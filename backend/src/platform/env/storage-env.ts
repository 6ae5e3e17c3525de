import type { z } from 'zod';
import { text, urlText } from './env-fields';

export const STORAGE_SETTINGS = {
  S3_BUCKET: text.optional(),
  S3_ENDPOINT: urlText.optional(),
  S3_REGION: text.default('eu-central-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
};
type Settings = z.infer<z.ZodObject<typeof STORAGE_SETTINGS>>;

export interface StorageEnv {
  bucket: string;
  /** Null: Amazon's, of the region. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Null without a bucket: files are on disk. Throws when its keys are missing. */
export function readStorage(values: Settings): StorageEnv | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (bucket === undefined) return null;
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new Error('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set both, or remove it.');
  return { bucket, endpoint: values.S3_ENDPOINT ?? null, region: values.S3_REGION, accessKeyId, secretAccessKey };
}
