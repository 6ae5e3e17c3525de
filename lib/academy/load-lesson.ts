import 'server-only';
import { z } from 'zod';
import { listOf } from '@/lib/backend/schemas/common';
import { EndpointError } from '@/lib/backend/endpoint-errors';
import { getAcademy } from './academy-queries';
import { parseWebVtt } from '@/lib/academy/player/webvtt';
import type { VisitorOffer } from './academy-state';
import type { LessonCard, LevelCard } from './types';
import { type AcademyViewer, requestAcademy, loadOffers } from './academy-requests';
import { LOCALE_SETTINGS, LOCALES } from '@/backend/contract/locales';

const LESSON_ID = /^[a-z0-9]{16,40}$/;

const wirePlayback = z.object({
  video: z.object({ key: z.string(), seconds: z.number(), hls: z.string().nullish() }).nullable(),
  captionLocales: listOf(z.enum(LOCALES)),
  captions: z.string(),
  chapters: listOf(z.object({ seconds: z.number(), title: z.string() })),
  cues: listOf(z.string()),
  game: z.object({ title: z.string(), text: z.string() }).nullable(),
});
const wireAccess = z.object({
  access: z.enum(['preview', 'owned', 'locked']),
  playback: wirePlayback.nullable(),
  acknowledged: z.array(z.number()).nullish(),
});

const lessonNotFound = (): EndpointError =>
  new EndpointError({ status: 404, name: 'NotFound', message: 'Lesson not found' });

/** 402 with the offers that unlock it, in the order of `keys`: smallest first. */
export async function paymentRequired(
  viewer: AcademyViewer,
  keys: [scope: VisitorOffer['scope'], target: string | null][],
): Promise<EndpointError> {
  const offers = await loadOffers(viewer);
  const unlocking = keys.flatMap(
    ([scope, target]) => offers.find((offer) => offer.scope === scope && offer.target === target) ?? [],
  );
  return new EndpointError({
    status: 402,
    name: 'PaymentRequired',
    message: 'This lesson must be bought first',
    details: { offers: unlocking },
  });
}

export interface LessonWithLevel {
  lesson: LessonCard;
  level: LevelCard;
}

/** The public data of a lesson in the visitor's language; throws 404. */
export async function findLesson(id: string, { caller }: AcademyViewer): Promise<LessonWithLevel> {
  if (!LESSON_ID.test(id)) throw lessonNotFound();
  const { levels } = await getAcademy(caller.locale);
  for (const level of levels) {
    const lesson = level.lessons.find((candidate) => candidate.id === id);
    if (lesson) return { lesson, level };
  }
  throw lessonNotFound();
}

/** The public data of a level in the visitor's language; throws 404. */
export async function findLevel(id: string, { caller }: AcademyViewer): Promise<LevelCard> {
  const { levels } = await getAcademy(caller.locale);
  const level = levels.find((candidate) => candidate.id === id);
  if (!level) throw lessonNotFound();
  return level;
}

/** Video and related data for a visitor who may watch; throws 402 with the offers for others. */
async function authorizePlayback({ lesson, level }: LessonWithLevel, viewer: AcademyViewer) {
  const path = `/academy/lessons/${lesson.id}/playback`;
  const { access, playback, acknowledged } = await requestAcademy(path, wireAccess, viewer, {
    method: 'POST',
    body: {},
  });
  if (access !== 'locked' && playback) return { access, playback, acknowledged: acknowledged ?? null };
  throw await paymentRequired(viewer, [
    ['lesson', lesson.id],
    ['level', level.id],
    ['all', null],
  ]);
}

/** The data of a lesson for this visitor; throws 404, and 402 if it must be bought first. */
export async function loadLesson(id: string, viewer: AcademyViewer) {
  const found = await findLesson(id, viewer);
  const { access } = await authorizePlayback(found, viewer);
  const { lesson, level } = found;
  return { access, ...lesson, level: { id: level.id, slug: level.slug, title: level.title } };
}

const wireSeen = listOf(z.object({ lesson: z.string(), position: z.number() }));

/**
 * All data of the player for one lesson. Throws 404, 402 with the offers, and 409 `VideoUnavailable` without a playable
 * video.
 */
export async function loadPlayback(id: string, viewer: AcademyViewer) {
  const found = await findLesson(id, viewer);
  const [{ playback, acknowledged }, seen] = await Promise.all([
    authorizePlayback(found, viewer),
    requestAcademy('/academy/progress', wireSeen, viewer, { query: { lesson: id } }),
  ]);
  const { video, captionLocales, captions, chapters, cues, game } = playback;
  if (!video)
    throw new EndpointError({ status: 409, name: 'VideoUnavailable', message: 'This video is currently unavailable' });
  const folder = `/media/v/${video.key}`;
  return {
    key: video.key,
    data: {
      kind: video.hls ? ('hls' as const) : ('mp4' as const),
      /** The whole film in one quality, there for every film: to save, and for players without HLS. */
      src: `${folder}/video.mp4`,
      hls: video.hls ? `${folder}/${video.hls}/main.m3u8` : null,
      poster: `${folder}/poster.webp`,
      seconds: video.seconds,
      captions: captionLocales.map((locale) => ({
        locale,
        label: LOCALE_SETTINGS[locale].name,
        src: `${folder}/captions-${locale}.vtt`,
      })),
      transcript: parseWebVtt(captions, video.seconds),
      chapters,
      cues,
      game,
      acknowledged,
      resumeAt: seen.find(({ lesson }) => lesson === id)?.position ?? 0,
    },
  };
}
