import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { DAY_MS } from '../../domain/time';
import type { FieldError } from '../../domain/shop-error';
import { matchesExtension } from '../../platform/files/file-types';
import type { Upload } from '../../platform/files/uploads';
import { fileStore } from '../../platform/files/file-store';
import { type ReviewRow, type StoredPhoto, readPhotos } from './review-rows';
import type { Db } from '../../platform/database/row-helpers';
import { MAX_PHOTOS, MAX_PHOTO_BYTES } from '../../../contract/limits';
/** Limit against decompression bombs; more than any phone camera produces. */
const MAX_PIXELS = 64_000_000;
const LONGEST_SIDE = 1600;
const FIELD = 'photos';
const KINDS = ['.jpg', '.png', '.webp'];

/** Private folder of all re-encoded pictures. */
const PHOTOS = 'reviews';
/** Public folder with copies of the pictures of published reviews. */
const SHOWN = 'uploads/reviews';
export const SHOWN_URL = `/${SHOWN}`;

const photoName = (file: string): string => `${PHOTOS}/${path.basename(file)}`;
const shownName = (file: string): string => `${SHOWN}/${path.basename(file)}`;

/** Null when the picture is gone. */
export const readPhoto = (file: string): Promise<Buffer | null> => fileStore().read(photoName(file));

export interface EncodedPhoto extends StoredPhoto {
  content: Buffer;
}

/**
 * Re-encodes a picture: rotated upright, at most 1600 pixels per side and without metadata such as the location (GDPR
 * art. 5(1)(c)). Null if it is not a picture; other formats are rejected by their signature before decoding.
 */
async function encode(content: Buffer): Promise<EncodedPhoto | null> {
  if (!KINDS.some((kind) => matchesExtension(kind, content))) return null;
  try {
    const { data, info } = await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const file = `${randomBytes(16).toString('hex')}.webp`;
    return { file, width: info.width, height: info.height, content: data };
  } catch {
    return null;
  }
}

/** Validates and re-encodes uploads. Empty file inputs of HTML forms are ignored. */
export async function encodePhotos(uploads: Upload[]): Promise<{ photos: EncodedPhoto[]; errors: FieldError[] }> {
  const real = uploads.filter((upload) => upload.size > 0 || upload.name !== '');
  const fail = (name: string) => ({ photos: [], errors: [{ path: [FIELD], name }] });
  if (real.some(({ field }) => field !== FIELD)) return fail('unknown');
  if (real.length > MAX_PHOTOS) return fail('fileCount');
  if (real.some(({ size }) => size > MAX_PHOTO_BYTES)) return fail('fileSize');
  const photos: EncodedPhoto[] = [];
  // Sequentially, because decoding a large picture needs much memory.
  for (const upload of real) {
    const photo = await encode(await readFile(upload.path));
    if (!photo) return fail('fileType');
    photos.push(photo);
  }
  return { photos, errors: [] };
}

export async function storePhotos(photos: EncodedPhoto[]): Promise<StoredPhoto[]> {
  return Promise.all(
    photos.map(async ({ content, ...photo }) => {
      await fileStore().write(photoName(photo.file), content);
      return photo;
    }),
  );
}

/** Copies pictures to the public folder under their random, unguessable names. */
async function showPhotos(photos: StoredPhoto[]): Promise<void> {
  for (const { file } of photos) {
    const content = await readPhoto(file);
    if (!content) throw new Error('A picture of a review is missing');
    await fileStore().write(shownName(file), content);
  }
}

async function hidePhotos(photos: StoredPhoto[]): Promise<void> {
  for (const { file } of photos) await fileStore().remove(shownName(file));
}

export async function removePhotos(photos: StoredPhoto[]): Promise<void> {
  await hidePhotos(photos);
  for (const { file } of photos) await fileStore().remove(photoName(file));
}

/**
 * Publishes the pictures of a published review and hides those of any other. The row is read again afterwards, because a
 * concurrent rejection may have run before the copy.
 */
export async function syncPhotos(db: Db, id: number): Promise<void> {
  const read = (): Promise<Pick<ReviewRow, 'state' | 'photos'> | undefined> =>
    db('reviews').where({ id }).first('state', 'photos');
  const row = await read();
  if (!row) return;
  const photos = readPhotos(row);
  if (row.state === 'published') await showPhotos(photos);
  if ((await read())?.state !== 'published') await hidePhotos(photos);
}

/** Deletes pictures without a review, left by a crash or a restored database. */
async function deleteOrphanedPhotos(db: Db, now: Date): Promise<void> {
  const stored = await fileStore().list(PHOTOS);
  if (stored.length === 0) return;
  const rows: { photos: unknown }[] = await db('reviews').whereNotNull('photos').select('photos');
  const kept = new Set(rows.flatMap(readPhotos).map(({ file }) => file));
  for (const { name: file, changedAt } of stored.filter(({ name }) => !kept.has(name)))
    if (now.getTime() - changedAt.getTime() > DAY_MS) await removePhotos([{ file, width: 0, height: 0 }]);
}

/** Completes interrupted decisions: hides pictures of unpublished reviews and publishes missing ones. */
async function syncAllPhotos(db: Db): Promise<void> {
  // Listed before the rows are read: pictures are copied after the decision, so each listed one had a published row.
  const shown = (await fileStore().list(SHOWN)).map(({ name }) => name);
  const rows: Pick<ReviewRow, 'id' | 'photos'>[] = await db('reviews')
    .where({ state: 'published' })
    .whereNotNull('photos')
    .select('id', 'photos');
  const due = new Set(rows.flatMap(readPhotos).map(({ file }) => file));
  await hidePhotos(shown.filter((file) => !due.has(file)).map((file) => ({ file, width: 0, height: 0 })));
  const missing = rows.filter((row) => readPhotos(row).some(({ file }) => !shown.includes(file)));
  const settled = await Promise.allSettled(missing.map(({ id }) => syncPhotos(db, id)));
  const failed = settled.filter(({ status }) => status === 'rejected').length;
  if (failed > 0) throw new Error(`Pictures of ${failed} published reviews cannot be shown`);
}

/** Synchronizes the picture files with the reviews. */
export async function cleanUpPhotos(db: Db, now: Date): Promise<void> {
  await deleteOrphanedPhotos(db, now);
  await syncAllPhotos(db);
}
