import { JsonLd } from '@/components/ui/json-ld';
import { toClips, toDuration } from '@/lib/academy/seo-clips';
import type { Lesson } from '@/lib/academy/types';
import { absoluteUrl } from '@/lib/i18n/hosts';
import { lessonPath, levelPath } from '@/backend/contract/paths';
import { partId } from '@/lib/discovery/seo/structured-data-ids';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

/** The lesson's video with chapters, without its URL, which is for viewers with access only. */
export function LessonJsonLd({ lesson, locale }: { lesson: Lesson; locale: Locale }) {
  const { level, slug, title, description, goal, video, chapters, publishedAt, preview, seo } = lesson;
  if (!video || !publishedAt) return null;
  const url = absoluteUrl(locale, lessonPath(locale, level.slug, slug));
  const course = absoluteUrl(locale, levelPath(locale, level.slug));
  return (
    <JsonLd
      data={{
        '@type': 'VideoObject',
        name: title,
        description: seo.description || description || goal || title,
        thumbnailUrl: absoluteUrl(locale, video.poster.url),
        uploadDate: publishedAt,
        duration: toDuration(video.seconds),
        inLanguage: LOCALE_SETTINGS[locale].tag,
        url,
        isAccessibleForFree: preview,
        isPartOf: { '@type': 'Course', '@id': partId(course, 'course'), name: level.title, url: course },
        hasPart: toClips(chapters, video.seconds).map(({ name, start, end }) => ({
          '@type': 'Clip',
          name,
          startOffset: start,
          endOffset: end,
          url: `${url}?t=${start}`,
        })),
      }}
    />
  );
}
