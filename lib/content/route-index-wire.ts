import { z } from 'zod';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { listOf } from '@/lib/backend/schemas/common';

const locale = z.custom<Locale>(isLocale);
const entry = z.object({ id: z.string(), locale, slug: z.string() });

/** `GET /route-index`: every published address, one row per locale. */
export const wireRouteIndex = z.object({
  pages: listOf(z.object({ id: z.string(), locale, path: z.array(z.string()), paged: z.boolean().nullish() })),
  products: listOf(entry),
  articles: listOf(entry),
  levels: listOf(entry),
  lessons: listOf(entry.extend({ level: z.string() })),
  /** Id of the profile's page: the one page of the CMS that is personal. */
  profile: z
    .string()
    .nullish()
    .transform((id) => id ?? null),
});
export type WireRouteIndex = z.infer<typeof wireRouteIndex>;
