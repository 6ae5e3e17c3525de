import type { Core } from '@strapi/strapi';

export interface Captions {
  text: string;
  /** Length of the video; null if there is no playable video. */
  seconds: number | null;
}

/**
 * WebVTT captions of the first published lesson that uses the video; null if there are none in this language.
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
