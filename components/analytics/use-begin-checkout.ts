import { useEffect, useRef } from 'react';
import { trackQuote } from '@/lib/tracking/analytics/cart-events';
import { type Quote } from '@/backend/contract/quote';

/** Sends begin_checkout to the tags once, as soon as the items are known. */
export function useBeginCheckout(quote: Quote | null): void {
  const told = useRef(false);
  useEffect(() => {
    if (quote && !told.current) told.current = trackQuote('begin_checkout', quote);
  }, [quote]);
}
