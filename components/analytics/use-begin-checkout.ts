import { useEffect, useRef } from 'react';
import { trackQuote } from '@/lib/tracking/analytics/cart-events';
import { type Quote } from '@/backend/contract/quote';

/** Sends begin_checkout to the tags once, as soon as the items are known. */
export function useBeginCheckout(quote: Quote | null): void {
  const tracked = useRef(false);
  useEffect(() => {
    if (quote && !tracked.current) tracked.current = trackQuote('begin_checkout', quote);
  }, [quote]);
}
