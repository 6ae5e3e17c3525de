import type { Knex } from 'knex';
import { createStamps } from '../../platform/database/row-helpers';
import { MAX_PREVIOUS_PERMALINKS } from '../../../contract/limits';
import { LOCALES } from '../../../contract/locales';
import { type RouteKind } from '../../../contract/route-kinds';

/** `path` is relative to the folder of the kind: `level/lesson`, `parent/page`, '' for the home page. */
export interface Permalink {
  kind: RouteKind;
  language: string;
  path: string;
  /** Document id of the current or previous entry. */
  entry: string;
}

export interface PreviousPermalink {
  kind: RouteKind;
  locale: string;
  path: string;
  id: string;
}

const TABLE = 'entry_addresses';
/** Stays below the parameter limits of both databases. */
const BATCH = 100;

const keyOf = ({ kind, language, path }: Omit<Permalink, 'entry'>): string => `${kind} ${language} ${path}`;

/** The most recent previous permalinks of each language that no entry uses now. */
export async function readPreviousPermalinks(db: Knex): Promise<PreviousPermalink[]> {
  const found: PreviousPermalink[][] = [];
  for (const language of LOCALES) {
    found.push(
      await db(TABLE)
        .where({ language })
        .whereNotNull('left_at')
        .orderBy('left_at', 'desc')
        .limit(MAX_PREVIOUS_PERMALINKS)
        .select({ kind: 'kind', locale: 'language', path: 'path', id: 'entry' }),
    );
  }
  return found.flat();
}

/** All previous permalinks of these entries, and of all entries of these kinds, newest first. */
export async function readPreviousPermalinksOf(
  db: Knex,
  { kinds, ids }: { kinds: RouteKind[]; ids: string[] },
): Promise<PreviousPermalink[]> {
  return db(TABLE)
    .whereNotNull('left_at')
    .where((any) => any.whereIn('kind', kinds).orWhereIn('entry', ids))
    .orderBy('left_at', 'desc')
    .select({ kind: 'kind', locale: 'language', path: 'path', id: 'entry' });
}

/** Current and previous entries of these routes, in any language. */
export async function findPermalinks(
  db: Knex,
  places: { kind: RouteKind; path: string }[],
): Promise<(Permalink & { live: boolean })[]> {
  if (places.length === 0) return [];
  const rows: (Permalink & { leftAt: unknown })[] = await db(TABLE)
    .where((any) => {
      for (const { kind, path } of places) void any.orWhere({ kind, path });
    })
    .select({ kind: 'kind', language: 'language', path: 'path', entry: 'entry', leftAt: 'left_at' });
  return rows.map(({ leftAt, ...row }) => ({ ...row, live: leftAt === null }));
}

/** Languages in which these entries are currently published. */
export async function readLiveLanguages(db: Knex, entries: string[]): Promise<{ entry: string; language: string }[]> {
  return db(TABLE).whereIn('entry', entries).whereNull('left_at').select('entry', 'language');
}

/**
 * Synchronizes the live permalinks of a kind, or of one entry. Permalinks no longer in use become previous permalinks; one
 * taken by another entry is reassigned to it.
 * @returns Whether anything changed.
 */
export async function storePermalinks(
  db: Knex,
  live: Permalink[],
  { kind, id, now }: { kind: RouteKind; id?: string | undefined; now: Date },
): Promise<boolean> {
  const known = db(TABLE).where({ kind });
  if (id !== undefined) void known.where({ entry: id });
  const rows: { id: number; language: string; path: string; entry: string; left: unknown }[] = await known.select({
    id: 'id',
    language: 'language',
    path: 'path',
    entry: 'entry',
    left: 'left_at',
  });
  const current = new Map(rows.filter(({ left }) => left === null).map((row) => [keyOf({ kind, ...row }), row]));
  const wanted = new Map(live.map((address) => [keyOf(address), address]));
  const gone = [...current].filter(([key]) => !wanted.has(key)).map(([, row]) => row.id);
  const fresh = [...wanted].filter(([key, { entry }]) => current.get(key)?.entry !== entry).map(([, row]) => row);
  for (let at = 0; at < gone.length; at += BATCH)
    await db(TABLE)
      .whereIn('id', gone.slice(at, at + BATCH))
      .update({ left_at: now, updated_at: now });
  for (let at = 0; at < fresh.length; at += BATCH)
    await db(TABLE)
      .insert(fresh.slice(at, at + BATCH).map((address) => ({ ...createStamps(now), ...address, left_at: null })))
      .onConflict(['kind', 'language', 'path'])
      .merge(['entry', 'left_at', 'updated_at']);
  return gone.length + fresh.length > 0;
}
