import 'server-only';
import { cache } from 'react';
import { findOne, read } from '@/lib/backend/content';
import { entryTag, typeTag } from '@/lib/backend/tags';
import { locate } from '@/lib/content/pages/resolve-page';
import { SEO } from '@/lib/content/pages/populate';
import { type Locale, locales } from '@/lib/i18n/locales';
import { lessonPath, levelPath } from '@/lib/i18n/paths';
import { previewedId } from '@/lib/backend/preview-path';
import { isPreview } from '@/lib/backend/is-preview';
import { toAcademy, toLesson, toLevel } from './mapper';
import type { Academy, Lesson, Level, LevelCard } from './types';
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

/** Levels as a page shows them; in a preview those of another language when this one lacks the entry. */
async function levelsWith(locale: Locale, has: (levels: LevelCard[]) => boolean): Promise<LevelCard[]> {
  const { levels } = await getAcademy(locale);
  if (has(levels) || !(await isPreview())) return levels;
  const others = await Promise.all(
    locales.filter((other) => other !== locale).map(async (other) => (await getAcademy(other)).levels),
  );
  return others.find(has) ?? levels;
}

export const getLevel = cache(async (locale: Locale, slug: string): Promise<Level | null> => {
  const located = await locate(locale, 'level', levelPath(locale, slug), slug);
  const isIt = ({ id }: { id: string }): boolean => id === located?.id;
  const card = (await levelsWith(locale, (levels) => levels.some(isIt))).find(isIt);
  if (!card || !located) return null;
  const level = await findOne('levels', card.id, wireLevel, {
    locale,
    tags: [entryTag('level', card.id)],
    query: { fields: ['title', 'body'], populate: { seo: SEO } },
  });
  return level && toLevel(card, level, located.alternates);
});

export const getLesson = cache(async (locale: Locale, levelSlug: string, slug: string): Promise<Lesson | null> => {
  const located = await locate(locale, 'lesson', lessonPath(locale, levelSlug, slug), slug);
  const isIt = ({ id }: { id: string }): boolean => id === located?.id;
  // Without the index a lesson is found by slug alone: it must be one of this level. In a preview the id may stand for both.
  const isLevel = ({ slug: own, lessons }: LevelCard): boolean =>
    lessons.some(isIt) && (own === levelSlug || previewedId(levelSlug) !== null);
  const level = (await levelsWith(locale, (levels) => levels.some(isLevel))).find(isLevel);
  const card = level?.lessons.find(isIt);
  if (!level || !card || !located) return null;
  const lesson = await findOne('lessons', card.id, wireLesson, {
    locale,
    tags: [entryTag('lesson', card.id)],
    query: { populate: { stopSigns: true, material: true, chapters: true, seo: SEO } },
  });
  return lesson && toLesson(card, level, lesson, located.alternates);
});
