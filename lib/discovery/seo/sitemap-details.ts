import 'server-only';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { REVALIDATE_SECONDS, requestData } from '@/lib/backend/client';
import { listOf } from '@/lib/backend/schemas/common';
import { toMediaUrl } from '@/lib/backend/schemas/media';
import type { RouteIndex } from '@/lib/routing/route-index';
import type { SitemapEntryDetails, ReadDetails } from './sitemap';
import { type Locale } from '@/backend/contract/locales';
import { type RouteKind } from '@/backend/contract/route-kinds';

/** `POST /sitemap`: last publication and main image of entries. */
const wireDetails = listOf(z.object({ id: z.string(), updatedAt: z.string(), image: z.string().nullish() }));

type Details = Map<string, SitemapEntryDetails>;

interface CachedDetails {
  details: Promise<Details>;
  /** Milliseconds since 1970. */
  until: number;
}

/** Keyed by the index, which is replaced on every publish. */
const caches = new WeakMap<RouteIndex, LRUCache<string, CachedDetails>>();
/** For all languages: six with about 40,000 entries each. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Approximate size of one entry. */
const DETAILS_BYTES = 270;

function cacheFor(index: RouteIndex): LRUCache<string, CachedDetails> {
  const memo = caches.get(index) ?? new LRUCache<string, CachedDetails>({ maxSize: MAX_BYTES });
  caches.set(index, memo);
  return memo;
}

async function fetchDetails(locale: Locale, kind: RouteKind, ids: string[]): Promise<Details> {
  const rows = await requestData('/sitemap', wireDetails, { method: 'POST', body: { locale, kind, ids } });
  return new Map(rows.map(({ id, updatedAt, image }) => [id, { updatedAt, image: image ? toMediaUrl(image) : null }]));
}

/**
 * Cached as long as browsers cache the sitemap, because requests are unlimited. During an outage entries are listed
 * without details.
 */
export function createDetailsReader(index: RouteIndex, locale: Locale, now = Date.now()): ReadDetails {
  const memo = cacheFor(index);
  return (kind, ids) => {
    const key = [locale, kind, ...ids].join(' ');
    const known = memo.get(key);
    if (known && known.until > now) return known.details;
    const details = fetchDetails(locale, kind, ids).catch((): Details => {
      memo.delete(key);
      return new Map();
    });
    memo.set(
      key,
      { details, until: now + REVALIDATE_SECONDS * 1000 },
      { size: Math.max(ids.length, 1) * DETAILS_BYTES },
    );
    return details;
  };
}
