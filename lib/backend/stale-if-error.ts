import { LRUCache } from 'lru-cache';
import { isOutage } from './errors';
import { hasRecentOutage } from './outage';

/**
 * The last good response of every cached read, in bounded memory. Publishing expires pages at once; if the backend is down
 * when they are rendered again, these responses render them as before. On globalThis, because Next bundles routes
 * separately but runs them in one process.
 */
const MAX_BYTES = 32 * 1024 * 1024;
/** How long after a failure the reduced timeouts apply. */
const REDUCED_TIMEOUT_WINDOW_MS = 5_000;
const REDUCED_TIMEOUT_MS = { withStaleData: 300, without: 1_500 };

interface StaleStore {
  responses: LRUCache<string, { data: unknown }>;
  /** Tags of pages rendered with stale data or without data; they must be rendered again after the outage. */
  staleTags: Set<string>;
}

const holder = globalThis as typeof globalThis & { shopStaleStore?: StaleStore };

function store(): StaleStore {
  holder.shopStaleStore ??= { responses: new LRUCache({ maxSize: MAX_BYTES }), staleTags: new Set() };
  return holder.shopStaleStore;
}

export async function readWithStaleFallback<T>(
  key: string,
  tags: string[],
  load: (timeoutMs?: number) => Promise<T>,
): Promise<T> {
  const { responses } = store();
  // A hanging backend must not block every visitor. The request is still made, because it attaches the tags to the page.
  const reducedTimeoutMs = responses.get(key) ? REDUCED_TIMEOUT_MS.withStaleData : REDUCED_TIMEOUT_MS.without;
  try {
    const data = await load(hasRecentOutage(REDUCED_TIMEOUT_WINDOW_MS) ? reducedTimeoutMs : undefined);
    responses.set(key, { data }, { size: JSON.stringify(data).length });
    return data;
  } catch (error) {
    if (!isOutage(error)) {
      responses.delete(key);
      throw error;
    }
    addStaleTags(tags);
    const stale = responses.get(key);
    if (!stale) throw error;
    return stale.data as T;
  }
}

/** Records tags whose pages must be rendered again. */
export function addStaleTags(tags: string[]): void {
  for (const tag of tags) store().staleTags.add(tag);
}

export const hasStaleTags = (): boolean => store().staleTags.size > 0;

/** Returns and clears the recorded tags. */
export function takeStaleTags(): string[] {
  const { staleTags } = store();
  const tags = [...staleTags];
  staleTags.clear();
  return tags;
}
