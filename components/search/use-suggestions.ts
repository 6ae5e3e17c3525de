import { useEffect, useState } from 'react';
import { callApi } from '@/lib/core/api';
import { parseSuggestions } from '@/lib/discovery/search/parse-suggestions';
import type { Suggestion } from '@/lib/discovery/search/types';
import { normalizeSearchQuery } from '@/lib/core/search-query';

/** Debounce of requests in milliseconds. */
const PAUSE_MS = 150;
const MIN_LENGTH = 2;

interface SuggestionResponse {
  query: string;
  suggestions: Suggestion[];
}

/** Suggestions for the term, null if there are none. Shows nothing on failure: the form still works. */
export function useSuggestions(typed: string): Suggestion[] | null {
  const query = normalizeSearchQuery(typed);
  const [response, setResponse] = useState<SuggestionResponse | null>(null);

  useEffect(() => {
    if (query.length < MIN_LENGTH) return;
    const abort = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const path = `/api/search?q=${encodeURIComponent(query)}`;
        const result = await callApi(path, { parse: parseSuggestions, signal: abort.signal });
        setResponse(result.ok ? { query, suggestions: result.data } : null);
      } catch {
        // Aborted by further typing: the next response counts.
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);

  return query.length < MIN_LENGTH ? null : (response?.suggestions ?? null);
}
