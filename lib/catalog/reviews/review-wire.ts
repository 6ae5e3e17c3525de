import { z } from 'zod';
import { listOf, number, text } from '@/lib/backend/schemas/common';
import { mediaSchema } from '@/lib/backend/schemas/media';
import type { Rating } from './types';
import { DEFAULT_LOCALE, isLocale } from '@/backend/contract/locales';
import { SIZE_FITS } from '@/backend/contract/size-fit';

const wireProduct = z.object({ id: z.string(), title: text, slug: z.string() });
const wireStars = z.number().int().min(1).max(5);

const wireReview = z.object({
  id: z.string(),
  stars: wireStars,
  fit: z.enum(SIZE_FITS).nullable().catch(null),
  title: text,
  text,
  name: text,
  language: z.unknown().transform((language) => (isLocale(language) ? language : DEFAULT_LOCALE)),
  writtenOn: text,
  boughtOn: z
    .string()
    .nullish()
    .transform((day) => day ?? null),
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
  fit: z
    .object({ small: z.number(), right: z.number(), large: z.number() })
    .nullish()
    .transform((fit) => fit ?? null),
  items: listOf(wireReview),
  total: number(0),
  page: number(1),
  pages: number(1),
  products: listOf(wireProduct.extend({ count: z.number() })),
});
