import { randomFillSync } from 'node:crypto';
import { type Knex } from 'knex';

/** A connection or a transaction. SQLite has a single connection, so inside a transaction only that may be used. */
export type Db = Knex | Knex.Transaction;

/** Dates are numbers in SQLite and Date objects in PostgreSQL; JSON is text in both. */
export type StoredDate = number | string | Date | null;

export type StoredJson = unknown;

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

const LENGTH = 24;

/** Pool of random bytes, because fetching them is slow: an order alone needs eight ids. */
const pool = Buffer.alloc(4096);

let used = pool.length;

function nextByte(): number {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const byte = pool[used] ?? 0;
  used += 1;
  return byte;
}

/** A uniformly distributed character; bytes beyond the last multiple of `size` are discarded to avoid bias. */
function nextCharacter(size: number): string {
  let byte = nextByte();
  while (byte >= 256 - (256 % size)) byte = nextByte();
  return ALPHABET[byte % size] ?? '';
}

/** Same format as Strapi's document ids: 24 lower-case letters and digits, starting with a letter. */
export function createDocumentId(): string {
  let id = nextCharacter(26);
  while (id.length < LENGTH) id += nextCharacter(36);
  return id;
}

/** Columns that Strapi sets in code; the admin requires them for rows inserted with SQL. */
export function createStamps(now: Date): Record<string, unknown> & { document_id: string } {
  return { document_id: createDocumentId(), created_at: now, updated_at: now, published_at: now };
}

export const toDate = (value: StoredDate): Date | null =>
  value === null || value === undefined ? null : new Date(value);

export const toIso = (value: StoredDate): string | null => toDate(value)?.toISOString() ?? null;

/** Parses JSON written by the shop itself; not validated. */
export function parseStoredJson<T>(value: StoredJson): T | null {
  if (value === null || value === undefined) return null;
  return (typeof value === 'string' ? JSON.parse(value) : value) as T;
}
