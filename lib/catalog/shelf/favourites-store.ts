import { useMemo } from 'react';
import { readStored, removeStored, sharedStorage, writeStored } from '@/lib/core/browser-storage';
import { MAX_FAVOURITES, addFavourites, parseFavourites, parseStoredFavourites } from './favourites';
import { FAVOURITES_CHANGE, FAVOURITES_KEY, useKeptHere } from './kept-here';

/** The favourites of this browser, which nobody else knows. Read again for every change: another tab may have changed them. */
const schema = { safeParse: (value: unknown) => ({ success: true as const, data: parseFavourites(value) }) };
const getIds = (): string[] => readStored(sharedStorage, FAVOURITES_KEY, schema) ?? [];

function write(next: string[]): void {
  if (next.length === 0) removeStored(sharedStorage, FAVOURITES_KEY);
  else writeStored(sharedStorage, FAVOURITES_KEY, next);
  window.dispatchEvent(new Event(FAVOURITES_CHANGE));
}

/** Empty on the server and during hydration. */
export function useFavourites(): string[] {
  const stored = useKeptHere();
  return useMemo(() => parseStoredFavourites(stored), [stored]);
}

/** Returns whether all fitted: the list may be full. */
export function keepFavourites(more: string[]): boolean {
  const next = addFavourites(getIds(), more);
  write(next);
  return more.every((id) => next.includes(id));
}

/** Keeps it, or no longer. In a full list it takes the place of the oldest. */
export function toggleFavourite(id: string): void {
  const ids = getIds();
  if (ids.includes(id)) removeFavourites([id]);
  else write([...ids, id].slice(-MAX_FAVOURITES));
}

export function removeFavourites(gone: string[]): void {
  write(getIds().filter((id) => !gone.includes(id)));
}
