import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SESSION_CHANGE } from '@/lib/session/session-change';
import type { ApiError } from '@/lib/core/api';
import { unwrapOrThrow, retryOnce } from '@/lib/core/react-query';
import { fetchQuote, type QuoteRequest } from '@/lib/purchase/cart/fetch-quote';
import { type Quote } from '@/backend/contract/quote';

/** Milliseconds a cart must rest before it is priced, so that five clicks on "+" are one question. */
const REST = 200;

export interface LiveQuote {
  /** The last answer there was, perhaps about an older cart. */
  quote: Quote | null;
  /** The answer is about this very cart. */
  isCurrent: boolean;
  isFailed: boolean;
  /** Somebody is being asked. */
  isFetching: boolean;
  retry: () => void;
}

export const quoteKey = (request: QuoteRequest): QueryKey => ['quote', JSON.stringify(request)];

/** Keeps the prices of a cart in step with the cart, and with the backend whenever the tab is looked at again. */
export function useQuote(request: QuoteRequest): LiveQuote {
  const wanted = JSON.stringify(request);
  const isEmpty = request.cart.length === 0;
  const [asked, setAsked] = useState(wanted);
  const [last, setLast] = useState<Quote | null>(null);

  useEffect(() => {
    const timer = setTimeout(setAsked, last ? REST : 0, wanted);
    return () => clearTimeout(timer);
  }, [wanted, last]);

  const { data, isError, isFetching, refetch } = useQuery<Quote, ApiError>({
    queryKey: ['quote', asked],
    queryFn: ({ signal }) => unwrapOrThrow(fetchQuote(JSON.parse(asked), signal)),
    enabled: !isEmpty,
    // A POST by its method alone: a quote changes nothing, so it may be asked for again.
    retry: retryOnce,
    retryDelay: 300,
    // Without a network the question fails and says so, instead of waiting for ever.
    networkMode: 'always',
  });

  // Who signs in may have bought some of it already.
  useEffect(() => {
    const askAgain = () => {
      if (!isEmpty) void refetch();
    };
    window.addEventListener(SESSION_CHANGE, askAgain);
    return () => window.removeEventListener(SESSION_CHANGE, askAgain);
  }, [isEmpty, refetch]);

  if (data && data !== last) setLast(data);
  return {
    quote: data ?? last,
    isCurrent: data !== undefined && asked === wanted,
    isFailed: isError && !isFetching,
    isFetching,
    retry: () => void refetch(),
  };
}
