import type { Core } from '@strapi/strapi';

export interface Captions {
  text: string;
  /** Length of the film; null while there is none that can be played. */
  seconds: number | null;
}

/**
 * WebVTT in a language of the lesson that shows a video, as published; null without. Where several lessons show it, the
 * first one's.
 */
export async function readCaptions(strapi: Core.Strapi, key: string, locale: string): Promise<Captions | null> {
  const row: { text: string; seconds: number | string | null } | undefined = await strapi.db
    .connection('lessons as lesson')
    .join('lessons_video_lnk as link', 'link.lesson_id', 'lesson.id')
    .join('video_assets as video', 'video.id', 'link.video_asset_id')
    .where({ 'video.key': key, 'lesson.locale': locale })
    .whereNotNull('lesson.published_at')
    .whereNotNull('lesson.captions')
    .whereNot('lesson.captions', '')
    .orderBy('lesson.id')
    .select({ text: 'lesson.captions', seconds: 'video.seconds' })
    .first();
  return row ? { text: row.text, seconds: row.seconds === null ? null : Number(row.seconds) } : null;
}
