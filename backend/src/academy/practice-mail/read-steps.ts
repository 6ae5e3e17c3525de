import type { Child } from '../../../contract/children';
import type { Locale } from '../../../contract/locales';
import { lessonPath } from '../../../contract/paths';
import { type PracticeStep, findPracticeStep } from '../../domain/practice-step';
import type { Db } from '../../platform/database/row-helpers';
import { readActiveGrants } from '../access/active-grants';
import { readLessonAccess } from '../access/lesson-access';
import { listChildren } from '../children/list-children';

interface LessonRow {
  id: string;
  title: string;
  slug: string;
  floats: number | null;
  level: string;
  level_slug: string;
}

/** The published lessons of one language, in the academy's order. */
const readLessons = async (db: Db, locale: Locale): Promise<LessonRow[]> =>
  db('lessons as l')
    .join('lessons_level_lnk as k', 'k.lesson_id', 'l.id')
    .join('levels as v', 'v.id', 'k.level_id')
    .where('l.locale', locale)
    .whereNotNull('l.published_at')
    .orderBy(['v.position', 'l.position', 'l.id'])
    .select('l.document_id as id', 'l.title', 'l.slug', 'l.floats', 'v.document_id as level', 'v.slug as level_slug');

export interface ChildStep {
  child: Child;
  kind: PracticeStep['kind'];
  lesson: { title: string; path: string; floats: number | null };
}

/**
 * The next step of each child of an account that has one, whether it has children at all, and the newest day of any mark or swim
 * (`YYYY-MM-DD`).
 */
export async function readSteps(
  db: Db,
  userId: number,
  locale: Locale,
  timeZone: string,
  now: Date,
): Promise<{ steps: ChildStep[]; hasChildren: boolean; lastDay: string | null; today: string }> {
  const { children, today } = await listChildren(db, userId, timeZone, now);
  const lessons = children.length > 0 ? await readLessons(db, locale) : [];
  const grants = await readActiveGrants(db, { userId, orderIds: [] }, now);
  const access = await readLessonAccess(
    db,
    grants,
    lessons.map(({ id }) => id),
  );
  const levels = [...new Set(lessons.map(({ level }) => level))].map((level) =>
    lessons
      .filter((lesson) => lesson.level === level)
      .map(({ id, floats }) => ({ id, floats, open: (access.get(id) ?? 'locked') !== 'locked' })),
  );
  const steps = children.flatMap((child): ChildStep[] => {
    const step = findPracticeStep(levels, child);
    const lesson = step && lessons.find(({ id }) => id === step.lesson);
    if (!step || !lesson) return [];
    const path = lessonPath(locale, lesson.level_slug, lesson.slug);
    return [{ child, kind: step.kind, lesson: { title: lesson.title, path, floats: lesson.floats } }];
  });
  const days = children.flatMap(({ marks, swims }) => [...marks, ...swims.rows].map(({ day }) => day));
  return { steps, hasChildren: children.length > 0, lastDay: days.sort().at(-1) ?? null, today };
}
