import { useSyncExternalStore } from 'react';

/** Key of the favourites in the local storage, as a JSON list of ids. Named in the cookie policy of the seed. */
export const FAVOURITES_KEY = 'favourites';
/** Sent to the window by the tab that changed them; others get `storage`. */
export const FAVOURITES_CHANGE = 'favourites';

function subscribe(listener: () => void): () => void {
  const events = [FAVOURITES_CHANGE, 'storage', 'pageshow'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** Empty on the server, without storage and without favourites. */
export function readKept(): string {
  try {
    return localStorage.getItem(FAVOURITES_KEY) ?? '';
  } catch {
    return '';
  }
}

/**
 * The stored favourites as text, for what every page loads: hearts look for their id, the header counts. `favourites-store`
 * reads and changes the list.
 */
export const useKeptHere = (): string => useSyncExternalStore(subscribe, readKept, () => '');

export const isKept = (stored: string, id: string): boolean => stored.includes(`"${id}"`);

export const countKept = (stored: string): number =>
  stored.startsWith('[') ? (stored.match(/"[a-z0-9]+"/g)?.length ?? 0) : 0;
