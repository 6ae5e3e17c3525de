import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  // Next changes the address without that event.
  const navigation: EventTarget | undefined = 'navigation' in window ? window.navigation : undefined;
  navigation?.addEventListener('currententrychange', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    navigation?.removeEventListener('currententrychange', listener);
  };
}

/** The fragment of the address with its `#`; null on the server and during hydration. */
export const useFragment = (): string | null =>
  useSyncExternalStore<string | null>(
    subscribe,
    () => location.hash,
    () => null,
  );
