import 'server-only';
import { cache } from 'react';
import { find, findOne } from '@/lib/backend/content';
import { entryTag, typeTag } from '@/lib/backend/tags';
import { locate } from '@/lib/content/locate';
import { PICTURE, SEO } from '@/lib/content/populate';
import type { Locale } from '@/lib/i18n/locales';
import { lessonPath, levelPath } from '@/lib/paths';
import { toLesson, toLevel, toLevelCards } from './mapper';
import type { Lesson, Level, LevelCard } from './types';
import { wireLesson, wireLevel, wireLevelCard } from './wire';

export const listLevels = cache(
  async (locale: Locale): Promise<LevelCard[]> =>
    toLevelCards(
      await find('levels', wireLevelCard, {
        locale,
        tags: [typeTag('level')],
        query: { populate: { picture: PICTURE } },
      }),
    ),
);

/** A level with its lessons, in their order. */
export const getLevel = cache(async (locale: Locale, slug: string): Promise<Level | null> => {
  const located = await locate(locale, 'level', levelPath(locale, slug), slug);
  if (!located) return null;
  const { id, alternates } = located;
  const [level, lessons] = await Promise.all([
    findOne('levels', id, wireLevel, {
      locale,
      tags: [entryTag('level', id)],
      query: { populate: { picture: PICTURE, seo: SEO } },
    }),
    find('lessons', wireLesson, {
      locale,
      tags: [typeTag('lesson')],
      query: { filters: { level: { documentId: { $eq: id } } } },
    }),
  ]);
  return level && toLevel(level, lessons, alternates);
});

export const getLesson = cache(async (locale: Locale, levelSlug: string, slug: string): Promise<Lesson | null> => {
  const [level, located] = await Promise.all([
    getLevel(locale, levelSlug),
    locate(locale, 'lesson', lessonPath(locale, levelSlug, slug), slug),
  ]);
  if (!level || !located) return null;
  const lesson = await findOne('lessons', located.id, wireLesson, {
    locale,
    tags: [entryTag('lesson', located.id)],
  });
  // Without the index a lesson is found by slug alone: it must be one of this level.
  if (!lesson || !level.lessons.some(({ id }) => id === lesson.id)) return null;
  const { body: _body, lessons: _lessons, seo: _seo, alternates: _alternates, ...card } = level;
  return toLesson(lesson, card, located.alternates);
});
