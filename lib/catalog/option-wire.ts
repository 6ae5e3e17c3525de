import { z } from 'zod';
import { mediaSchema } from '@/lib/backend/schemas/media';
import { listOf } from '@/lib/backend/schemas/common';
import { type Options, type ProductOption, toOptions } from './options';

/** The options of a variant. */
export const optionsSchema = listOf(z.object({ key: z.string(), value: z.string() })).transform(
  (options): Options => toOptions(options),
);

/** `GET /catalog/options`: all options of the shop. */
export const wireOptions = z.object({
  options: listOf(
    z.object({
      key: z.string(),
      name: z.string(),
      filter: z.boolean(),
      values: listOf(
        z.object({
          key: z.string(),
          label: z.string(),
          swatch: z.array(z.string().regex(/^#[0-9a-f]{6}$/i)).catch([]),
          picture: mediaSchema,
          weight: z.object({ min: z.number(), max: z.number() }).nullable().catch(null),
        }),
      ),
    }),
  ),
});

export const toProductOptions = ({ options }: z.infer<typeof wireOptions>): ProductOption[] =>
  options.map(({ values, ...option }) => ({
    ...option,
    values: values.map(({ swatch: colors, picture, ...value }) => ({
      ...value,
      swatch: colors.length > 0 || picture ? { colors, picture } : null,
    })),
  }));
