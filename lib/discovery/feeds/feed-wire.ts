import { z } from 'zod';
import { AVAILABILITIES, PRODUCT_TYPES } from '@/backend/contract/products';
import { optionsSchema } from '@/lib/catalog/option-wire';
import { introSchema, listOf, number, text } from '@/lib/backend/schemas/common';
import { mediaSchema, pictureSchema } from '@/lib/backend/schemas/media';
import { richTextSchema } from '@/lib/content/pages/rich-text-wire';

/** Lists are strict here, unlike on pages: a product that is dropped in silence would be delisted. */
const orNull = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null);

/** Texts of products, of `GET /products`. */
export const wireFeedProducts = z.array(
  z.object({
    id: z.string(),
    type: z.enum(PRODUCT_TYPES),
    listed: z
      .boolean()
      .nullish()
      .transform((value) => value ?? true),
    position: number(0),
    title: text,
    summary: text,
    googleCategory: text,
    intro: introSchema,
    body: richTextSchema,
    details: listOf(z.object({ label: text, text })),
    gallery: z
      .array(
        z
          .looseObject({ value: orNull(z.string()) })
          .transform((entry) => ({ value: entry.value || null, image: pictureSchema.parse(entry) })),
      )
      .nullish()
      .transform((value) => value ?? []),
    maker: orNull(z.object({ name: text })),
  }),
);
export type WireFeedProduct = z.infer<typeof wireFeedProducts>[number];

/** Variants with price and stock, of `GET /catalog/products`; amounts in minor units. */
export const wireFeedOffers = z.object({
  products: z.array(
    z.object({
      id: z.string(),
      currency: z.string(),
      variants: z.array(
        z.object({
          id: z.string(),
          sku: text,
          gtin: text,
          options: optionsSchema,
          price: z.number().int(),
          reduction: orNull(z.object({ from: z.number().int(), percent: z.number() })),
          saleStarts: orNull(z.iso.datetime()),
          saleEnds: orNull(z.iso.datetime()),
          availability: z.enum(AVAILABILITIES),
          image: mediaSchema,
        }),
      ),
    }),
  ),
});
export type WireFeedOffers = z.infer<typeof wireFeedOffers>;

/** `GET /shipping-countries`; decimals in the currency of the domain. */
export const wireShippingRates = z.array(
  z.object({
    iso: z.string().length(2),
    currency: z.string(),
    shippingCost: z.number(),
    freeFrom: orNull(z.number()),
    minDays: number(1),
    maxDays: number(3),
    position: number(0),
  }),
);
export type WireShippingRate = z.infer<typeof wireShippingRates>[number];
