import { z } from 'zod';
import type { FileLink, Film, Media } from '@/lib/core/media';

const UPLOADS = '/uploads/';

/** The backend's address of a file -> ours: visitors never talk to the backend. */
export function toMediaUrl(url: string): string {
  const start = url.indexOf(UPLOADS);
  return start < 0 ? url : `/media/${url.slice(start + UPLOADS.length)}`;
}

/** Only what lies in the library: a picture from elsewhere could be loaded by nobody, and is none. */
const mediaUrl = z.string().transform(toMediaUrl).pipe(z.string().startsWith('/media/'));
const size = z.number().positive().nullish().catch(null);

const wireMedia = z.object({
  url: mediaUrl,
  width: size,
  height: size,
  alternativeText: z.string().nullish(),
  /** Our own calls name it `alt`. */
  alt: z.string().nullish(),
});

/** A vector without a size of its own is drawn square. */
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

/** `shop.picture`: the text alternative in the page's language wins over the file's own. */
export const pictureSchema = z
  .object({ image: mediaSchema, alt: z.string().nullish() })
  .nullish()
  .transform((picture): Media | null =>
    picture?.image ? { ...picture.image, alt: picture.alt || picture.image.alt } : null,
  );

/** A PDF that an editor uploaded. */
export const fileSchema = z
  .object({ url: z.string(), size: z.number().nullish() })
  .nullish()
  .transform((file): FileLink | null => (file ? { url: toMediaUrl(file.url), size: Math.ceil(file.size ?? 0) } : null));

const FILM_TYPES = /^video\/(mp4|webm)$/;

/** A film that every browser of today plays; any other upload is none. */
export const filmSchema = z
  .object({ url: mediaUrl, mime: z.string().regex(FILM_TYPES) })
  .nullish()
  .catch(null)
  .transform((film): Film | null => (film ? { url: film.url, type: film.mime } : null));

/** Address of a WebVTT file. */
export const captionsSchema = z
  .object({ url: mediaUrl.pipe(z.string().regex(/\.vtt$/i)) })
  .nullish()
  .catch(null)
  .transform((file) => file?.url ?? null);
