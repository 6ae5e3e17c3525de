import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while React takes over the page: what is typed then could get lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
