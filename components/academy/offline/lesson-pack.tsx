import type { Lesson } from '@/lib/academy/types';
import { loadLessonToSave, loadOfflineTexts } from '@/lib/academy/offline/load-saving';
import { env } from '@/lib/core/env';
import { getLabels } from '@/lib/forms/get-labels';
import type { Locale } from '@/backend/contract/locales';
import { LazyPoolPack } from './lazy-pool-pack';

/** Where a lesson is saved for the pool; the same for all visitors, and empty for most. */
export async function LessonPack({ lesson, locale }: { lesson: Lesson; locale: Locale }) {
  const [{ pack }, toSave, texts] = await Promise.all([
    getLabels(locale, 'offline'),
    loadLessonToSave(lesson, locale),
    loadOfflineTexts(locale),
  ]);
  if (!env().offlineLessons) return null;
  const { id, level, preview } = lesson;
  return (
    <LazyPoolPack
      access={{ id, level: level.id, preview }}
      lesson={toSave}
      labels={pack}
      texts={texts}
      locale={locale}
    />
  );
}
