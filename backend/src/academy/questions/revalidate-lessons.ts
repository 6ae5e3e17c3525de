import { revalidate } from '../../platform/revalidation/revalidate';
import type { QuestionRow } from './question-rows';

/** Revalidates the pages that show these questions. */
export function revalidateLessons(rows: Pick<QuestionRow, 'lesson' | 'state'>[]): void {
  const lessons = rows.filter(({ state }) => state === 'published').map(({ lesson }) => `lesson:${lesson}`);
  if (lessons.length > 0) revalidate([...new Set(lessons)]);
}
