import { useCallback, useEffect, useState } from 'react';
import type { Children } from '@/backend/contract/children';
import type { ApiError } from '@/lib/core/api';
import type { Result } from '@/lib/core/result';
import { fetchChildren } from './child-requests';

type Loaded = Result<{ data: Children }, ApiError>;

/**
 * The children of the signed-in customer; null while they load for the first time. What is known stays when a reload fails. They
 * are loaded again when the connection is back: another tab or adult may have marked something.
 */
export function useChildren(): { loaded: Loaded | null; reload: () => Promise<void> } {
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  const reload = useCallback(async () => {
    const next = await fetchChildren();
    setLoaded((before) => (next.ok || !before?.ok ? next : before));
  }, []);

  useEffect(() => {
    const load = (): void => void reload();
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [reload]);

  return { loaded, reload };
}
