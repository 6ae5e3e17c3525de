import { LRUCache } from 'lru-cache';
import { isOutage } from './errors';
import { recentOutage } from './outage';

/**
 * The last answer of every cached read, kept in memory and bounded. A publish expires pages at once; when the backend is away
 * at the moment they are rendered again, these answers render the page as it was, so that every page seen before still works.
 * On globalThis, because Next bundles routes apart but runs them in one process.
 */
const MAX_BYTES = 32 * 1024 * 1024;
/** How long after a failure the backend gets little time, least where an old answer would do. */
const BREAK_MS = 5_000;
const HURRIED_MS = { withOldAnswer: 300, without: 1_500 };

interface LastGood {
  answers: LRUCache<string, { answer: unknown }>;
  /** Tags of what was rendered from old answers or without any; pages that carry them must be rendered again soon. */
  staleTags: Set<string>;
}

const holder = globalThis as typeof globalThis & { shopLastGood?: LastGood };

function store(): LastGood {
  holder.shopLastGood ??= { answers: new LRUCache({ maxSize: MAX_BYTES }), staleTags: new Set() };
  return holder.shopLastGood;
}

export async function readThrough<T>(
  key: string,
  tags: string[],
  load: (timeoutMs?: number) => Promise<T>,
): Promise<T> {
  const { answers } = store();
  // A backend that hangs must not make every visitor wait for it. It is asked all the same: the page gets its tags by that.
  const patience = answers.get(key) ? HURRIED_MS.withOldAnswer : HURRIED_MS.without;
  try {
    const answer = await load(recentOutage(BREAK_MS) ? patience : undefined);
    answers.set(key, { answer }, { size: JSON.stringify(answer).length });
    return answer;
  } catch (error) {
    if (!isOutage(error)) {
      answers.delete(key);
      throw error;
    }
    addStaleTags(tags);
    const known = answers.get(key);
    if (!known) throw error;
    return known.answer as T;
  }
}

/** Notes tags whose pages must be made anew soon. */
export function addStaleTags(tags: string[]): void {
  for (const tag of tags) store().staleTags.add(tag);
}

export const hasStaleTags = (): boolean => store().staleTags.size > 0;

/** Hands over the tags that were noted since the last call. */
export function takeStaleTags(): string[] {
  const { staleTags } = store();
  const tags = [...staleTags];
  staleTags.clear();
  return tags;
}
