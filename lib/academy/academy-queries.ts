import 'server-only';
import { cache } from 'react';
import { findOne, read } from '@/lib/backend/content-client';
import { entryTag, typeTag } from '@/lib/backend/cache-tags';
import { resolveEntry } from '@/lib/content/pages/resolve-entry';
import { SEO } from '@/lib/content/pages/populate';
import { lessonPath, levelPath } from '@/backend/contract/paths';
import { parsePreviewSegment } from '@/lib/backend/preview-path';
import { isPreview } from '@/lib/backend/draft-mode';
import { toAcademy, toLesson, toLevel } from './academy-mapper';
import type { Academy, Lesson, Level, LevelCard } from './types';
import { wireLesson, wireLevel, wireOutline } from './wire';
import { type Locale, LOCALES } from '@/backend/contract/locales';

/** Levels, lessons and prices, shared by all academy pages. */
export const getAcademy = cache(
  async (locale: Locale): Promise<Academy> =>
    toAcademy(
      await read('/academy/outline', wireOutline, {
        locale,
        tags: [typeTag('level'), typeTag('lesson'), typeTag('product')],
      }),
    ),
);

/** Levels for a page; a preview falls back to another language when this one lacks the entry. */
async function levelsWith(locale: Locale, has: (levels: LevelCard[]) => boolean): Promise<LevelCard[]> {
  const { levels } = await getAcademy(locale);
  if (has(levels) || !(await isPreview())) return levels;
  const others = await Promise.all(
    LOCALES.filter((other) => other !== locale).map(async (other) => (await getAcademy(other)).levels),
  );
  return others.find(has) ?? levels;
}

export const getLevel = cache(async (locale: Locale, slug: string): Promise<Level | null> => {
  const resolved = await resolveEntry(locale, 'level', levelPath(locale, slug), slug);
  const isIt = ({ id }: { id: string }): boolean => id === resolved?.id;
  const card = (await levelsWith(locale, (levels) => levels.some(isIt))).find(isIt);
  if (!card || !resolved) return null;
  const level = await findOne('levels', card.id, wireLevel, {
    locale,
    tags: [entryTag('level', card.id)],
    query: { fields: ['title', 'body'], populate: { seo: SEO } },
  });
  return level && toLevel(card, level, resolved.alternates);
});

export const getLesson = cache(async (locale: Locale, levelSlug: string, slug: string): Promise<Lesson | null> => {
  const resolved = await resolveEntry(locale, 'lesson', lessonPath(locale, levelSlug, slug), slug);
  const isIt = ({ id }: { id: string }): boolean => id === resolved?.id;
  // Without the index a lesson is found by slug alone, so check its level. In a preview the level may be given by a
  // placeholder id.
  const isLevel = ({ slug: own, lessons }: LevelCard): boolean =>
    lessons.some(isIt) && (own === levelSlug || parsePreviewSegment(levelSlug) !== null);
  const level = (await levelsWith(locale, (levels) => levels.some(isLevel))).find(isLevel);
  const card = level?.lessons.find(isIt);
  if (!level || !card || !resolved) return null;
  const lesson = await findOne('lessons', card.id, wireLesson, {
    locale,
    tags: [entryTag('lesson', card.id)],
    query: { populate: { stopSigns: true, material: true, chapters: true, seo: SEO } },
  });
  return lesson && toLesson(card, level, lesson, resolved.alternates);
});
