import { ShopError } from '../../domain/shop-error';

const GIGABYTE = 1024 ** 3;
/** Left free for the rest of the shop: database, uploads, logs. */
const SPARE_BYTES = GIGABYTE;
/** A film is there as it was uploaded, as segments and as one MP4 at the same time. */
const COPIES = 3;

interface Announced {
  /** Length of the film that is to come, in bytes. */
  bytes: number;
  maxBytes: number;
  /** Uploads that have begun, of everybody and of this admin. */
  open: number;
  ownOpen: number;
  maxOpen: number;
  /** Of the disk that films are on. */
  freeBytes: number;
  /** Still to come of uploads that have begun. */
  awaitedBytes: number;
}

const gigabytes = (bytes: number): string => `${(bytes / GIGABYTE).toFixed(1)} GB`;

/** Checks an upload before its first byte. Throws a `ShopError` with a sentence for editors. */
export function checkAnnounced({ bytes, maxBytes, open, ownOpen, maxOpen, freeBytes, awaitedBytes }: Announced): void {
  if (!Number.isSafeInteger(bytes) || bytes < 0)
    throw new ShopError('MalformedRequest', 'The upload must say how long the film is');
  if (bytes === 0) throw new ShopError('ValidationError', 'The file is empty: choose the exported film.');
  if (bytes > maxBytes)
    throw new ShopError('PayloadTooLarge', `The film is larger than ${gigabytes(maxBytes)}: export it smaller.`);
  // Half of them, so that nobody keeps the others from uploading.
  if (ownOpen >= Math.ceil(maxOpen / 2))
    throw new ShopError('TooManyRequests', 'Several of your films are being uploaded: wait until one of them is done.');
  if (open >= maxOpen)
    throw new ShopError('TooManyRequests', 'Other films are being uploaded: try again when one of them is done.');
  if (freeBytes - awaitedBytes < bytes * COPIES + SPARE_BYTES)
    throw new ShopError('ValidationError', 'The disk of the shop has no room for this film: tell your administrator.');
}

const SHOWN_CHARACTERS = 120;

/** Name of an uploaded file, for showing only. */
export const shownName = (name: string): string =>
  Array.from(
    name
      .replaceAll(/[\p{C}<>]/gu, '')
      .split(/[\\/]/)
      .at(-1) ?? '',
  )
    .slice(0, SHOWN_CHARACTERS)
    .join('') || 'film';
