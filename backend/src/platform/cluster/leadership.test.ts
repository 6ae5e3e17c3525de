import { expect, it, vi } from 'vitest';
import { createLeadership } from './leadership';

it('leads while the database says so, and no longer than an answer can be trusted', () => {
  let now = 1_000_000;
  const onLead = vi.fn();
  const { answer, isLeading } = createLeadership(onLead, () => now);
  expect(isLeading()).toBe(false);
  answer(false, now);
  expect([isLeading(), onLead.mock.calls.length]).toEqual([false, 0]);
  answer(true, now);
  answer(true, now);
  expect([isLeading(), onLead.mock.calls.length]).toEqual([true, 1]);
  now += 9_999;
  expect(isLeading()).toBe(true);
  now += 1;
  expect(isLeading()).toBe(false);
  // An answer to a question from before the silence is no proof that the session still lives.
  answer(true, now - 10_000);
  expect(isLeading()).toBe(false);
  answer(true, now);
  expect([isLeading(), onLead.mock.calls.length]).toEqual([true, 2]);
  answer(false, now);
  expect(isLeading()).toBe(false);
});
