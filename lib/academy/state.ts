import { useSyncExternalStore } from 'react';
import { SESSION_CHANGE } from '@/lib/account/session-change';
import { callApi } from '@/lib/api';
import { type AcademyState, readState } from './read-state';

/** What this visitor owns and has seen: asked once for all islands of a page, never before one of them is there. */
const listeners = new Set<() => void>();
/** Null until the shop has answered; then pages show what anyone sees. */
let state: AcademyState | null = null;
let asking: Promise<AcademyState | null> | undefined;

function set(next: AcademyState | null): void {
  state = next;
  for (const listener of listeners) listener();
}

/** One promise for all who ask at the same time. */
export function loadAcademy(): Promise<AcademyState | null> {
  if (asking) return asking;
  const mine = callApi('/api/academy', { parse: readState }).then((answer) => {
    // Somebody else has signed in meanwhile: this is no longer about the visitor.
    if (asking !== mine) return state;
    asking = undefined;
    if (answer.ok) set(answer.data);
    return state;
  });
  asking = mine;
  return mine;
}

const reload = (): void => void loadAcademy();
const onSession = (): void => {
  asking = undefined;
  set(null);
  if (listeners.size > 0) reload();
};
/** A page that comes back from the browser's memory may be older than a payment. */
const onShow = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) reload();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // Stays: who signs out on a page without lessons must not find the last one's on the next.
    window.addEventListener(SESSION_CHANGE, onSession);
    window.addEventListener('pageshow', onShow);
    reload();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('pageshow', onShow);
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
