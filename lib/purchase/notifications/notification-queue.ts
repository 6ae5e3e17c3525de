import type { LabelledOption } from '@/lib/catalog/variant-options';

/** "In your cart: 1 x …" messages. Each is shown for 5 seconds, then the oldest goes first. */
export const SHOW_FOR_MS = 5000;
export const MAX_VISIBLE = 3;

export interface NotificationContent {
  quantity: number;
  title: string;
  options: LabelledOption[];
}

export interface Notification extends NotificationContent {
  id: number;
  /** Milliseconds it is still to be seen. */
  remaining: number;
}

export function enqueue(queue: Notification[], content: NotificationContent, id: number): Notification[] {
  return [...queue, { ...content, id, remaining: SHOW_FOR_MS }];
}

export function dismiss(queue: Notification[], id: number): Notification[] {
  return queue.filter((notification) => notification.id !== id);
}

/** Those on the screen; the others wait, and their time with them. */
export const visibleNotifications = (queue: Notification[]): Notification[] => queue.slice(0, MAX_VISIBLE);

/** Lets time pass for what is on the screen and drops what has had its time. */
export function advance(queue: Notification[], elapsed: number): Notification[] {
  return queue
    .map((item, index) => (index < MAX_VISIBLE ? { ...item, remaining: item.remaining - elapsed } : item))
    .filter(({ remaining }) => remaining > 0);
}
