import { hashBody } from '../../domain/body-hash';

/** Change with every save, though nothing was written. */
const TECHNICAL = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale', 'localizations']);

function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(written);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([key]) => !TECHNICAL.has(key));
  return Object.fromEntries(entries.map(([key, part]) => [key, written(part)]));
}

/** Hash of what was written in these fields of an entry, whatever ids its parts have. */
export const hashWritten = (entry: Record<string, unknown> | null, fields: readonly string[]): string =>
  hashBody(fields.map((name) => [name, written(entry?.[name] ?? null)]));
