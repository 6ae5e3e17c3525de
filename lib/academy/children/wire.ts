import { z } from 'zod';
import { AUTHORS, type Child, type Children, MARK_STATES, type SwimList } from '@/backend/contract/children';
import { listOf } from '@/lib/backend/schemas/common';

const by = z.enum(AUTHORS).nullable();

export const wireSwims: z.ZodType<SwimList> = z.object({
  rows: listOf(
    z.object({ id: z.string(), day: z.string(), minutes: z.number(), floats: z.number(), note: z.string(), by }),
  ),
  page: z.number(),
  total: z.number(),
});

const wireChild: z.ZodType<Child> = z.object({
  id: z.string(),
  nickname: z.string(),
  birthYear: z.number().nullable(),
  weight: z.number().nullable(),
  size: z.string(),
  sharedBy: z.string().nullable(),
  isShared: z.boolean(),
  marks: listOf(z.object({ lesson: z.string(), state: z.enum(MARK_STATES), floats: z.number(), day: z.string(), by })),
  plan: z.object({
    floats: z.number(),
    lesson: z.string().nullable(),
    visits: z.number(),
    after: z.number().nullable(),
    change: z.object({ kind: z.enum(['out', 'fell-back', 'break']), day: z.string() }).nullable(),
  }),
  stuck: z.object({ lesson: z.string(), before: z.string().nullable() }).nullable(),
  swims: wireSwims,
});

/** `GET /academy/children`. */
export const wireChildren: z.ZodType<Children> = z.object({ today: z.string(), children: listOf(wireChild) });
