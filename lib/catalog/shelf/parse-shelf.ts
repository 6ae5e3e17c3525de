import { z } from 'zod/mini';
import type { ShelfData } from './types';
import { AVAILABILITIES } from '@/backend/contract/products';

const media = z.object({ url: z.string(), width: z.number(), height: z.number(), alt: z.string() });
const card = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string().check(z.regex(/^\/(?!\/)/)),
  image: z.nullable(media),
  price: z.nullable(z.string()),
  stock: z.enum(AVAILABILITIES),
});
const labels = z.object({
  goesWith: z.string(),
  goesWithOrder: z.string(),
  viewed: z.string(),
  forget: z.string(),
  inclVat: z.string(),
  stock: z.object({ ok: z.string(), low: z.string(), sold_out: z.string() }),
  keep: z.string(),
});
const response = z.object({ data: z.object({ cards: z.array(card), labels }) });

/** Parses the response of `/api/shelf`; throws if invalid. */
export const parseShelf = (json: unknown): ShelfData => response.parse(json).data;
