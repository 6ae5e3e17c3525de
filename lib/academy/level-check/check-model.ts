import * as z from 'zod/mini';
import type { Messages } from '@/lib/forms/message-types';

const level = z.object({
  id: z.string(),
  floats: z.number(),
  /** Such as "Level 2". */
  label: z.string(),
  title: z.string(),
  path: z.string(),
  first: z.object({ title: z.string(), path: z.string(), free: z.boolean() }),
});
export type CheckLevel = z.infer<typeof level>;

export type LevelCheckTexts = Messages['levelCheck'];

/** `GET /api/level-check`: the same for all visitors, so nothing about a child is ever sent. */
export const checkResponse = z.object({
  data: z.object({
    levels: z.array(level),
    // Our own texts, in the shape of the messages file.
    texts: z.custom<LevelCheckTexts>((value) => typeof value === 'object' && value !== null),
  }),
});

export interface CheckData {
  levels: CheckLevel[];
  texts: LevelCheckTexts;
}
