import { isRecord } from '../../domain/is-record';
import { hashBody } from '../../domain/body-hash';

/** Field of the pictures that a product shows in all languages. */
export const GALLERY = 'gallery';

/** Change with every save, though nothing was written. */
const TECHNICAL = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale', 'localizations']);

function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(written);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([key]) => !TECHNICAL.has(key));
  return Object.fromEntries(entries.map(([key, part]) => [key, written(part)]));
}

/** Pictures are shared by all languages: moving them is no reason to translate again, a new alt text is. */
function altTexts(gallery: unknown): unknown[] {
  const pictures: unknown[] = Array.isArray(gallery) ? gallery : [];
  return pictures.flatMap((picture) => (isRecord(picture) && picture.alt ? [picture.alt] : [])).sort();
}

const partOf = (entry: Record<string, unknown> | null, name: string): unknown =>
  name === GALLERY ? altTexts(entry?.[name]) : written(entry?.[name] ?? null);

/** Hash of what was written in these fields of an entry, whatever ids its parts have. */
export const hashWritten = (entry: Record<string, unknown> | null, fields: readonly string[]): string =>
  hashBody(fields.map((name) => [name, partOf(entry, name)]));
