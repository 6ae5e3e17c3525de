import { isRecord } from './is-record';

/** The address of the small picture that Strapi made of a file, or of the file itself where it is small. */
export function thumbnailOf({ url, formats }: { url: string; formats?: unknown }): string {
  const thumbnail = isRecord(formats) ? formats.thumbnail : null;
  return isRecord(thumbnail) && typeof thumbnail.url === 'string' ? thumbnail.url : url;
}
