import { nullIfNotFound } from '@/lib/backend/with-fallback';
import type { Lesson } from '@/lib/academy/types';
import { getPagePath, getSiteSettings } from '@/lib/content/pages/page-queries';
import { getLabels } from '@/lib/forms/get-labels';
import type { Locale } from '@/backend/contract/locales';
import { loadFloatTexts } from './float-texts';
import { LazyChildMarks } from './lazy-child-marks';

/** Where a parent records what a child can do; the same for all visitors, and empty for most. */
export async function LessonMarks({ lesson, locale }: { lesson: Lesson; locale: Locale }) {
  const [{ lesson: text, states }, { by }, floats, { profileSlug }] = await Promise.all([
    getLabels(locale, 'children'),
    getLabels(locale, 'adults'),
    loadFloatTexts(locale),
    getSiteSettings(locale),
  ]);
  const profile = await nullIfNotFound(getPagePath(locale, profileSlug));
  if (!profile) return null;
  return (
    <LazyChildMarks
      lesson={{ id: lesson.id, level: lesson.level.id, preview: lesson.preview }}
      goal={lesson.goal}
      floats={lesson.floats}
      labels={{ lesson: text, states, floats, by }}
      profile={`${profile}#children`}
      locale={locale}
    />
  );
}
