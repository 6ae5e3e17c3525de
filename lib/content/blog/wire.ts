import { z } from 'zod';
import { listOf, seoSchema, text } from '@/lib/backend/schemas/common';
import { mediaSchema, pictureSchema } from '@/lib/backend/schemas/media';
import { richTextSchema } from '@/lib/content/pages/rich-text-wire';

export const wireTag = z.object({ id: z.string(), slug: z.string(), title: text });

const shared = {
  id: z.string(),
  slug: z.string(),
  title: text,
  summary: text,
  author: text,
  publishedOn: text,
  updatedOn: z
    .string()
    .nullish()
    .transform((day) => day || null),
  tags: listOf(wireTag),
};

/** `GET /blog` and `GET /blog/related/{id}`. */
export const wireCards = z.object({ articles: listOf(z.object({ ...shared, picture: mediaSchema })) });

/** `GET /articles/{id}`. */
export const wireArticle = z.object({
  ...shared,
  picture: pictureSchema,
  authorRole: text,
  authorPicture: mediaSchema,
  body: richTextSchema,
  seo: seoSchema,
});
