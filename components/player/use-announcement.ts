import { useCallback, useEffect, useState } from 'react';

const SHOWN_MS = 3000;

/** A short message for screen readers that clears itself. */
export function useAnnouncement(first: string): [string, (text: string) => void] {
  const [hint, setHint] = useState({ text: first });
  useEffect(() => {
    if (hint.text === '') return;
    const timer = setTimeout(() => setHint({ text: '' }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [hint]);
  return [hint.text, useCallback((text: string) => setHint({ text }), [])];
}
