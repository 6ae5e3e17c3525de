import type { Core } from '@strapi/strapi';
import { type LessonAccess, canWatch } from './lesson-access';
import type { Viewer } from './active-grants';
import { type Locale } from '../../../contract/locales';

const LESSON = 'api::lesson.lesson';

interface LessonRow {
  captions: string | null;
  cues?: { text: string | null }[] | null;
  game?: { title: string | null; text: string | null } | null;
  chapters?: { seconds: number | string | null; title: string | null }[] | null;
  video?: { key: string; seconds: number | string | null; state: string; hls: string | null } | null;
}

/** Content for viewers with access to the lesson. */
export interface Playback {
  /** Null until a playable video exists. `hls` names its packaging in several qualities; null: there is one MP4. */
  video: { key: string; seconds: number; hls: string | null } | null;
  /** Languages with captions. */
  captionLocales: string[];
  /** WebVTT in the requested language; empty if missing. */
  captions: string;
  chapters: { seconds: number; title: string }[];
  cues: string[];
  game: { title: string; text: string } | null;
}

async function listCaptionLocales(strapi: Core.Strapi, lessonId: string): Promise<string[]> {
  return strapi.db
    .connection('lessons')
    .where({ document_id: lessonId })
    .whereNotNull('published_at')
    .whereNotNull('captions')
    .whereNot('captions', '')
    .orderBy('locale')
    .distinct('locale')
    .pluck('locale');
}

/**
 * Video and owner content of a lesson. `locked` without playback for viewers without access; null if the lesson does not
 * exist in this language.
 */
export async function readPlayback(
  strapi: Core.Strapi,
  viewer: Viewer,
  lessonId: string,
  locale: Locale,
  now: Date,
): Promise<{ access: LessonAccess; playback: Playback | null } | null> {
  const access = await canWatch(strapi.db.connection, viewer, lessonId, now);
  if (access === null) return null;
  if (access === 'locked') return { access, playback: null };
  const lesson = (await strapi.documents(LESSON).findFirst({
    filters: { documentId: lessonId },
    locale,
    status: 'published',
    fields: ['captions'],
    populate: { cues: true, game: true, chapters: true, video: { fields: ['key', 'seconds', 'state', 'hls'] } },
  } as object)) as unknown as LessonRow | null;
  if (!lesson) return null;
  const { video, game } = lesson;
  return {
    access,
    playback: {
      video:
        video?.state === 'ready'
          ? { key: video.key, seconds: Number(video.seconds ?? 0), hls: video.hls ?? null }
          : null,
      captionLocales: await listCaptionLocales(strapi, lessonId),
      captions: lesson.captions ?? '',
      chapters: (lesson.chapters ?? []).flatMap(({ seconds, title }) =>
        title ? [{ seconds: Number(seconds ?? 0), title }] : [],
      ),
      cues: (lesson.cues ?? []).flatMap(({ text }) => (text ? [text] : [])),
      game: game?.title ? { title: game.title, text: game.text ?? '' } : null,
    },
  };
}
