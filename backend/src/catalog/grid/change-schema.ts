import { z } from 'zod';
import { MAX_CENTS, MAX_FILE, MAX_PIECES, MAX_SKU, parseCell } from '../../domain/variant-cells';

/** Most changes of one request, which is one transaction. */
const MAX_CHANGES = 1000;

const STOCK_REASONS = ['received', 'counted', 'damaged', 'adjusted'] as const;

const amount = z.number().int().min(0).max(MAX_CENTS);
const file = z.number().int().min(1).max(MAX_FILE);
const moment = z.iso.datetime({ offset: true });

const valuesSchema = z
  .strictObject({
    sku: z
      .string()
      .max(MAX_SKU)
      .refine((sku) => parseCell('sku', sku).value === sku),
    gtin: z.string().min(1).max(14).nullable(),
    price: amount,
    salePrice: amount.nullable(),
    saleFrom: moment.nullable(),
    saleTo: moment.nullable(),
    active: z.boolean(),
    picture: file.nullable(),
  })
  .partial();

/** What an editor saw may be anything that an earlier form let through. */
const seenSchema = z
  .strictObject({
    sku: z.string().max(255),
    gtin: z.string().max(255).nullable(),
    price: z.number(),
    salePrice: z.number().nullable(),
    saleFrom: z.string().max(40).nullable(),
    saleTo: z.string().max(40).nullable(),
    active: z.boolean(),
    picture: z.number().nullable(),
  })
  .partial();

/** Body of a save of the grid. */
export const saveSchema = z.object({
  changes: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(64),
        set: valuesSchema.default({}),
        was: seenSchema.default({}),
        add: z.number().int().min(-MAX_PIECES).max(MAX_PIECES).default(0),
      }),
    )
    .min(1)
    .max(MAX_CHANGES)
    .refine((changes) => new Set(changes.map(({ id }) => id)).size === changes.length),
  reason: z.enum(STOCK_REASONS).default('adjusted'),
  /** Whether it is only checked: nothing is written. */
  dryRun: z.boolean().default(false),
});

export type SaveRequest = z.infer<typeof saveSchema>;
