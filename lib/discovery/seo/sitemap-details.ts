import 'server-only';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { REVALIDATE_SECONDS, requestData } from '@/lib/backend/client';
import { listOf } from '@/lib/backend/schemas/common';
import { toMediaUrl } from '@/lib/backend/schemas/media';
import type { RouteIndex, RouteKind } from '@/lib/routing/route-index';
import type { SitemapEntryDetails, ReadDetails } from './sitemap';
import { type Locale } from '@/backend/contract/locales';

/** `POST /sitemap`: when entries were published last, and their main pictures. */
const wireDetails = listOf(z.object({ id: z.string(), updatedAt: z.string(), image: z.string().nullish() }));

type Details = Map<string, SitemapEntryDetails>;

interface CachedDetails {
  details: Promise<Details>;
  /** Milliseconds since 1970. */
  until: number;
}

/** Whatever is published brings a new index, and with it new details. */
const caches = new WeakMap<RouteIndex, LRUCache<string, CachedDetails>>();
/** Of all languages together: six of some 40,000 addresses each. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Of one address, roughly. */
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
 * Details are kept as long as browsers keep the sitemap, because anybody may ask for it as often as they like. An address
 * without its date is better than none: while the backend is away there are no details.
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
