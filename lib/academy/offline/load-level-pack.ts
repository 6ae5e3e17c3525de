import 'server-only';
import { getLesson } from '@/lib/academy/academy-queries';
import type { LevelCard } from '@/lib/academy/types';
import { getLabels } from '@/lib/forms/get-labels';
import type { Messages } from '@/lib/forms/message-types';
import type { Locale } from '@/backend/contract/locales';
import { loadLessonToSave, loadOfflineTexts } from './load-saving';
import type { OfflineTexts } from './offline-pages';
import type { LessonToSave } from './save-lesson';

/** What it takes to save the lessons of a level. */
export interface LevelPackData {
  lessons: LessonToSave[];
  labels: Messages['offline']['pack'];
  words: Messages['offline']['level'];
  texts: OfflineTexts;
}

/** Read by who may save lessons: the page of a level is the same for all, and does not carry it. */
export async function loadLevelPack({ slug, lessons }: LevelCard, locale: Locale): Promise<LevelPackData> {
  const [{ pack, level }, texts, found] = await Promise.all([
    getLabels(locale, 'offline'),
    loadOfflineTexts(locale),
    Promise.all(lessons.filter(({ video }) => video !== null).map((lesson) => getLesson(locale, slug, lesson.slug))),
  ]);
  const known = found.filter((lesson) => lesson !== null);
  return {
    lessons: await Promise.all(known.map((lesson) => loadLessonToSave(lesson, locale))),
    labels: pack,
    words: level,
    texts,
  };
}
