import { type ApiError, callApi } from '@/lib/core/api';
import type { Result } from '@/lib/core/result';
import { readQuote } from './read-quote';
import { type Locale } from '@/backend/contract/locales';
import { type CartItem } from '@/backend/contract/cart';
import { type Quote } from '@/backend/contract/quote';

export interface QuoteRequest {
  cart: CartItem[];
  /** ISO code, lower case; without one the quote is for nowhere in particular. */
  country?: string;
  codes?: string[];
  locale: Locale;
}

/** What this cart costs now, by the same function that orders use. */
export function fetchQuote({ locale, ...body }: QuoteRequest, signal?: AbortSignal): Promise<Result<Quote, ApiError>> {
  return callApi('/api/quote', { method: 'POST', body: { ...body, locale }, parse: readQuote, signal });
}
