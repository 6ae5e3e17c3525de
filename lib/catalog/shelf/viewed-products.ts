import { readStored, removeStored, sharedStorage, writeStored } from '@/lib/core/browser-storage';
import { parseIds } from './product-ids';

/** What was viewed last in this browser, newest first. Named in the cookie policy of the seed, with its days. */
const KEY = 'viewed-products';
const MAX = 5;
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

interface View {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
}

function toView(value: unknown): View[] {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('at' in value)) return [];
  const [id] = parseIds([value.id], 1);
  return id !== undefined && typeof value.at === 'number' ? [{ id, at: value.at }] : [];
}

/** The views in what a browser stored, without those of more than thirty days ago. */
export function parseViews(value: unknown, now: number): View[] {
  const given: unknown[] = Array.isArray(value) ? value : [];
  const views = given.flatMap(toView).filter(({ at }) => at <= now && now - at < KEPT_DAYS * DAY_MS);
  return views.filter(({ id }, index) => views.findIndex((other) => other.id === id) === index).slice(0, MAX);
}

export const addView = (views: View[], id: string, now: number): View[] =>
  [{ id, at: now }, ...views.filter((view) => view.id !== id)].slice(0, MAX);

function readViews(): View[] {
  const now = Date.now();
  const schema = { safeParse: (value: unknown) => ({ success: true as const, data: parseViews(value, now) }) };
  return readStored(sharedStorage, KEY, schema) ?? [];
}

/** Ids of the products viewed last, without `except`. */
export const viewedProducts = (except?: string): string[] =>
  readViews().flatMap(({ id }) => (id === except ? [] : [id]));

export const recordView = (id: string): void => writeStored(sharedStorage, KEY, addView(readViews(), id, Date.now()));

export const forgetViews = (): void => removeStored(sharedStorage, KEY);
