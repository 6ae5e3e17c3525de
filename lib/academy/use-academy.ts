import { useSyncExternalStore } from 'react';
import { SESSION_CHANGE } from '@/lib/session/session-change';
import { callApi } from '@/lib/core/api';
import { type AcademyState, parseAcademyState } from './academy-state';

/** What this visitor owns and has seen: asked once for all islands of a page, never before one of them is there. */
const listeners = new Set<() => void>();
/** Null until the shop has answered; then pages show what anyone sees. */
let state: AcademyState | null = null;
let pendingRequest: Promise<AcademyState | null> | undefined;

/** After each failure in a row; then only the visitor, or a connection that is back, asks again. */
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
  // What was known before still holds.
  setState(state);
}

/** One promise for all who ask at the same time. */
export function loadAcademy(): Promise<AcademyState | null> {
  if (pendingRequest) return pendingRequest;
  clearTimeout(timer);
  const mine = callApi('/api/academy', { parse: parseAcademyState }).then((answer) => {
    // Somebody else has signed in meanwhile: this is no longer about the visitor.
    if (pendingRequest !== mine) return state;
    pendingRequest = undefined;
    if (answer.ok) {
      failures = 0;
      setState(answer.data);
    } else scheduleRetry();
    return state;
  });
  pendingRequest = mine;
  return mine;
}

const reload = (): void => void loadAcademy();
const onSession = (): void => {
  pendingRequest = undefined;
  clearTimeout(timer);
  failures = 0;
  setState(null);
  if (listeners.size > 0) reload();
};
/** A page that comes back from the browser's memory may be older than a payment. */
const onShow = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) reload();
};
const onOnline = (): void => {
  if (failures > 0) reload();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // Stays: who signs out on a page without lessons must not find the last one's on the next.
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

/** Null on the server, while the shop is asked and when it can't answer. */
export function useAcademy(): AcademyState | null {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => null,
  );
}

/**
 * True when the shop was asked in vain and nothing is known: the visitor may own what the page would sell. Of a stranger
 * the shop answers without asking anybody (viewer-state.ts), so for them it takes a broken connection.
 */
export function useAcademyFailed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => failures > 0 && state === null,
    () => false,
  );
}
