import { lessonPath, levelPath } from '@/backend/contract/paths';
import type { Locale } from '@/backend/contract/locales';
import type { LevelCard } from '@/lib/academy/types';
import type { CheckLevel } from './check-model';
import { fitsCheck } from './next-step';

/** The levels as the check sees them; none if its questions do not fit them. */
export function toCheckLevels(levels: LevelCard[], locale: Locale, label: (number: number) => string): CheckLevel[] {
  const steps = levels.flatMap(({ id, title, slug, lessons }, index) => {
    const [first] = lessons;
    if (!first) return [];
    const floats = lessons.find((lesson) => lesson.floats !== null)?.floats ?? null;
    const path = levelPath(locale, slug);
    const to = { title: first.title, path: lessonPath(locale, slug, first.slug), free: first.preview };
    return [{ id, floats, label: label(index + 1), title, path, first: to }];
  });
  return fitsCheck(steps) ? steps : [];
}
