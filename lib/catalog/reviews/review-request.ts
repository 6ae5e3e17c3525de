import 'server-only';
import { headers } from 'next/headers';
import { z } from 'zod';
import { requestData } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { listOf, text } from '@/lib/backend/schemas/common';
import { mediaSchema } from '@/lib/backend/schemas/media';
import { type Locale } from '@/backend/contract/locales';
import { REVIEW_KEY_HEADER } from '@/backend/contract/headers';
import { SIZE_FITS } from '@/backend/contract/size-fit';

const wireOwn = z.object({
  stars: z.number(),
  fit: z.enum(SIZE_FITS).nullish(),
  title: text,
  text,
  name: text,
  photos: z.number(),
  state: z.enum(['pending', 'published', 'rejected']),
  reason: z.enum(['abuse', 'personal-data', 'off-topic', 'advertising']).nullish(),
});

const wireRequest = z.object({
  open: z.boolean(),
  name: text,
  products: listOf(
    z.object({
      id: z.string(),
      title: text,
      options: listOf(z.object({ key: z.string(), value: z.string() })),
      image: mediaSchema,
      review: wireOwn.nullish(),
    }),
  ),
});

/** The products of an order that can be reviewed, with existing reviews. */
export type ReviewRequest = z.infer<typeof wireRequest>;
export type ReviewedProduct = ReviewRequest['products'][number];

/** Null for an unknown key. */
export async function loadReviewRequest(locale: Locale, key: string): Promise<ReviewRequest | null> {
  const ip = (await headers()).get('x-forwarded-for') ?? undefined;
  try {
    return await requestData('/reviews/request', wireRequest, {
      caller: { locale, ip },
      headers: { [REVIEW_KEY_HEADER]: key },
    });
  } catch (error) {
    if (error instanceof BackendError && error.status === 404) return null;
    throw error;
  }
}

/** The product to review: the requested one, else the first without a review. */
export function chooseProduct(
  { products }: ReviewRequest,
  requestedId: string | undefined,
): ReviewedProduct | undefined {
  return products.find(({ id }) => id === requestedId) ?? products.find(({ review }) => !review) ?? products[0];
}
