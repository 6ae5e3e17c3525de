import { expect, it } from 'vitest';
import { EventQueue } from './event-queue.mjs';
import { createRandom } from './random.mjs';

it('gives events back in the order of their time, also while others are added', () => {
  const random = createRandom(3);
  /** @type {EventQueue<{ at: number }>} */
  const queue = new EventQueue();
  expect([queue.nextAt, queue.takeFirst()]).toEqual([Number.POSITIVE_INFINITY, undefined]);
  let now = 0;
  let taken = 0;
  for (let round = 0; round < 100; round += 1) {
    for (let added = 0; added < 3; added += 1) queue.add({ at: now + random() });
    for (let count = 0; count < 2; count += 1) {
      const next = queue.nextAt;
      const event = queue.takeFirst();
      expect(event?.at).toBe(next);
      expect(next).toBeGreaterThanOrEqual(now);
      now = next;
      taken += 1;
    }
  }
  for (let event = queue.takeFirst(); event; event = queue.takeFirst()) {
    expect(event.at).toBeGreaterThanOrEqual(now);
    now = event.at;
    taken += 1;
  }
  expect(taken).toBe(300);
});
