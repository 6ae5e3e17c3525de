import Cookies from 'js-cookie';
import { useSyncExternalStore } from 'react';
import { CONSENT_COOKIE, type Consent, decodeConsent } from '@/lib/session/consent-cookie';

/** The visitor's choice. The cookie is the source of truth, because another tab may change it. */
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

/** Notifies subscribers after the cookie may have changed. */
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

/** Null if not chosen yet; undefined on the server and during hydration. */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore(subscribe, readConsent, () => undefined);
}
