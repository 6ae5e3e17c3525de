import { z } from 'zod';
import { listOf, number, text } from '@/lib/backend/schemas/common';
import { mediaSchema } from '@/lib/backend/schemas/media';
import type { Rating } from './types';
import { DEFAULT_LOCALE, isLocale } from '@/backend/contract/locales';

const wireProduct = z.object({ id: z.string(), title: text, slug: z.string() });
const wireStars = z.number().int().min(1).max(5);

const wireReview = z.object({
  id: z.string(),
  stars: wireStars,
  title: text,
  text,
  name: text,
  language: z.unknown().transform((language) => (isLocale(language) ? language : DEFAULT_LOCALE)),
  writtenOn: text,
  options: listOf(z.object({ key: z.string(), value: z.string() })),
  photos: listOf(mediaSchema).transform((photos) => photos.filter((photo) => photo !== null)),
  reply: text,
  product: wireProduct
    .extend({ slug: z.string().nullable() })
    .nullish()
    .transform((product) => product ?? null),
});

const NONE: Rating = { count: 0, average: 0, distribution: [0, 0, 0, 0, 0] };

/** `GET /reviews`. */
export const wireReviewPage = z.object({
  rating: z
    .object({ count: z.number(), average: z.number(), distribution: z.array(z.number()).length(5) })
    .nullish()
    .transform((rating) => rating ?? NONE),
  items: listOf(wireReview),
  total: number(0),
  page: number(1),
  pages: number(1),
  products: listOf(wireProduct.extend({ count: z.number() })),
});
