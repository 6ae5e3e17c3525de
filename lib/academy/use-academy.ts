import { useSyncExternalStore } from 'react';
import { SESSION_CHANGE } from '@/lib/session/session-change';
import { callApi } from '@/lib/core/api';
import { type AcademyState, parseAcademyState } from './academy-state';

/** The academy state of this visitor, requested once for all islands and only when one is mounted. */
const listeners = new Set<() => void>();
/** Null until loaded; pages then show what anonymous visitors see. */
let state: AcademyState | null = null;
let pendingRequest: Promise<AcademyState | null> | undefined;

/** Delays after consecutive failures; then only the visitor or a restored connection retries. */
const RETRY_DELAYS_MS = [2_000, 6_000, 20_000];
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function setState(next: AcademyState | null): void {
  state = next;
  for (const listener of listeners) listener();
}

function scheduleRetry(): void {
  const pause = RETRY_DELAYS_MS[failures];
  failures += 1;
  if (pause !== undefined && listeners.size > 0) timer = setTimeout(reload, pause);
  // Keeps the known state.
  setState(state);
}

/** Concurrent calls share one request. */
export function loadAcademy(): Promise<AcademyState | null> {
  if (pendingRequest) return pendingRequest;
  clearTimeout(timer);
  const request = callApi('/api/academy', { parse: parseAcademyState }).then((result) => {
    // The session changed meanwhile: discard the response.
    if (pendingRequest !== request) return state;
    pendingRequest = undefined;
    if (result.ok) {
      failures = 0;
      setState(result.data);
    } else scheduleRetry();
    return state;
  });
  pendingRequest = request;
  return request;
}

const reload = (): void => void loadAcademy();
const onSession = (): void => {
  pendingRequest = undefined;
  clearTimeout(timer);
  failures = 0;
  setState(null);
  if (listeners.size > 0) reload();
};
/** A page restored from the back/forward cache may predate a payment. */
const onShow = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) reload();
};
const onOnline = (): void => {
  if (failures > 0) reload();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // Never removed: a sign-out on a page without lessons must clear the state as well.
    window.addEventListener(SESSION_CHANGE, onSession);
    window.addEventListener('pageshow', onShow);
    window.addEventListener('online', onOnline);
    reload();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('pageshow', onShow);
    window.removeEventListener('online', onOnline);
    clearTimeout(timer);
  };
}

/** Null on the server, while loading and after a failure. */
export function useAcademy(): AcademyState | null {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => null,
  );
}

/**
 * True if the request failed and nothing is known: the visitor may own what the page would sell. For anonymous visitors no
 * backend request is made (academy-requests.ts), so it then takes a connection failure.
 */
export function useAcademyFailed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => failures > 0 && state === null,
    () => false,
  );
}
