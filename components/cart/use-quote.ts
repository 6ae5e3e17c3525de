import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchQuote, type QuoteRequest } from '@/lib/cart/fetch-quote';
import type { Quote } from '@/lib/cart/types';

/** Milliseconds a cart must rest before it is priced, so that five clicks on "+" are one question. */
const REST = 200;

interface LiveQuote {
  /** The last answer there was, perhaps about an older cart. */
  quote: Quote | null;
  /** The answer is about this very cart. */
  isCurrent: boolean;
  isFailed: boolean;
  retry: () => void;
}

/** Keeps the prices of a cart in step with the cart, and with the backend whenever the tab is looked at again. */
export function useQuote(request: QuoteRequest): LiveQuote {
  const wanted = JSON.stringify(request);
  const [asked, setAsked] = useState(wanted);
  const [last, setLast] = useState<Quote | null>(null);

  useEffect(() => {
    const timer = setTimeout(setAsked, REST, wanted);
    return () => clearTimeout(timer);
  }, [wanted]);

  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['quote', asked],
    queryFn: async ({ signal }) => {
      const answer = await fetchQuote(JSON.parse(asked), signal);
      if (!answer.ok) throw answer.error;
      return answer.data;
    },
    enabled: request.cart.length > 0,
    retry: false,
    // Without a network the question fails and says so, instead of waiting for ever.
    networkMode: 'always',
  });

  if (data && data !== last) setLast(data);
  return {
    quote: data ?? last,
    isCurrent: data !== undefined && asked === wanted,
    isFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}
