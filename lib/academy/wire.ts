import { z } from 'zod';
import { number, seoSchema, text } from '@/lib/backend/schemas/common';
import { pictureSchema } from '@/lib/backend/schemas/media';
import { richTextSchema } from '@/lib/content/rich-text-wire';

export const wireLevelCard = z.object({
  id: z.string(),
  slug: z.string(),
  title: text,
  summary: text,
  picture: pictureSchema,
  position: number(0),
});
export type WireLevelCard = z.infer<typeof wireLevelCard>;

export const wireLevel = wireLevelCard.extend({ body: richTextSchema, seo: seoSchema });
export type WireLevel = z.infer<typeof wireLevel>;

export const wireLesson = z.object({
  id: z.string(),
  slug: z.string(),
  title: text,
  description: text,
  durationMinutes: number(0),
  position: number(0),
});
export type WireLesson = z.infer<typeof wireLesson>;
