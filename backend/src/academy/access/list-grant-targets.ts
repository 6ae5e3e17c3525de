import type { GrantTarget } from '../../domain/order-grants';
import type { Db } from '../../platform/database/row-helpers';
import { DEFAULT_LOCALE } from '../../../contract/locales';

interface LevelRow {
  id: string;
  title: string;
}
interface LessonRow extends LevelRow {
  level: string | null;
}

const inOrder = (db: Db, table: 'levels' | 'lessons') =>
  db(`${table} as t`)
    .where('t.locale', DEFAULT_LOCALE)
    .whereNotNull('t.published_at')
    .orderBy([{ column: 't.position' }, { column: 't.title' }]);

/** Options for the "give access" dialog: each level followed by its lessons, in the default language. */
export async function listGrantTargets(db: Db): Promise<(GrantTarget & { title: string })[]> {
  const levels: LevelRow[] = await inOrder(db, 'levels').select('t.document_id as id', 't.title');
  const lessons: LessonRow[] = await inOrder(db, 'lessons')
    .leftJoin('lessons_level_lnk as k', 'k.lesson_id', 't.id')
    .leftJoin('levels as v', 'v.id', 'k.level_id')
    .select('t.document_id as id', 't.title', 'v.document_id as level');
  const known = new Set(levels.map(({ id }) => id));
  const describe = ({ id, title }: LessonRow) => ({ scope: 'lesson' as const, target: id, title });
  return [
    { scope: 'all', target: null, title: 'All lessons' },
    ...levels.flatMap(({ id, title }) => [
      { scope: 'level' as const, target: id, title: `Level: ${title}` },
      ...lessons.filter(({ level }) => level === id).map(describe),
    ]),
    ...lessons.filter(({ level }) => level === null || !known.has(level)).map(describe),
  ];
}
