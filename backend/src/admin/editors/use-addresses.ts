import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

interface Address {
  path: string;
  title: string;
}

interface Addresses {
  /** Null before the first answer. */
  addresses: Address[] | null;
  hasFailed: boolean;
}

/** Typing goes on meanwhile. */
const PAUSE_MS = 200;

/** Where links of a language can lead, by a text in title or path; read while the list is open. */
export function useAddresses(locale: string, text: string, isOpen: boolean): Addresses {
  const { get } = useFetchClient();
  const [found, setFound] = useState<Addresses>({ addresses: null, hasFailed: false });
  useEffect(() => {
    if (!isOpen) return;
    const left = new AbortController();
    const query = new URLSearchParams({ locale, text });
    const timer = setTimeout(
      () =>
        get<{ data: Address[] }>(`/shop/addresses?${query}`, { signal: left.signal })
          .then(({ data }) => setFound({ addresses: data.data, hasFailed: false }))
          .catch(() => !left.signal.aborted && setFound({ addresses: [], hasFailed: true })),
      text === '' ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [get, locale, text, isOpen]);
  return found;
}
