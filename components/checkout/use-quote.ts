'use client';

import { keepPreviousData, type QueryKey, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { fetchQuote, type QuoteRequest } from '@/lib/cart/fetch-quote';
import type { Quote } from '@/lib/cart/types';

export type QuoteQuery = UseQueryResult<Quote>;

/** What the backend asks for this cart in this country; asked again when either changes and when one comes back to the page. */
export function useQuote(request: QuoteRequest): QuoteQuery {
  return useQuery({
    queryKey: quoteKey(request),
    queryFn: async ({ signal }) => {
      const answer = await fetchQuote(request, signal);
      if (!answer.ok) throw new Error(answer.error.name);
      return answer.data;
    },
    enabled: request.cart.length > 0,
    placeholderData: keepPreviousData,
    retry: 1,
    // Without a network the question fails and says so, instead of waiting for ever.
    networkMode: 'always',
  });
}

export const quoteKey = (request: QuoteRequest): QueryKey => ['quote', request];
