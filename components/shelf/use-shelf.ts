import { useEffect, useState } from 'react';
import { callApi } from '@/lib/core/api';
import { parseShelf } from '@/lib/catalog/shelf/parse-shelf';
import type { ShelfData } from '@/lib/catalog/shelf/types';

/** `data`: the last that came, perhaps of another query. */
interface ShelfState {
  data: ShelfData | null;
  isCurrent: boolean;
  isFailed: boolean;
  retry: () => void;
}

/** Products of `/api/shelf?<query>`; an empty query asks for nothing. */
export function useShelf(query: string): ShelfState {
  const [tries, setTries] = useState(0);
  const [last, setLast] = useState<{ data: ShelfData; query: string } | null>(null);
  const asked = `${query} ${tries}`;
  const [failed, setFailed] = useState('');

  useEffect(() => {
    if (query === '') return;
    const abort = new AbortController();
    const load = async (): Promise<void> => {
      try {
        const result = await callApi(`/api/shelf?${query}`, { parse: parseShelf, signal: abort.signal });
        if (result.ok) setLast({ data: result.data, query });
        else setFailed(asked);
      } catch {
        // Aborted: another query follows.
      }
    };
    void load();
    return () => abort.abort();
  }, [query, asked]);

  return {
    data: last?.data ?? null,
    isCurrent: last?.query === query,
    isFailed: failed === asked,
    retry: () => setTries(tries + 1),
  };
}
