import { useEffect, useRef } from 'react';
import { trackQuote } from '@/lib/tracking/analytics/cart-events';
import { type Quote } from '@/backend/contract/quote';

/** Tells the tags, once, that somebody has come to the checkout, as soon as it is known with what. */
export function useBeginCheckout(quote: Quote | null): void {
  const told = useRef(false);
  useEffect(() => {
    if (quote && !told.current) told.current = trackQuote('begin_checkout', quote);
  }, [quote]);
}
