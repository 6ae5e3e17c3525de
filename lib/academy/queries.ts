import 'server-only';
import { cache } from 'react';
import { findOne, read } from '@/lib/backend/content';
import { entryTag, typeTag } from '@/lib/backend/tags';
import { locate } from '@/lib/content/locate';
import { SEO } from '@/lib/content/populate';
import type { Locale } from '@/lib/i18n/locales';
import { lessonPath, levelPath } from '@/lib/paths';
import { toAcademy, toLesson, toLevel } from './mapper';
import type { Academy, Lesson, Level } from './types';
import { wireLesson, wireLevel, wireOutline } from './wire';

/** Levels, lessons and prices: every page of the academy shows a part of it. */
export const getAcademy = cache(
  async (locale: Locale): Promise<Academy> =>
    toAcademy(
      await read('/academy/outline', wireOutline, {
        locale,
        tags: [typeTag('level'), typeTag('lesson'), typeTag('product')],
      }),
    ),
);

export const getLevel = cache(async (locale: Locale, slug: string): Promise<Level | null> => {
  const [{ levels }, located] = await Promise.all([
    getAcademy(locale),
    locate(locale, 'level', levelPath(locale, slug), slug),
  ]);
  const card = levels.find(({ id }) => id === located?.id);
  if (!card || !located) return null;
  const level = await findOne('levels', card.id, wireLevel, {
    locale,
    tags: [entryTag('level', card.id)],
    query: { fields: ['body'], populate: { seo: SEO } },
  });
  return level && toLevel(card, level, located.alternates);
});

export const getLesson = cache(async (locale: Locale, levelSlug: string, slug: string): Promise<Lesson | null> => {
  const [{ levels }, located] = await Promise.all([
    getAcademy(locale),
    locate(locale, 'lesson', lessonPath(locale, levelSlug, slug), slug),
  ]);
  // Without the index a lesson is found by slug alone: it must be one of this level.
  const level = levels.find((candidate) => candidate.slug === levelSlug);
  const card = level?.lessons.find(({ id }) => id === located?.id);
  if (!level || !card || !located) return null;
  const lesson = await findOne('lessons', card.id, wireLesson, {
    locale,
    tags: [entryTag('lesson', card.id)],
    query: { populate: { stopSigns: true, material: true, chapters: true, seo: SEO } },
  });
  return lesson && toLesson(card, level, lesson, located.alternates);
});
