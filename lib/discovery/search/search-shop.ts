import 'server-only';
import { headers } from 'next/headers';
import { z } from 'zod';
import { listOf, text } from '@/lib/backend/schemas/common';
import { type Caller, requestData } from '@/lib/backend/client';
import { findProductCards } from '@/lib/catalog/product-queries';
import { getRouteIndex } from '@/lib/routing/route-index-store';
import type { Group, SearchHit } from './types';
import { normalizeSearchQuery } from '@/lib/core/search-query';
import { type Locale } from '@/backend/contract/locales';
import { type RouteKind } from '@/backend/contract/route-kinds';

const wireHit = z.object({
  kind: z.enum(['product', 'lesson', 'level', 'article', 'page']),
  id: z.string(),
  title: z.string(),
  summary: text,
});

const GROUP_OF: Record<RouteKind, Group> = {
  product: 'product',
  lesson: 'academy',
  level: 'academy',
  article: 'article',
  page: 'page',
};

/** Searches in the caller's language, best match first. */
export async function searchShop(query: string, caller: Caller, limit: number): Promise<SearchHit[]> {
  const { locale } = caller;
  const q = normalizeSearchQuery(query);
  if (q === '') return [];
  const [found, index] = await Promise.all([
    requestData('/search', listOf(wireHit), { query: { locale, q, limit }, caller }),
    getRouteIndex(),
  ]);
  const ids = found.flatMap(({ kind, id }) => (kind === 'product' ? [id] : []));
  const products = new Map((await findProductCards(locale, ids)).map((product) => [product.id, product]));
  return found.flatMap(({ kind, id, title, summary }) => {
    // Published below an unpublished parent: no permalink.
    const path = index?.alternates(kind, id)[locale];
    if (!path) return [];
    return [{ group: GROUP_OF[kind], id, title, summary, path, product: products.get(id) ?? null }];
  });
}

/** Caller of a results page; only the IP address is needed, for the rate limit. */
export async function searchCaller(locale: Locale): Promise<Caller> {
  return { locale, ip: (await headers()).get('x-forwarded-for') ?? undefined };
}
