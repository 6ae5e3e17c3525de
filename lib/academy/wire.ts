import { z } from 'zod';
import { listOf, number, seoSchema, text } from '@/lib/backend/schemas/common';
import { mediaSchema } from '@/lib/backend/schemas/media';
import { richTextSchema } from '@/lib/content/pages/rich-text-wire';

const wireVideo = z
  .object({ key: z.string(), seconds: number(0), width: number(0), height: number(0) })
  .nullish()
  .transform((video) => video ?? null);

const floats = z
  .number()
  .nullish()
  .transform((value) => value ?? null);

const wireLessonCard = z.object({
  id: z.string(),
  slug: z.string(),
  title: text,
  description: text,
  durationMinutes: number(0),
  position: number(0),
  preview: z.boolean().nullish().transform(Boolean),
  floats,
  cueCount: number(0),
  hasGame: z.boolean().nullish().transform(Boolean),
  video: wireVideo,
});
export type WireLessonCard = z.infer<typeof wireLessonCard>;

const wireLevelCard = z.object({
  id: z.string(),
  slug: z.string(),
  title: text,
  summary: text,
  picture: mediaSchema,
  position: number(0),
  learn: listOf(z.string()),
  lessons: listOf(wireLessonCard),
});

const wireOffer = z.object({
  variantId: z.string(),
  scope: z.enum(['lesson', 'level', 'all']),
  target: z
    .string()
    .nullish()
    .transform((value) => value ?? null),
  price: z.number().int(),
});

/** `GET /academy/outline`; amounts are cents. */
export const wireOutline = z.object({
  currency: z.string(),
  levels: listOf(wireLevelCard),
  offers: listOf(wireOffer),
});
export type WireOutline = z.infer<typeof wireOutline>;

/** The fields of a level's page from `GET /levels/{id}`. */
export const wireLevel = z.object({ id: z.string(), title: text, body: richTextSchema, seo: seoSchema });
export type WireLevel = z.infer<typeof wireLevel>;

const points = listOf(z.object({ text: z.string().min(1) }));

/** The fields of a lesson's page from `GET /lessons/{id}`. */
export const wireLesson = z.object({
  id: z.string(),
  title: text,
  goal: text,
  stopSigns: points,
  material: points,
  floatsAfter: floats,
  chapters: listOf(z.object({ seconds: z.number(), title: text })),
  seo: seoSchema,
  publishedAt: text,
});
export type WireLesson = z.infer<typeof wireLesson>;
