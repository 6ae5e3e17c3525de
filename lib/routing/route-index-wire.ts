import { ROUTE_KINDS } from '@/backend/contract/route-kinds';
import { z } from 'zod';
import { listOf } from '@/lib/backend/schemas/common';
import { isLocale, type Locale } from '@/backend/contract/locales';

const locale = z.custom<Locale>(isLocale);
const entry = z.object({ id: z.string(), locale, slug: z.string() });

/** Valid targets of a rule: a path of this site or an http(s) URL. The backend validates this on save as well. */
const TARGET = /^(\/(?![/\\])|https?:\/\/)/i;

/**
 * `GET /route-index?since=cursor`: every permalink, one row per locale, with previous permalinks and redirect rules. With
 * `forget` only what changed since: the rows take the place of the entries to be forgotten, and parts that are missing
 * stay.
 */
export const wireRouteIndex = z.object({
  /** Where the next answer begins. */
  cursor: z.string().nullish(),
  /** Cache tags of everything that changed, also of what this index does not contain. Comes with `forget`. */
  changed: z.array(z.string()).optional(),
  /** All entries of some kinds, and others by id. */
  forget: z.object({ kinds: z.array(z.enum(ROUTE_KINDS)), ids: z.array(z.string()) }).optional(),
  pages: listOf(
    z.object({
      id: z.string(),
      locale,
      path: z.array(z.string()),
      paged: z.boolean().nullish(),
      articlesPerPage: z.number().int().positive().nullish(),
      productsPerPage: z.number().int().positive().nullish(),
    }),
  ),
  products: listOf(entry),
  articles: listOf(entry),
  levels: listOf(entry),
  lessons: listOf(entry.extend({ level: z.string() })),
  /** Blog tags that have articles. */
  tags: listOf(entry.extend({ articles: z.number() })).optional(),
  /** Id of the profile page, the only personal page of the CMS. */
  profile: z.string().nullable().optional(),
  /** Previous permalinks: slugs without the prefix of the kind, joined by slashes. */
  former: listOf(
    z.object({
      kind: z.enum(ROUTE_KINDS),
      id: z.string(),
      locale,
      path: z.string(),
    }),
  ),
  /** Options by which the shop can be filtered, with the keys of their values. */
  filters: listOf(z.object({ key: z.string(), values: z.array(z.string()) })).optional(),
  /** Redirect rules of editors; a null locale applies to every language. */
  redirects: listOf(
    z.object({
      from: z.string(),
      target: z.string().regex(TARGET),
      locale: locale.nullable(),
      permanent: z.boolean(),
    }),
  ).optional(),
});
export type WireRouteIndex = z.infer<typeof wireRouteIndex>;
