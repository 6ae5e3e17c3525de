import { z } from 'zod';
import { listOf } from '@/lib/backend/schemas/common';
import { isLocale, type Locale } from '@/backend/contract/locales';

const locale = z.custom<Locale>(isLocale);
const entry = z.object({ id: z.string(), locale, slug: z.string() });

/** Where a rule may lead: a path of ours, or a page elsewhere. The backend refuses anything else when it is saved. */
const TARGET = /^(\/(?![/\\])|https?:\/\/)/i;

/** `GET /route-index`: every published address, one row per locale; and what leads on from addresses without a page. */
export const wireRouteIndex = z.object({
  pages: listOf(
    z.object({
      id: z.string(),
      locale,
      path: z.array(z.string()),
      paged: z.boolean().nullish(),
      articlesPerPage: z.number().int().positive().nullish(),
    }),
  ),
  products: listOf(entry),
  articles: listOf(entry),
  levels: listOf(entry),
  lessons: listOf(entry.extend({ level: z.string() })),
  /** Subjects of the blog that have articles. */
  tags: listOf(entry.extend({ articles: z.number() })),
  /** Id of the profile's page: the one page of the CMS that is personal. */
  profile: z
    .string()
    .nullish()
    .transform((id) => id ?? null),
  /** Addresses that an entry left: slugs below the word of the kind, joined by slashes. */
  former: listOf(
    z.object({
      kind: z.enum(['page', 'product', 'article', 'level', 'lesson']),
      id: z.string(),
      locale,
      path: z.string(),
    }),
  ),
  /** Rules of editors; without a locale for every language. */
  redirects: listOf(
    z.object({
      from: z.string(),
      target: z.string().regex(TARGET),
      locale: locale.nullable(),
      permanent: z.boolean(),
    }),
  ),
});
export type WireRouteIndex = z.infer<typeof wireRouteIndex>;
