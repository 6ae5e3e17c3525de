import { isRecord } from '../../domain/is-record';

/** A picture of the media library; `url` is its thumbnail if it has one. */
export interface LibraryFile {
  id: number;
  url: string;
}

function thumbnailOf({ formats }: Record<string, unknown>): string | null {
  const thumbnail = isRecord(formats) ? formats.thumbnail : null;
  return isRecord(thumbnail) && typeof thumbnail.url === 'string' ? thumbnail.url : null;
}

/** A file as Strapi sends it; null for anything else. */
export function toLibraryFile(value: unknown): LibraryFile | null {
  if (!isRecord(value) || typeof value.id !== 'number' || typeof value.url !== 'string') return null;
  return { id: value.id, url: thumbnailOf(value) ?? value.url };
}
