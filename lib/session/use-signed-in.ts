import { useSyncExternalStore } from 'react';
import { SESSION_CHANGE } from './session-change';

/** Reads the hint beside the httpOnly session cookie. It grants nothing and only selects a label. */
const isSignedIn = (): boolean => /(?:^|; )signed-in=1(?:;|$)/.test(document.cookie);

function subscribe(listener: () => void): () => void {
  const events = [SESSION_CHANGE, 'focus', 'pageshow'];
  const cookies: EventTarget | undefined = 'cookieStore' in window ? window.cookieStore : undefined;
  for (const event of events) window.addEventListener(event, listener);
  cookies?.addEventListener('change', listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
    cookies?.removeEventListener('change', listener);
  };
}

export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, isSignedIn, () => false);
}
