import { useEffect, useState } from 'react';
import type { Children } from '@/backend/contract/children';
import type { ApiError } from '@/lib/core/api';
import type { Result } from '@/lib/core/result';
import { fetchChildren } from './child-requests';

type Loaded = Result<{ data: Children }, ApiError>;

/** The children of the signed-in customer; null while they load for the first time. What is known stays when a reload fails. */
export function useChildren(): { loaded: Loaded | null; reload: () => Promise<void> } {
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    let current = true;
    void fetchChildren().then((next) => current && setLoaded(next));
    return () => {
      current = false;
    };
  }, []);

  const reload = async () => {
    const next = await fetchChildren();
    setLoaded((before) => (next.ok || !before?.ok ? next : before));
  };
  return { loaded, reload };
}
