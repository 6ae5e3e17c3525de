import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration, when typed input could be lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
