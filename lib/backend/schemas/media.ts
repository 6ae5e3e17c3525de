import { z } from 'zod';
import type { FileLink, VideoFile, Media } from '@/lib/core/media';

const UPLOADS = '/uploads/';

/** Converts the backend's file URL to a public one: visitors never access the backend. */
export function toMediaUrl(url: string): string {
  const start = url.indexOf(UPLOADS);
  return start < 0 ? url : `/media/${url.slice(start + UPLOADS.length)}`;
}

/** Only files of the media library: the content security policy blocks other origins. */
const mediaUrl = z.string().transform(toMediaUrl).pipe(z.string().startsWith('/media/'));
const size = z.number().positive().nullish().catch(null);

const wireMedia = z.object({
  url: mediaUrl,
  width: size,
  height: size,
  alternativeText: z.string().nullish(),
  /** Custom endpoints send `alt` instead. */
  alt: z.string().nullish(),
});

/** Width and height of an SVG without dimensions. */
const FALLBACK_SIZE = 512;

export const mediaSchema = wireMedia
  .nullish()
  .catch(null)
  .transform((media): Media | null =>
    media
      ? {
          url: media.url,
          width: media.width ?? FALLBACK_SIZE,
          height: media.height ?? FALLBACK_SIZE,
          alt: media.alt ?? media.alternativeText ?? '',
        }
      : null,
  );

/** The component `shop.picture`: its localized alt text overrides that of the file. */
export const pictureSchema = z
  .object({ image: mediaSchema, alt: z.string().nullish() })
  .nullish()
  .transform((picture): Media | null =>
    picture?.image ? { ...picture.image, alt: picture.alt || picture.image.alt } : null,
  );

/** An uploaded PDF. */
export const fileSchema = z
  .object({ url: z.string(), size: z.number().nullish() })
  .nullish()
  .transform((file): FileLink | null => (file ? { url: toMediaUrl(file.url), size: Math.ceil(file.size ?? 0) } : null));

const VIDEO_TYPES = /^video\/(mp4|webm)$/;

/** A video in a format that all current browsers play; null for other uploads. */
export const videoFileSchema = z
  .object({ url: mediaUrl, mime: z.string().regex(VIDEO_TYPES), createdAt: z.string().nullish() })
  .nullish()
  .catch(null)
  .transform((film): VideoFile | null =>
    film ? { url: film.url, type: film.mime, uploadedAt: film.createdAt ?? null } : null,
  );

/** URL of a WebVTT file. */
export const captionsSchema = z
  .object({ url: mediaUrl.pipe(z.string().regex(/\.vtt$/i)) })
  .nullish()
  .catch(null)
  .transform((file) => file?.url ?? null);
