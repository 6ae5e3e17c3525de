import 'server-only';
import { BackendError } from '@/lib/backend/errors';
import { searchCaller, searchShop } from './search-shop';
import type { SearchHit } from './types';
import { type Locale } from '@/backend/contract/locales';

/** Limit of the backend. */
const MAX_RESULTS = 60;

export type SearchResults =
  | { state: 'empty' }
  | { state: 'found'; hits: SearchHit[] }
  /** 429 when rate limited, 503 when the search failed. */
  | { state: 'failed'; status: 429 | 503 };

/** Data of the results page; failures are a state of that page. */
export async function loadResults(query: string, locale: Locale): Promise<SearchResults> {
  if (query === '') return { state: 'empty' };
  try {
    return { state: 'found', hits: await searchShop(query, await searchCaller(locale), MAX_RESULTS) };
  } catch (error) {
    if (error instanceof BackendError && error.status === 429) return { state: 'failed', status: 429 };
    if (error instanceof BackendError) return { state: 'failed', status: 503 };
    throw error;
  }
}
