import { type ApiError, callApi } from '@/lib/core/api';
import type { Result } from '@/lib/core/result';
import { readQuote } from './read-quote';
import { type Locale } from '@/backend/contract/locales';
import { type CartItem } from '@/backend/contract/cart';
import { type Quote } from '@/backend/contract/quote';

export interface QuoteRequest {
  cart: CartItem[];
  /** Lower-case ISO code; optional. */
  country?: string;
  codes?: string[];
  locale: Locale;
}

/** Prices a cart with the same function as orders. */
export function fetchQuote({ locale, ...body }: QuoteRequest, signal?: AbortSignal): Promise<Result<Quote, ApiError>> {
  return callApi('/api/quote', { method: 'POST', body: { ...body, locale }, parse: readQuote, signal });
}
