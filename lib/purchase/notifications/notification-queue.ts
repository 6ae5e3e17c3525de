import type { LabelledOption } from '@/lib/catalog/options';

/** "In your cart: 1 x …" notifications. Each is shown for 5 seconds. */
export const SHOW_FOR_MS = 5000;
export const MAX_VISIBLE = 3;

export interface NotificationContent {
  quantity: number;
  title: string;
  options: LabelledOption[];
}

export interface Notification extends NotificationContent {
  id: number;
  /** Remaining display time in milliseconds. */
  remaining: number;
}

export function enqueue(queue: Notification[], content: NotificationContent, id: number): Notification[] {
  return [...queue, { ...content, id, remaining: SHOW_FOR_MS }];
}

export function dismiss(queue: Notification[], id: number): Notification[] {
  return queue.filter((notification) => notification.id !== id);
}

/** Visible notifications; the others are paused. */
export const visibleNotifications = (queue: Notification[]): Notification[] => queue.slice(0, MAX_VISIBLE);

/** Advances the time of visible notifications and drops expired ones. */
export function advance(queue: Notification[], elapsed: number): Notification[] {
  return queue
    .map((item, index) => (index < MAX_VISIBLE ? { ...item, remaining: item.remaining - elapsed } : item))
    .filter(({ remaining }) => remaining > 0);
}
