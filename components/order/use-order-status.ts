import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callApi, type ApiError } from '@/lib/core/api';
import { unwrapOrThrow } from '@/lib/core/react-query';
import { parsePublicOrder } from '@/lib/customer/orders/public-order';
import { paymentOutcome } from '@/lib/customer/orders/payment-outcome';
import { pollInterval } from '@/lib/customer/orders/poll-interval';
import { type PublicOrder } from '@/backend/contract/order';

/** Most results arrive at once. */
const FIRST_POLL_MS = 800;
/** The bank is processing: usually a matter of seconds. */
const MAX_WAIT_MS = 30_000;
/** An open payment was most likely abandoned: no need to wait that long. */
const SHORT_MAX_WAIT_MS = 10_000;

const isUndecided = (order: PublicOrder): boolean => paymentOutcome(order) === 'undecided';
/** Money may still arrive: by the bank's response, by transfer, or for a failed payment by another attempt elsewhere. */
const mayBePaid = (order: PublicOrder): boolean => !['paid', 'settled'].includes(paymentOutcome(order));

/**
 * Polls while money is awaited, less and less often, and again when the buyer comes back to the page. Paused while the
 * page is hidden: react-query refetches as soon as it is shown. A failed payment is looked at then only. `waiting` is true while a result is expected any moment.
 */
export function useOrderStatus(initial: PublicOrder): { order: PublicOrder; waiting: boolean } {
  const [timedOut, setTimedOut] = useState(false);
  const { slug } = initial;
  /** When the buyer came to this page. */
  const seenAt = useRef<number | null>(null);

  const { data: order, refetch } = useQuery<PublicOrder, ApiError>({
    queryKey: ['order', slug],
    queryFn: ({ signal }) =>
      unwrapOrThrow(callApi(`/api/orders/${encodeURIComponent(slug)}`, { parse: parsePublicOrder, signal })),
    initialData: initial,
    enabled: ({ state }) => mayBePaid(state.data ?? initial),
    refetchInterval: ({ state }) => {
      if (paymentOutcome(state.data ?? initial) === 'failed') return false;
      if (state.dataUpdateCount + state.errorUpdateCount === 0) return FIRST_POLL_MS;
      return pollInterval(Date.now() - (seenAt.current ?? Date.now()));
    },
    // The server has just fetched it.
    refetchOnMount: false,
    // Polling retries anyway.
    retry: false,
    networkMode: 'always',
  });

  const awaited = mayBePaid(order);
  const waiting = isUndecided(order) && !timedOut;
  const { payable } = order;

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setTimedOut(true), payable ? SHORT_MAX_WAIT_MS : MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [waiting, payable]);

  // React-query knows only `visibilitychange`: the bank's window may have been beside this one, or the page comes from
  // the back/forward cache.
  useEffect(() => {
    if (!awaited) return;
    seenAt.current = Date.now();
    const poll = () => {
      if (document.visibilityState === 'hidden') return;
      seenAt.current = Date.now();
      void refetch({ cancelRefetch: false });
    };
    const events = ['focus', 'pageshow'];
    for (const event of events) window.addEventListener(event, poll);
    document.addEventListener('visibilitychange', poll);
    return () => {
      for (const event of events) window.removeEventListener(event, poll);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [awaited, refetch]);

  return { order, waiting };
}
