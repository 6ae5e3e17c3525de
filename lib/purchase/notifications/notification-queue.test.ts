import { describe, expect, it } from 'vitest';
import {
  advance,
  dismiss,
  enqueue,
  MAX_VISIBLE,
  SHOW_FOR_MS,
  type Notification,
  visibleNotifications,
} from './notification-queue';

const content = { quantity: 1, title: 'Suit', options: [] };
const queueOf = (count: number): Notification[] =>
  Array.from({ length: count }).reduce<Notification[]>((queue, _, index) => enqueue(queue, content, index), []);

describe('the notification queue', () => {
  it('shows each for five seconds, then drops the oldest first', () => {
    let queue = advance(enqueue([], content, 1), 2000);
    queue = enqueue(queue, content, 2);
    expect(advance(queue, 2999)).toHaveLength(2);
    queue = advance(queue, 3000);
    expect(queue.map(({ id }) => id)).toEqual([2]);
    expect(advance(queue, 2000)).toEqual([]);
  });

  it('pauses notifications that are not visible', () => {
    const queue = advance(queueOf(MAX_VISIBLE + 1), SHOW_FOR_MS);
    expect(queue).toEqual([{ ...content, id: MAX_VISIBLE, remaining: SHOW_FOR_MS }]);
    expect(visibleNotifications(queueOf(9))).toHaveLength(MAX_VISIBLE);
  });

  it('dismisses one manually', () => {
    expect(dismiss(queueOf(3), 1).map(({ id }) => id)).toEqual([0, 2]);
  });
});
