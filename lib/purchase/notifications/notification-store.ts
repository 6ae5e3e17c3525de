import { useSyncExternalStore } from 'react';
import * as rules from './notification-queue';

/** The queue of this tab; any island may add to it, one renders it. */
const EMPTY: rules.Notification[] = [];
const listeners = new Set<() => void>();
let queue = EMPTY;
let lastId = 0;

function set(next: rules.Notification[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useNotifications(): rules.Notification[] {
  return useSyncExternalStore(
    subscribe,
    () => queue,
    () => EMPTY,
  );
}

export function notify(content: rules.NotificationContent): void {
  lastId += 1;
  set(rules.enqueue(queue, content, lastId));
}

export const dismissNotification = (id: number): void => set(rules.dismiss(queue, id));

/** Advances time; subscribers are notified only when a notification is dropped. */
export function advanceNotifications(elapsed: number): void {
  const next = rules.advance(queue, elapsed);
  if (next.length === queue.length) queue = next;
  else set(next);
}
