import { z } from 'zod';
import { introSchema, listOf, number, seoSchema, text } from '@/lib/backend/schemas/common';
import { captionsSchema, fileSchema, mediaSchema, videoFileSchema } from '@/lib/backend/schemas/media';
import { richTextSchema } from '@/lib/content/pages/rich-text-wire';
import { PASSPORT_FIELDS } from './types';
import { optionsSchema } from './option-wire';
import { AVAILABILITIES, PRODUCT_TYPES } from '@/backend/contract/products';

/** Key of a value; null for none. */
const key = z
  .string()
  .nullish()
  .transform((value) => value || null);
const availability = z.enum(AVAILABILITIES);
const productType = z.enum(PRODUCT_TYPES);

/** `from` in the unit of its endpoint. */
const reduction = z
  .object({ from: z.number(), percent: z.number() })
  .nullish()
  .transform((value) => value ?? null);
const saleEnds = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

const maker = z
  .object({ name: text, address: text, country: text, email: text })
  .nullish()
  .transform((value) => value ?? null);
const conformity = z
  .object({
    model: text,
    standard: text,
    performanceClass: text,
    protective: z.boolean().nullish().transform(Boolean),
    ceMarked: z.boolean().nullish().transform(Boolean),
    notifiedBody: text,
    certificates: listOf(z.object({ number: z.string(), color: key })),
  })
  .nullish()
  .transform((value) => value ?? null);

/** The age is that of the safety warnings unless the product says otherwise: without it, the adviser would accept babies. */
const DEFAULT_MIN_AGE = 3;
const flag = z.boolean().nullish().transform(Boolean);
const suitability = z
  .object({
    minAge: z.number().min(0).nullish().catch(null),
    waterFrom: z.number().nullish().catch(null),
    indoorPool: flag,
    outdoorPool: flag,
    openWater: flag,
  })
  .nullish()
  .transform((value) => ({
    minAge: value?.minAge ?? DEFAULT_MIN_AGE,
    waterFrom: value?.waterFrom ?? null,
    indoorPool: value?.indoorPool ?? false,
    outdoorPool: value?.outdoorPool ?? false,
    openWater: value?.openWater ?? false,
  }));

/** A product of `GET /catalog` and `GET /catalog/products`; amounts in cents. */
const wireCatalogProduct = z.object({
  id: z.string(),
  type: productType,
  listed: z.boolean(),
  position: number(0),
  title: text,
  slug: z.string(),
  summary: text,
  image: mediaSchema,
  from: z.number().int(),
  currency: z.string(),
  rating: z
    .object({ count: z.number(), average: z.number() })
    .nullish()
    .transform((rating) => rating ?? null),
  variants: listOf(
    z.object({
      id: z.string(),
      sku: text,
      options: optionsSchema,
      price: z.number().int(),
      reduction,
      saleEnds,
      availability,
      position: number(0),
      image: mediaSchema,
    }),
  ),
});
export type WireCatalogProduct = z.infer<typeof wireCatalogProduct>;
/** `GET /catalog/products?ids=a,b`: products by id, listed or not. */
export const wireCatalog = z.object({ products: listOf(wireCatalogProduct) });

/** `GET /catalog?color=blue&size=s,m&sort=name&page=2&pageSize=12&type=physical`: one page of the listing. */
export const wireListing = wireCatalog.extend({
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  facets: listOf(
    z.object({ key: z.string(), values: listOf(z.object({ value: z.string(), count: z.number().int() })) }),
  ),
});
export type WireListing = z.infer<typeof wireListing>;

/** A product of `GET /products/{id}`. */
export const wireProduct = z.object({
  id: z.string(),
  title: text,
  slug: z.string(),
  type: productType,
  listed: z.boolean().nullish(),
  position: number(0),
  summary: text,
  body: richTextSchema,
  intro: introSchema,
  /** The alt text is that of the language alone: a file's own is in the language of whoever uploaded it. */
  gallery: listOf(
    z
      .object({ value: key, image: mediaSchema, alt: text })
      .transform(({ value, image, alt }) => ({ value, image: image && { ...image, alt } })),
  ),
  details: listOf(z.object({ label: text, text })),
  passport: z
    .object({ material: text, origin: text, care: text, spareParts: text, endOfLife: text })
    .nullish()
    .transform((passport) =>
      PASSPORT_FIELDS.flatMap((name) => (passport?.[name] ? [{ name, text: passport[name] }] : [])),
    ),
  sizeGuide: listOf(
    z.object({
      size: z.string().min(1),
      chestMin: number(0),
      chestMax: number(0),
      weightMin: number(0),
      weightMax: number(0),
      heightMin: number(0),
      heightMax: number(0),
      /** Newtons with all floats. */
      buoyancy: z
        .number()
        .int()
        .min(1)
        .nullish()
        .catch(null)
        .transform((value) => value ?? null),
    }),
  ),
  suitability,
  warnings: listOf(z.object({ text: z.string() })),
  safety: text,
  film: videoFileSchema,
  filmPoster: mediaSchema,
  filmCaptions: captionsSchema,
  maker,
  responsible: maker,
  conformity,
  manual: fileSchema,
  declaration: fileSchema,
  includes: listOf(z.object({ scope: z.enum(['lesson', 'level']), title: z.string(), slug: z.string() })),
  hasGoesWith: flag,
  seo: seoSchema,
});
export type WireProduct = z.infer<typeof wireProduct>;

/** A variant of `GET /product-variants`; the price is a decimal in the currency of the language's domain. */
export const wireVariant = z.object({
  id: z.string(),
  sku: text,
  gtin: text,
  price: z.number(),
  currency: z.string(),
  reduction,
  saleEnds,
  options: optionsSchema,
  availability,
  intro: introSchema,
});
export type WireVariant = z.infer<typeof wireVariant>;

/** Decimals in the currency of the language's domain. */
export const wireShippingCountry = z.object({
  iso: z.string(),
  shippingCost: z.number(),
  currency: z.string(),
  minDays: number(1),
  maxDays: number(3),
  postalCodeMask: text,
  position: number(0),
});
export type WireShippingCountry = z.infer<typeof wireShippingCountry>;
