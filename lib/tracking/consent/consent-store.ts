import Cookies from 'js-cookie';
import { useSyncExternalStore } from 'react';
import { CONSENT_COOKIE, type Consent, decodeConsent } from '@/lib/session/consent-cookie';

/** What this browser's visitor answered. The cookie is the truth, because another tab may have changed it. */
const jar = Cookies.withConverter<string>({ read: (value) => value, write: (value) => value });
const listeners = new Set<() => void>();
let raw: string | undefined;
let consent: Consent | null = null;

export function readConsent(): Consent | null {
  const current = jar.get(CONSENT_COOKIE);
  if (current !== raw) {
    raw = current;
    consent = decodeConsent(current);
  }
  return consent;
}

/** After the cookie was written, or perhaps was by another tab. */
export function refreshConsent(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
  };
}

/** Null: not answered. Undefined: not known yet, on the server and while the page starts. */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore(subscribe, readConsent, () => undefined);
}
