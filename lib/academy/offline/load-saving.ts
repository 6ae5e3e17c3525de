import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Lesson } from '@/lib/academy/types';
import { getLabels } from '@/lib/forms/get-labels';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import type { OfflineTexts } from './offline-pages';
import type { LessonToSave } from './save-lesson';

/** Texts of the pages that are saved, in this language. */
export async function loadOfflineTexts(locale: Locale): Promise<OfflineTexts> {
  const [{ pages }, { mode }, { guide }] = await Promise.all([
    getLabels(locale, 'offline'),
    getLabels(locale, 'atThePool'),
    getLabels(locale, 'academy'),
  ]);
  return { ...pages, goal: guide.goal, cues: guide.cues, game: mode.game, stop: mode.stop, safety: guide.safety };
}

/** What is saved of a lesson that everybody may read. */
export async function loadLessonToSave(lesson: Lesson, locale: Locale): Promise<LessonToSave> {
  const t = await getTranslations({ locale, namespace: 'academy.guide' });
  const { id, title, goal, stopSigns, floats } = lesson;
  return {
    id,
    title,
    goal,
    stopSigns,
    locale,
    floatCount: floats,
    language: LOCALE_SETTINGS[locale].tag,
    floats: floats === null ? '' : t('floatsNow', { count: floats }),
  };
}
