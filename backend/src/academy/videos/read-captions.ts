import type { Core } from '@strapi/strapi';

/**
 * WebVTT in a language of the lesson that shows a video, as published; null without. Where several lessons show it, the
 * first one's.
 */
export async function readCaptions(strapi: Core.Strapi, key: string, locale: string): Promise<string | null> {
  const row: { captions: string } | undefined = await strapi.db
    .connection('lessons as lesson')
    .join('lessons_video_lnk as link', 'link.lesson_id', 'lesson.id')
    .join('video_assets as video', 'video.id', 'link.video_asset_id')
    .where({ 'video.key': key, 'lesson.locale': locale })
    .whereNotNull('lesson.published_at')
    .whereNotNull('lesson.captions')
    .whereNot('lesson.captions', '')
    .orderBy('lesson.id')
    .select({ captions: 'lesson.captions' })
    .first();
  return row?.captions ?? null;
}
