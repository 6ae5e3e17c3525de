import { type ApiError, callApi } from '@/lib/core/api';
import type { Result } from '@/lib/core/result';
import { readQuote } from './read-quote';
import type { QuoteBody } from '@/backend/contract/requests';
import { type Quote } from '@/backend/contract/quote';

/** Prices a cart with the same function as orders. */
export function fetchQuote({ locale, ...body }: QuoteBody, signal?: AbortSignal): Promise<Result<Quote, ApiError>> {
  return callApi('/api/quote', { method: 'POST', body: { ...body, locale }, parse: readQuote, signal });
}
