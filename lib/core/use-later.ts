import { type ComponentType, useCallback, useState } from 'react';

/**
 * A component that comes with the call of the returned function; undefined before. Offline, or after a deployment of another
 * version, it does not come and the page stays as it is. @param load the same function in every render
 */
export function useLater<P>(load: () => Promise<ComponentType<P>>): [ComponentType<P> | undefined, () => void] {
  const [Loaded, setLoaded] = useState<ComponentType<P>>();
  const begin = useCallback(
    () =>
      void load().then(
        (component) => setLoaded(() => component),
        () => {},
      ),
    [load],
  );
  return [Loaded, begin];
}
