import { getTranslations } from 'next-intl/server';
import type { Lesson } from '@/lib/academy/types';
import { env } from '@/lib/core/env';
import { getLabels } from '@/lib/forms/get-labels';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { LazyPoolPack } from './lazy-pool-pack';

/** Where a lesson is saved for the pool; the same for all visitors, and empty for most. */
export async function LessonPack({ lesson, locale }: { lesson: Lesson; locale: Locale }) {
  const [t, { pack, pages }, { mode }, { guide }] = await Promise.all([
    getTranslations({ locale, namespace: 'academy.guide' }),
    getLabels(locale, 'offline'),
    getLabels(locale, 'atThePool'),
    getLabels(locale, 'academy'),
  ]);
  if (!env().offlineLessons) return null;
  const { id, title, goal, stopSigns, level, preview, floats } = lesson;
  return (
    <LazyPoolPack
      access={{ id, level: level.id, preview }}
      lesson={{
        id,
        title,
        goal,
        stopSigns,
        locale,
        floatCount: floats,
        language: LOCALE_SETTINGS[locale].tag,
        floats: floats === null ? '' : t('floatsNow', { count: floats }),
      }}
      labels={pack}
      texts={{ ...pages, goal: guide.goal, cues: guide.cues, game: mode.game, stop: mode.stop, safety: guide.safety }}
      locale={locale}
    />
  );
}
