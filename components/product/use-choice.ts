import { useSyncExternalStore } from 'react';
import { type Choice, type Pickable, readChoice, writeChoice } from '@/lib/catalog/select-variant';
import { type OptionKey } from '@/backend/contract/products';

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
export function useChoice(variants: Pickable[]): [Choice, (key: OptionKey, value: string) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );

  function choose(key: OptionKey, value: string) {
    const query = writeChoice(location.search, { ...readChoice(location.search, variants), [key]: value });
    history.replaceState(null, '', location.pathname + query + location.hash);
    for (const listener of listeners) listener();
  }

  return [readChoice(search, variants), choose];
}
