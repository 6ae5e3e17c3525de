import type { Knex } from 'knex';
import { createStamps } from '../../platform/database/row-helpers';
import { LOCALES } from '../../../contract/locales';
import { type RouteKind } from '../../../contract/route-kinds';

/** `path` holds the slugs below the word of the kind, joined by slashes: `level/lesson`, `parent/page`, '' for the home page. */
export interface Permalink {
  kind: RouteKind;
  language: string;
  path: string;
  /** Document id of what is, or was, there. */
  entry: string;
}

export interface PreviousPermalink {
  kind: RouteKind;
  locale: string;
  path: string;
  id: string;
}

const TABLE = 'entry_addresses';
/** Older ones answer 404 again: the storefront keeps all of them in memory. */
const MAX_PREVIOUS_PER_LANGUAGE = 5000;
/** Below the number of parameters that either database takes. */
const BATCH = 100;

const keyOf = ({ kind, language, path }: Omit<Permalink, 'entry'>): string => `${kind} ${language} ${path}`;

/** The newest addresses of each language that nothing has now. */
export async function readPreviousPermalinks(db: Knex): Promise<PreviousPermalink[]> {
  const found: PreviousPermalink[][] = [];
  for (const language of LOCALES) {
    found.push(
      await db(TABLE)
        .where({ language })
        .whereNotNull('left_at')
        .orderBy('left_at', 'desc')
        .limit(MAX_PREVIOUS_PER_LANGUAGE)
        .select({ kind: 'kind', locale: 'language', path: 'path', id: 'entry' }),
    );
  }
  return found.flat();
}

/** Who has, or had, one of these addresses, in any language. */
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

/** The languages in which these entries have an address now. */
export async function readLiveLanguages(db: Knex, entries: string[]): Promise<{ entry: string; language: string }[]> {
  return db(TABLE).whereIn('entry', entries).whereNull('left_at').select('entry', 'language');
}

/**
 * Makes the table say that exactly these addresses of a kind, or of one entry of it, are in use now. One that is no longer
 * among them is remembered as left; one that something else takes belongs to that from then on.
 * @returns Whether an address came or went.
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
