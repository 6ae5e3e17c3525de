import { LRUCache } from 'lru-cache';
import { isOutage } from './errors';
import { hasRecentOutage } from './outage';

/**
 * The last good response of every cached read, in bounded memory. Publishing expires pages at once; if the backend is down
 * when they are rendered again, these responses render them as before. On globalThis, because Next bundles routes
 * separately but runs them in one process.
 */
const MAX_BYTES = 32 * 1024 * 1024;
/** Longer than a page takes to render on a busy machine. */
const SLOW_RENDER_MS = 10_000;
/** How long after a failure the reduced timeouts apply. */
const REDUCED_TIMEOUT_WINDOW_MS = 5_000;
const REDUCED_TIMEOUT_MS = { withStaleData: 300, without: 1_500 };

interface StaleStore {
  responses: LRUCache<string, { data: unknown }>;
  /** Tags of pages rendered with stale data or without data; they must be rendered again after the outage. */
  staleTags: Set<string>;
  /** Tags that become stale later, with that time in milliseconds. */
  delayedTags: Map<string, number>;
  /** Whether tags were taken that are not known to have expired. */
  expiring: boolean;
}

const holder = globalThis as typeof globalThis & { shopStaleStore?: StaleStore };

function store(): StaleStore {
  holder.shopStaleStore ??= {
    responses: new LRUCache({ maxSize: MAX_BYTES }),
    staleTags: new Set(),
    delayedTags: new Map(),
    expiring: false,
  };
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

/** Records tags whose pages must be rendered again after a delay. A tag that is already waiting starts anew. */
export function addDelayedStaleTags(tags: string[], delayMs: number, now = Date.now()): void {
  for (const tag of tags) store().delayedTags.set(tag, now + delayMs);
}

/**
 * A page whose data was read before its tags expired and that is stored afterwards would count as fresh. So tags of a change
 * expire with the next round of instrumentation-node.ts, and once more when even a slow render has ended. All changes share
 * these rounds.
 */
export function expireAgain(tags: string[], now = Date.now()): void {
  addStaleTags(tags);
  addDelayedStaleTags(tags, SLOW_RENDER_MS, now);
}

function moveDueTags(now: number): void {
  const { staleTags, delayedTags } = store();
  for (const [tag, dueAt] of delayedTags) {
    if (dueAt > now) continue;
    delayedTags.delete(tag);
    staleTags.add(tag);
  }
}

/** Expires the recorded tags that are due; if `expire` returns false, they are due again. */
export async function expireStaleTags(expire: (tags: string[]) => Promise<boolean>): Promise<void> {
  const tags = takeStaleTags();
  store().expiring = true;
  try {
    if (!(await expire(tags))) addStaleTags(tags);
  } finally {
    store().expiring = false;
  }
}

export const isExpiringTags = (): boolean => store().expiring;

/** Returns and clears the recorded tags that are due. */
export function takeStaleTags(now = Date.now()): string[] {
  moveDueTags(now);
  const { staleTags } = store();
  const tags = [...staleTags];
  staleTags.clear();
  return tags;
}

export function hasStaleTags(now = Date.now()): boolean {
  moveDueTags(now);
  return store().staleTags.size > 0;
}
