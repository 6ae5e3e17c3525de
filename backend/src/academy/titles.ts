import type { GrantTarget } from '../domain/grants';
import { type Locale, chooseLanguage } from '../domain/locales';
import type { Db } from '../orders/rows';

interface TitleRow {
  document_id: string;
  locale: string;
  title: string;
  slug: string;
}

interface LessonRow extends TitleRow {
  preview: boolean | number | null;
}

export interface Title {
  title: string;
  /** Last part of its address in that language. */
  slug: string;
  /** A lesson that anybody may watch. */
  preview: boolean;
}

async function readRows(db: Db, table: 'lessons' | 'levels', ids: string[]): Promise<LessonRow[]> {
  if (ids.length === 0) return [];
  const columns = ['document_id', 'locale', 'title', 'slug', ...(table === 'lessons' ? ['preview'] : [])];
  return db(table).whereIn('document_id', ids).whereNotNull('published_at').select(columns);
}

const keyOf = ({ scope, target }: GrantTarget): string => `${scope}:${target ?? ''}`;

/**
 * What lessons and levels are called, in the visitor's language as far as they are published in it. Answers undefined
 * for one that is not published at all.
 */
export async function readTitles(
  db: Db,
  targets: GrantTarget[],
  locale: Locale,
): Promise<(target: GrantTarget) => Title | undefined> {
  const titles = new Map<string, Title>();
  for (const scope of ['lesson', 'level'] as const) {
    const ids = [...new Set(targets.flatMap((entry) => (entry.scope === scope && entry.target ? [entry.target] : [])))];
    const rows = await readRows(db, scope === 'lesson' ? 'lessons' : 'levels', ids);
    for (const id of ids) {
      const row = chooseLanguage(
        rows.filter(({ document_id: own }) => own === id),
        locale,
      );
      if (row)
        titles.set(keyOf({ scope, target: id }), { title: row.title, slug: row.slug, preview: Boolean(row.preview) });
    }
  }
  return (target) => titles.get(keyOf(target));
}
