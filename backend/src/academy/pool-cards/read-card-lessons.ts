import type { Core } from '@strapi/strapi';
import type { Locale } from '../../../contract/locales';

const LESSON = 'api::lesson.lesson';

export interface CardLesson {
  documentId: string;
  goal: string | null;
  floats: number | null;
  cues?: { text: string | null }[] | null;
  game?: { title: string | null; text: string | null } | null;
  stopSigns?: { text: string | null }[] | null;
}

/**
 * What cards print of these lessons, published in this language. It contains what only owners may read: callers check
 * access first.
 */
export async function readCardLessons(
  strapi: Core.Strapi,
  lessonIds: string[],
  locale: Locale,
): Promise<Map<string, CardLesson>> {
  const lessons = (await strapi.documents(LESSON).findMany({
    filters: { documentId: { $in: lessonIds } },
    locale,
    status: 'published',
    fields: ['goal', 'floats'],
    populate: { cues: true, game: true, stopSigns: true },
  } as object)) as unknown as CardLesson[];
  return new Map(lessons.map((lesson) => [lesson.documentId, lesson]));
}
