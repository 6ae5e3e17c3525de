import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { typeTag } from '@/lib/backend/cache-tags';
import { read } from '@/lib/backend/content-client';
import { listOf } from '@/lib/backend/schemas/common';
import { withFallback } from '@/lib/backend/with-fallback';
import type { Locale } from '@/backend/contract/locales';
import { type AnnouncedPromotion, PROMOTION_KINDS } from '@/backend/contract/promotions';

const product = z.object({ id: z.string(), title: z.string(), slug: z.string() });

const wirePromotions: z.ZodType<AnnouncedPromotion[]> = listOf(
  z.object({
    kind: z.enum(PROMOTION_KINDS),
    percent: z.number().int().nullable(),
    price: z.number().int().nullable(),
    currency: z.string(),
    minSubtotal: z.number().int(),
    products: listOf(product),
    gift: product.nullable(),
  }),
);

/** Promotions in force. Without an answer there are none: the page is about something else. */
export const listPromotions = cache((locale: Locale): Promise<AnnouncedPromotion[]> => {
  const tags = [typeTag('promotion'), typeTag('product')];
  return withFallback(read('/promotions', wirePromotions, { locale, tags }), []);
});
