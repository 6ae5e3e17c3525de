import 'server-only';
import { find } from '@/lib/backend/content-client';
import { typeTag, type TaggedType } from '@/lib/backend/cache-tags';
import { parsePreviewSegment } from '@/lib/backend/preview-path';
import { isPreview } from '@/lib/backend/draft-mode';
import { previewNotes } from '@/lib/backend/preview-notes';
import { z } from 'zod';
import type { RouteIndex } from '@/lib/routing/route-index';
import { getRouteIndex } from '@/lib/routing/route-index-store';
import { type Alternates } from '@/lib/i18n/alternates';
import { type Locale } from '@/backend/contract/locales';
import { type RouteKind } from '@/backend/contract/route-kinds';

const COLLECTIONS = {
  page: 'pages',
  product: 'products',
  article: 'articles',
  level: 'levels',
  lesson: 'lessons',
} as const;

export interface ResolvedEntry {
  id: string;
  alternates: Alternates;
}

/**
 * Resolves a public path to an entry by the index in memory. While it cannot be loaded, the backend is queried by slug,
 * and the entry has no paths in other languages.
 */
export async function resolveEntry(
  locale: Locale,
  kind: RouteKind,
  path: string,
  slug: string,
): Promise<ResolvedEntry | null> {
  const index = await getRouteIndex();
  if (await isPreview()) return resolveDraft(index, locale, kind, path, slug);
  if (index) {
    const id = index.find(locale, kind, path);
    return id === null ? null : { id, alternates: index.alternates(kind, id) };
  }
  const id = await findBySlug(locale, kind, slug);
  return id === null ? null : { id, alternates: { [locale]: path } };
}

/** In a preview: by the id in place of the slug, else as for visitors, else the draft with this slug. */
async function resolveDraft(
  index: RouteIndex | null,
  locale: Locale,
  kind: RouteKind,
  path: string,
  slug: string,
): Promise<ResolvedEntry | null> {
  const id = parsePreviewSegment(slug) ?? index?.find(locale, kind, path) ?? (await findBySlug(locale, kind, slug));
  if (id === null) return null;
  const alternates = index?.alternates(kind, id) ?? {};
  if (index && !alternates[locale]) previewNotes().unpublished = true;
  return { id, alternates };
}

async function findBySlug(locale: Locale, kind: RouteKind, slug: string): Promise<string | null> {
  const [entry] = await find(COLLECTIONS[kind], z.object({ id: z.string() }), {
    locale,
    tags: [typeTag(kind satisfies TaggedType)],
    query: { filters: { slug: { $eq: slug } }, fields: ['slug'] },
  });
  return entry?.id ?? null;
}
