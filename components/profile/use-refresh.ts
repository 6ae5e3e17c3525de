'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';

/** Has the server render the page anew: what it shows is what is stored. */
export function useRefresh(): [refreshing: boolean, refresh: () => void] {
  const router = useRouter();
  const [refreshing, start] = useTransition();
  return [refreshing, () => start(() => router.refresh())];
}
