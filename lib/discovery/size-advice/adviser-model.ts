import * as z from 'zod/mini';
import { AVAILABILITIES } from '@/backend/contract/products';
import { PLACES, type Product } from '@/lib/catalog/types';
import type { FormTexts } from '@/lib/forms/message-types';
import type { OptionLabels } from '@/lib/catalog/options';

const row = z.object({
  size: z.string(),
  weightMin: z.number(),
  weightMax: z.number(),
  heightMin: z.number(),
  heightMax: z.number(),
  chest: z.nullable(z.object({ min: z.number(), max: z.number() })),
  buoyancy: z.nullable(z.number()),
});

const model = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string(),
  minAge: z.number(),
  waterFrom: z.nullable(z.number()),
  places: z.array(z.enum(PLACES)),
  rows: z.array(row),
  variants: z.array(
    z.object({
      options: z.record(z.string(), z.string()),
      availability: z.enum(AVAILABILITIES),
    }),
  ),
});
export type AdviserModel = z.infer<typeof model>;

/** `GET /api/size-advice`: the same for all visitors, so nothing about a child is ever sent. */
export const adviserResponse = z.object({
  data: z.object({
    models: z.array(model),
    texts: z.record(z.string(), z.string()),
    // Our own texts, in the shape of the messages file.
    form: z.custom<FormTexts>((value) => typeof value === 'object' && value !== null),
    options: z.object({
      keys: z.record(z.string(), z.string()),
      values: z.record(z.string(), z.record(z.string(), z.string())),
    }),
  }),
});

export interface AdviserData {
  models: AdviserModel[];
  texts: Record<string, string>;
  form: FormTexts;
  options: OptionLabels;
}

export function toAdviserModel({ id, title, sizeGuide, suitability, variants }: Product, path: string): AdviserModel {
  return {
    id,
    title,
    path,
    ...suitability,
    // Only what is needed: the responses carry component ids as well.
    rows: sizeGuide.map(({ size, weightMin, weightMax, heightMin, heightMax, chest, buoyancy }) => ({
      size,
      weightMin,
      weightMax,
      heightMin,
      heightMax,
      chest,
      buoyancy,
    })),
    variants: variants.map(({ options, availability }) => ({ options, availability })),
  };
}
