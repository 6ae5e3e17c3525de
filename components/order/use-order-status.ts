'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi, type ApiError } from '@/lib/core/api';
import { unwrapOrThrow } from '@/lib/core/react-query';
import { parsePublicOrder } from '@/lib/customer/orders/public-order';
import { paymentOutcome } from '@/lib/customer/orders/payment-outcome';
import { type PublicOrder } from '@/backend/contract/order';

const EVERY_MS = 2_000;
/** Most answers are on their way already. */
const FIRST_MS = 800;
/** The bank is at work: it answers in seconds. */
const PATIENCE_MS = 30_000;
/** A payment that can still be made was most likely left: no need to wait that long. */
const SHORT_PATIENCE_MS = 10_000;

const isUndecided = (order: PublicOrder): boolean => paymentOutcome(order) === 'undecided';

/**
 * Keeps asking while nobody knows yet how the payment went, and again when one comes back to this page. Not while the page is
 * hidden: react-query asks as soon as it is shown.
 */
export function useOrderStatus(initial: PublicOrder): { order: PublicOrder; waiting: boolean } {
  const [givenUp, setGivenUp] = useState(false);
  const { slug } = initial;

  const { data: order, refetch } = useQuery<PublicOrder, ApiError>({
    queryKey: ['order', slug],
    queryFn: ({ signal }) =>
      unwrapOrThrow(callApi(`/api/orders/${encodeURIComponent(slug)}`, { parse: parsePublicOrder, signal })),
    initialData: initial,
    enabled: ({ state }) => isUndecided(state.data ?? initial),
    refetchInterval: ({ state }) => {
      if (givenUp) return false;
      return state.dataUpdateCount + state.errorUpdateCount === 0 ? FIRST_MS : EVERY_MS;
    },
    // The server has just asked.
    refetchOnMount: false,
    // The next question comes anyway.
    retry: false,
    networkMode: 'always',
    // An answer that says the same is an answer all the same: callers tell it from `initial`.
    structuralSharing: false,
  });

  const undecided = isUndecided(order);
  const waiting = undecided && !givenUp;
  const { payable } = order;

  useEffect(() => {
    if (!waiting) return;
    const ending = setTimeout(() => setGivenUp(true), payable ? SHORT_PATIENCE_MS : PATIENCE_MS);
    return () => clearTimeout(ending);
  }, [waiting, payable]);

  // What react-query does not see: the bank's window may have stood beside this one, and a browser may show a page that it kept.
  useEffect(() => {
    if (!undecided) return;
    const askAgain = () => void refetch({ cancelRefetch: false });
    const events = ['focus', 'pageshow'];
    for (const event of events) window.addEventListener(event, askAgain);
    return () => {
      for (const event of events) window.removeEventListener(event, askAgain);
    };
  }, [undecided, refetch]);

  return { order, waiting };
}
