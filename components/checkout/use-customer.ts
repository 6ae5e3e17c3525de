'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { SESSION_CHANGE } from '@/lib/session/session-change';
import { type Customer, parseCustomer } from '@/lib/customer/account/parse-customer';
import { type ApiError, callApi } from '@/lib/core/api';
import { retryOnce } from '@/lib/core/react-query';

/** The signed-in customer, or null. No request without a session hint. */
export function useCustomer(): Customer | null {
  const signedIn = useSignedIn();
  const { data, isFetched, error } = useQuery<Customer | null, ApiError>({
    queryKey: ['customer'],
    queryFn: async ({ signal }) => {
      const result = await callApi('/api/me', { parse: parseCustomer, signal });
      if (result.ok) return result.data;
      // The session has ended, and the response removed its cookies.
      if (result.error.status === 401) return null;
      throw result.error;
    },
    enabled: signedIn,
    // An outage does not end the session; continue as a guest.
    retry: retryOnce,
    gcTime: 0,
  });

  useEffect(() => {
    if (isFetched && data === null) window.dispatchEvent(new Event(SESSION_CHANGE));
  }, [isFetched, data]);

  return signedIn && !error ? (data ?? null) : null;
}
