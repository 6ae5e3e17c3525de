import { useEffect, useState } from 'react';
import { callApi } from '@/lib/core/api';
import { parseSuggestions } from '@/lib/discovery/search/parse-suggestions';
import type { Suggestion } from '@/lib/discovery/search/types';
import { normalizeSearchQuery } from '@/lib/core/search-query';

/** Debounce of requests in milliseconds. */
const PAUSE_MS = 150;
const LEAST = 2;

interface Answer {
  words: string;
  suggestions: Suggestion[];
}

/** Suggestions for the term, null if there are none. Shows nothing on failure: the form still works. */
export function useSuggestions(typed: string): Suggestion[] | null {
  const words = normalizeSearchQuery(typed);
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    if (words.length < LEAST) return;
    const abort = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const path = `/api/search?q=${encodeURIComponent(words)}`;
        const result = await callApi(path, { parse: parseSuggestions, signal: abort.signal });
        setAnswer(result.ok ? { words, suggestions: result.data } : null);
      } catch {
        // Aborted by further typing: the next response counts.
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [words]);

  return words.length < LEAST ? null : (answer?.suggestions ?? null);
}
