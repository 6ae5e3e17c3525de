import type { GrantTarget } from '../../domain/order-grants';
import type { Db } from '../../platform/database/row-helpers';
import { chooseLanguage } from '../../domain/choose-language';
import { type Locale } from '../../../contract/locales';

interface TitleRow {
  document_id: string;
  locale: string;
  title: string;
  slug: string;
}

interface LessonRow extends TitleRow {
  preview?: boolean | number | null;
  film?: string | null;
}

export interface Title {
  title: string;
  /** Last segment of its permalink in that language. */
  slug: string;
  /** Whether everyone may watch the lesson. */
  preview: boolean;
  /** Whether the lesson has a playable video in that language. */
  playable: boolean;
}

async function readRows(db: Db, table: 'lessons' | 'levels', ids: string[]): Promise<LessonRow[]> {
  if (ids.length === 0) return [];
  const rows = db(`${table} as entry`)
    .whereIn('entry.document_id', ids)
    .whereNotNull('entry.published_at')
    .select('entry.document_id', 'entry.locale', 'entry.title', 'entry.slug');
  if (table === 'levels') return rows;
  return rows
    .leftJoin('lessons_video_lnk as link', 'link.lesson_id', 'entry.id')
    .leftJoin('video_assets as video', 'video.id', 'link.video_asset_id')
    .select('entry.preview', 'video.state as film');
}

const keyOf = ({ scope, target }: GrantTarget): string => `${scope}:${target ?? ''}`;

/**
 * Looks up the titles of lessons and levels, preferably in `locale`. The returned function yields undefined for an
 * unpublished target.
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
      if (!row) continue;
      const { title, slug, preview, film } = row;
      titles.set(keyOf({ scope, target: id }), { title, slug, preview: Boolean(preview), playable: film === 'ready' });
    }
  }
  return (target) => titles.get(keyOf(target));
}
