import { z } from 'zod';
import { mediaSchema } from './media';

/** Optional text; '' if missing. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

export const number = (fallback: number) =>
  z
    .number()
    .nullish()
    .transform((value) => value ?? fallback);

/** A list that is [] if missing; invalid entries are dropped instead of failing the page. */
export function listOf<T>(entry: z.core.$ZodType<T>) {
  return z
    .unknown()
    .optional()
    .transform((value): T[] =>
      (Array.isArray(value) ? value : []).flatMap((item) => {
        const parsed = z.safeParse(entry, item);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}

export const seoSchema = z
  .object({ title: text, description: text, image: mediaSchema })
  .nullish()
  .transform((seo) => seo ?? { title: '', description: '', image: null });

/** Treats a link without URL as null. */
export const linkSchema = z
  .object({ label: text, path: text })
  .nullish()
  .transform((link) => (link?.path ? { label: link.label || link.path, path: link.path } : null));

export const introSchema = z
  .object({ title: text, text, image: mediaSchema, alt: text })
  .nullish()
  .transform((intro) => ({
    title: intro?.title ?? '',
    text: intro?.text ?? '',
    image: intro?.image ? { ...intro.image, alt: intro.alt || intro.image.alt } : null,
  }));
