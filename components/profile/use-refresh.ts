'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';

/** Rerenders the page on the server, so that it shows what is stored. */
export function useRefresh(): [refreshing: boolean, refresh: () => void] {
  const router = useRouter();
  const [refreshing, start] = useTransition();
  return [refreshing, () => start(() => router.refresh())];
}
