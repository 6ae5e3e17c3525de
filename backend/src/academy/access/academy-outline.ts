import type { Core } from '@strapi/strapi';
import { type PictureFile, type WirePicture, toPicture } from '../../catalog/listing/pictures';
import { readLocalePrices } from '../../platform/settings/price-lists';
import type { Status } from '../../platform/http/publication-status';
import { type Offer, readOffers } from './academy-offers';
import { type Locale } from '../../../contract/locales';

const LEVEL = 'api::level.level';
const LESSON = 'api::lesson.lesson';

interface LevelRow {
  documentId: string;
  slug: string;
  title: string;
  summary: string | null;
  position: number | null;
  picture?: { image?: PictureFile | null; alt?: string | null } | null;
  learn?: { text: string | null }[] | null;
}

interface LessonRow {
  documentId: string;
  slug: string;
  title: string;
  description: string | null;
  durationMinutes: number;
  position: number | null;
  preview: boolean | null;
  floats: number | null;
  cues?: object[] | null;
  game?: object | null;
  level?: { documentId: string } | null;
  video?: { key: string; seconds: number | null; width: number | null; height: number | null; state: string } | null;
}

interface OutlineLesson {
  id: string;
  slug: string;
  title: string;
  description: string;
  durationMinutes: number;
  position: number;
  preview: boolean;
  /** In the suit; null if unspecified. */
  floats: number | null;
  /** What owners get beside the video: a locked lesson promises no more. */
  cueCount: number;
  hasGame: boolean;
  /** Null until a playable video exists. */
  video: { key: string; seconds: number; width: number; height: number } | null;
}

interface OutlineLevel {
  id: string;
  slug: string;
  title: string;
  summary: string;
  position: number;
  picture: WirePicture | null;
  learn: string[];
  lessons: OutlineLesson[];
}

export interface Outline {
  currency: string;
  levels: OutlineLevel[];
  /** Regular prices, without a viewer's credit. */
  offers: Offer[];
}

const byPosition = (a: { position: number }, b: { position: number }): number => a.position - b.position;

function toOutlineLesson({
  documentId,
  video,
  position,
  preview,
  floats,
  description,
  cues,
  game,
  ...lesson
}: LessonRow): OutlineLesson {
  return {
    id: documentId,
    slug: lesson.slug,
    title: lesson.title,
    description: description ?? '',
    durationMinutes: lesson.durationMinutes,
    position: position ?? 0,
    preview: preview === true,
    floats: floats ?? null,
    cueCount: cues?.length ?? 0,
    hasGame: Boolean(game),
    video:
      video?.state === 'ready'
        ? { key: video.key, seconds: Number(video.seconds ?? 0), width: video.width ?? 0, height: video.height ?? 0 }
        : null,
  };
}

/**
 * Public outline of the academy in one language: ordered levels with their lessons, and prices. Serves all academy pages in
 * one call; content for owners (cues, game, captions) is not included, only whether there is some. `status: 'draft'` serves editor previews.
 */
export async function readOutline(strapi: Core.Strapi, locale: Locale, status: Status = 'published'): Promise<Outline> {
  const levels = (await strapi.documents(LEVEL).findMany({
    locale,
    status,
    fields: ['slug', 'title', 'summary', 'position'],
    populate: { picture: { populate: { image: { fields: ['url', 'width', 'height'] } } }, learn: true },
  } as object)) as unknown as LevelRow[];
  const lessons = (await strapi.documents(LESSON).findMany({
    locale,
    status,
    fields: ['slug', 'title', 'description', 'durationMinutes', 'position', 'preview', 'floats'],
    populate: {
      level: { fields: ['documentId'] },
      cues: { fields: ['id'] },
      game: { fields: ['id'] },
      video: { fields: ['key', 'seconds', 'width', 'height', 'state'] },
    },
  } as object)) as unknown as LessonRow[];
  const db = strapi.db.connection;
  const prices = await readLocalePrices(db, locale);
  return {
    currency: prices.currency,
    levels: levels
      .map(({ documentId: id, slug, title, summary, position, picture, learn }) => ({
        id,
        slug,
        title,
        summary: summary ?? '',
        position: position ?? 0,
        picture: toPicture(picture?.image, picture?.alt ?? ''),
        learn: (learn ?? []).flatMap(({ text }) => (text ? [text] : [])),
        lessons: lessons
          .filter((lesson) => lesson.level?.documentId === id)
          .map(toOutlineLesson)
          .sort(byPosition),
      }))
      .sort(byPosition),
    offers: await readOffers(db, prices, new Date()),
  };
}
