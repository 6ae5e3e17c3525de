'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi, type ApiError } from '@/lib/core/api';
import { unwrapOrThrow } from '@/lib/core/react-query';
import { parsePublicOrder } from '@/lib/customer/orders/public-order';
import { paymentOutcome } from '@/lib/customer/orders/payment-outcome';
import { type PublicOrder } from '@/backend/contract/order';

const POLL_INTERVAL_MS = 2_000;
/** Most results arrive at once. */
const FIRST_POLL_MS = 800;
/** The bank is processing: usually a matter of seconds. */
const MAX_WAIT_MS = 30_000;
/** An open payment was most likely abandoned: no need to wait that long. */
const SHORT_MAX_WAIT_MS = 10_000;

const isUndecided = (order: PublicOrder): boolean => paymentOutcome(order) === 'undecided';

/**
 * Polls while the payment is pending, and again when the page regains focus. Paused while the page is hidden: react-query
 * refetches as soon as it is shown.
 */
export function useOrderStatus(initial: PublicOrder): { order: PublicOrder; waiting: boolean } {
  const [timedOut, setTimedOut] = useState(false);
  const { slug } = initial;

  const { data: order, refetch } = useQuery<PublicOrder, ApiError>({
    queryKey: ['order', slug],
    queryFn: ({ signal }) =>
      unwrapOrThrow(callApi(`/api/orders/${encodeURIComponent(slug)}`, { parse: parsePublicOrder, signal })),
    initialData: initial,
    enabled: ({ state }) => isUndecided(state.data ?? initial),
    refetchInterval: ({ state }) => {
      if (timedOut) return false;
      return state.dataUpdateCount + state.errorUpdateCount === 0 ? FIRST_POLL_MS : POLL_INTERVAL_MS;
    },
    // The server has just fetched it.
    refetchOnMount: false,
    // Polling retries anyway.
    retry: false,
    networkMode: 'always',
    // Keep a new object for an equal response: callers distinguish it from `initial`.
    structuralSharing: false,
  });

  const undecided = isUndecided(order);
  const waiting = undecided && !timedOut;
  const { payable } = order;

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setTimedOut(true), payable ? SHORT_MAX_WAIT_MS : MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [waiting, payable]);

  // Not covered by react-query: the bank's window was beside this one, or the page comes from the back/forward cache.
  useEffect(() => {
    if (!undecided) return;
    const poll = () => void refetch({ cancelRefetch: false });
    const events = ['focus', 'pageshow'];
    for (const event of events) window.addEventListener(event, poll);
    return () => {
      for (const event of events) window.removeEventListener(event, poll);
    };
  }, [undecided, refetch]);

  return { order, waiting };
}
