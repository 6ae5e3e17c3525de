'use client';

import { useCallback, useEffect, useState } from 'react';
import { callApi } from '@/lib/core/api';
import { readOrder } from '@/lib/customer/orders/read-order';
import { outcomeOf } from '@/lib/customer/orders/status';
import type { PublicOrder } from '@/lib/customer/orders/types';

const EVERY_MS = 2_000;
/** Most answers are on their way already. */
const FIRST_MS = 800;
/** The bank is at work: it answers in seconds. */
const PATIENCE_MS = 30_000;
/** A payment that can still be made was most likely left: no need to wait that long. */
const SHORT_PATIENCE_MS = 10_000;

/** Keeps asking while nobody knows yet how the payment went, and again when one comes back to this page. */
export function useOrderStatus(initial: PublicOrder): { order: PublicOrder; waiting: boolean } {
  const [order, setOrder] = useState(initial);
  const [givenUp, setGivenUp] = useState(false);
  const undecided = outcomeOf(order) === 'undecided';
  const waiting = undecided && !givenUp;
  const { slug, payable } = order;

  const ask = useCallback(async () => {
    const answer = await callApi(`/api/orders/${encodeURIComponent(slug)}`, { parse: readOrder });
    if (answer.ok) setOrder(answer.data);
  }, [slug]);

  useEffect(() => {
    if (!waiting) return;
    const asking = setInterval(() => void ask(), EVERY_MS);
    const first = setTimeout(() => void ask(), FIRST_MS);
    const ending = setTimeout(() => setGivenUp(true), payable ? SHORT_PATIENCE_MS : PATIENCE_MS);
    return () => {
      clearInterval(asking);
      clearTimeout(first);
      clearTimeout(ending);
    };
  }, [waiting, payable, ask]);

  useEffect(() => {
    if (!undecided) return;
    const askAgain = () => void ask();
    const events = ['focus', 'pageshow'];
    for (const event of events) window.addEventListener(event, askAgain);
    return () => {
      for (const event of events) window.removeEventListener(event, askAgain);
    };
  }, [undecided, ask]);

  return { order, waiting };
}
