import type { Context } from 'koa';
import { s3Store } from '../../platform/files/s3-store';
import { sendStored } from '../../platform/files/send-stored';

/** Films in the bucket, where every machine finds them. On the disk of the machine that received one it is inspected. */
const nameOf = (key: string, file: string): string => `private/videos/${key}/${file}`;

/** Before the film is replaced on this disk: if the bucket does not take it, nothing has changed. */
export async function storeVideoFile(key: string, file: string, from: string): Promise<void> {
  await s3Store()?.writeFrom(nameOf(key, file), from);
}

export const hasBucket = (): boolean => s3Store() !== null;

/** False without a bucket. */
export const isStoredVideo = async (key: string, file: string): Promise<boolean> =>
  (await s3Store()?.has(nameOf(key, file))) ?? false;

export async function removeStoredVideo(key: string): Promise<void> {
  await s3Store()?.removeFolder(nameOf(key, '').slice(0, -1));
}

/** Removes one packaging of a film. */
export async function removeStoredVersion(key: string, version: string): Promise<void> {
  await s3Store()?.removeFolder(nameOf(key, version));
}

/** Address for the storefront, which has checked the viewer; null without a bucket. */
export const addressOfVideo = async (key: string, file: string): Promise<string | null> =>
  (await s3Store()?.addressOf(nameOf(key, file))) ?? null;

/** Sends it from the bucket; false without one, and when it is not there. */
export async function sendStoredVideo(ctx: Context, key: string, file: string): Promise<boolean> {
  const store = s3Store();
  return store !== null && (await sendStored(ctx, store, nameOf(key, file)));
}
