import { useSyncExternalStore } from 'react';
import type { Options } from '@/lib/catalog/options';
import { changeChoice, optionKeys, type Pickable, readChoice, writeChoice } from '@/lib/catalog/select-variant';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/**
 * The selection on a product page, stored in the URL: it can be shared and survives a reload. The page itself is static,
 * identical for all visitors, and starts without a selection.
 */
export function useChoice(variants: Pickable[]): [Options, (key: string, value: string) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );

  function choose(key: string, value: string) {
    const choice = changeChoice(variants, readChoice(location.search, variants), key, value);
    const query = writeChoice(location.search, choice, optionKeys(variants));
    history.replaceState(null, '', location.pathname + query + location.hash);
    for (const listener of listeners) listener();
  }

  return [readChoice(search, variants), choose];
}
