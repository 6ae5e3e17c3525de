import { isRecord } from '../../domain/is-record';
import { thumbnailOf } from '../../domain/thumbnail';

/** A picture of the media library; `url` is its thumbnail if it has one. */
export interface LibraryFile {
  id: number;
  url: string;
}

/** A file as Strapi sends it; null for anything else. */
export function toLibraryFile(value: unknown): LibraryFile | null {
  if (!isRecord(value) || typeof value.id !== 'number' || typeof value.url !== 'string') return null;
  return { id: value.id, url: thumbnailOf({ url: value.url, formats: value.formats }) };
}
