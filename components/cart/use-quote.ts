import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SESSION_CHANGE } from '@/lib/session/session-change';
import type { ApiError } from '@/lib/core/api';
import { unwrapOrThrow } from '@/lib/core/react-query';
import { fetchQuote } from '@/lib/purchase/cart/fetch-quote';
import type { QuoteBody } from '@/backend/contract/requests';
import { LOCALE_SETTINGS } from '@/backend/contract/locales';
import { formatMoney } from '@/backend/contract/money';
import { type Quote } from '@/backend/contract/quote';

/** Debounce in milliseconds, so that five clicks on "+" cause one quote. */
const DEBOUNCE_MS = 200;

export interface LiveQuote {
  /** The last quote received, possibly for an older cart. */
  quote: Quote | null;
  /** Whether the quote is for the current cart. */
  isCurrent: boolean;
  isFailed: boolean;
  /** A request is in flight. */
  isFetching: boolean;
  retry: () => void;
}

export const quoteKey = (request: QuoteBody): QueryKey => ['quote', JSON.stringify(request)];

const nothingReplaced = (): undefined => undefined;

/**
 * Keeps the quote in sync with the cart, and refetches it when the tab regains focus. `findReplaced` returns the slug of the
 * order that the next one would replace, at the time of the request.
 */
export function useQuote(
  request: Omit<QuoteBody, 'replaces'>,
  findReplaced: () => string | undefined = nothingReplaced,
): LiveQuote {
  const current = JSON.stringify(request);
  const isEmpty = request.cart.length === 0;
  const [debounced, setDebounced] = useState(current);
  const [last, setLast] = useState<Quote | null>(null);

  useEffect(() => {
    const timer = setTimeout(setDebounced, last ? DEBOUNCE_MS : 0, current);
    return () => clearTimeout(timer);
  }, [current, last]);

  const { data, isError, isFetching, refetch } = useQuery<Quote, ApiError>({
    queryKey: ['quote', debounced],
    queryFn: ({ signal }) => unwrapOrThrow(fetchQuote({ ...JSON.parse(debounced), replaces: findReplaced() }, signal)),
    enabled: !isEmpty,
    // Only calls like GET are retried automatically; the cart offers a button.
    retry: false,
    // Without a network the request fails at once instead of pausing.
    networkMode: 'always',
  });

  // The first amount that a page formats takes long (decision 0100): one is formatted while the quote is on its way.
  const { tag } = LOCALE_SETTINGS[request.locale];
  useEffect(() => {
    const timer = setTimeout(() => formatMoney({ amount: 0, currency: 'EUR' }, tag));
    return () => clearTimeout(timer);
  }, [tag]);

  // A customer who signs in may already own some items.
  useEffect(() => {
    const refetchIfNeeded = () => {
      if (!isEmpty) void refetch();
    };
    window.addEventListener(SESSION_CHANGE, refetchIfNeeded);
    return () => window.removeEventListener(SESSION_CHANGE, refetchIfNeeded);
  }, [isEmpty, refetch]);

  if (data && data !== last) setLast(data);
  return {
    quote: data ?? last,
    isCurrent: data !== undefined && debounced === current,
    isFailed: isError && !isFetching,
    isFetching,
    retry: () => void refetch(),
  };
}
