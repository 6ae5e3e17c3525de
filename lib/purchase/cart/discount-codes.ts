import { useSyncExternalStore } from 'react';
import { readStored, removeStored, sharedStorage, writeStored } from '@/lib/core/browser-storage';
import { MAX_CODES } from '@/backend/contract/discounts';

/** Discount codes entered in this browser, until an order with them is placed. */
const KEY = 'discount-codes';
const EMPTY: string[] = [];

const schema = {
  safeParse: (value: unknown): { success: true; data: string[] } | { success: false } =>
    Array.isArray(value) && value.every((code) => typeof code === 'string')
      ? { success: true, data: value.slice(0, MAX_CODES) }
      : { success: false },
};

const listeners = new Set<() => void>();
/** Null: read from storage. Without storage this is the only copy. */
let codes: string[] | null = null;

function getCodes(): string[] {
  codes ??= readStored(sharedStorage, KEY, schema) ?? EMPTY;
  return codes;
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function write(next: string[]): void {
  codes = next;
  if (next.length === 0) removeStored(sharedStorage, KEY);
  else writeStored(sharedStorage, KEY, next);
  notifyListeners();
}

/** Another tab changed the codes, or the page was restored from the back/forward cache. */
function reloadCodes(event: StorageEvent | PageTransitionEvent): void {
  if ('persisted' in event ? !event.persisted : event.key !== KEY && event.key !== null) return;
  codes = null;
  notifyListeners();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    window.addEventListener('storage', reloadCodes);
    window.addEventListener('pageshow', reloadCodes);
  }
  return () => listeners.delete(listener);
}

export function useCodes(): string[] {
  return useSyncExternalStore(subscribe, getCodes, () => EMPTY);
}

/** The codes, outside of rendering. */
export const readCodes = (): string[] => getCodes();

export function addCode(code: string): void {
  const known = getCodes();
  if (!known.includes(code)) write([...known, code].slice(-MAX_CODES));
}

export function removeCodes(gone: string[]): void {
  write(getCodes().filter((code) => !gone.includes(code)));
}

export const clearCodes = (): void => write(EMPTY);
