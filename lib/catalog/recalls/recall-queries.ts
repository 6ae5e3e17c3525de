import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { typeTag } from '@/lib/backend/cache-tags';
import { read } from '@/lib/backend/content-client';
import { listOf, text } from '@/lib/backend/schemas/common';
import { mediaSchema } from '@/lib/backend/schemas/media';
import { withFallback } from '@/lib/backend/with-fallback';
import type { Locale } from '@/backend/contract/locales';

const day = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

const wireRecalls = listOf(
  z.object({
    id: z.string(),
    product: text,
    hazard: text,
    action: text,
    remedy: text,
    contact: text,
    picture: mediaSchema,
    remedies: listOf(z.enum(['repair', 'replacement', 'refund'])),
    lots: listOf(z.string()),
    shippedFrom: day,
    shippedUntil: day,
    productIds: listOf(z.string()),
  }),
);

/** A current product safety recall, in one language. */
export type Recall = z.infer<typeof wireRecalls>[number];

/** Current recalls, newest first. */
export const listRecalls = cache(
  (locale: Locale): Promise<Recall[]> => read('/recalls', wireRecalls, { locale, tags: [typeTag('recall')] }),
);

/** For pages that are about something else: without an answer there are none, instead of no page. */
export const listRecallsIfKnown = (locale: Locale): Promise<Recall[]> => withFallback(listRecalls(locale), []);
