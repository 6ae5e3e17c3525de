import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKey } from '@/lib/core/random-key';
import { type Attempt, hashText, nextAttempt } from './order-attempt';

const counter = () => {
  let count = 0;
  return () => `key-${(count += 1)}`;
};

describe('nextAttempt', () => {
  it('keeps the key of an unchanged order', () => {
    const first = nextAttempt(null, 'a', counter());
    expect(nextAttempt(first, 'a', createKey)).toEqual(first);
  });

  it('creates a new key for a changed order, which replaces the previous one', () => {
    const create = counter();
    const first = { ...nextAttempt(null, 'a', create), slug: 'order-1' };
    expect(nextAttempt(first, 'b', create)).toEqual({ hash: 'b', key: 'key-2', slug: null, replaces: 'order-1' });
  });

  it('keeps the order to replace until a response arrives', () => {
    const create = counter();
    const first = { ...nextAttempt(null, 'a', create), slug: 'order-1' };
    const unanswered = nextAttempt(first, 'b', create);
    expect(nextAttempt(unanswered, 'c', create).replaces).toBe('order-1');
  });

  it('never uses one key for two orders', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ hash: fc.constantFrom('a', 'b', 'c'), answered: fc.boolean() })), (steps) => {
        const create = counter();
        const hashOf = new Map<string, string>();
        let attempt: Attempt | null = null;
        for (const [index, step] of steps.entries()) {
          attempt = nextAttempt(attempt, step.hash, create);
          expect(hashOf.get(attempt.key) ?? step.hash).toBe(step.hash);
          hashOf.set(attempt.key, step.hash);
          attempt = step.answered ? { ...attempt, slug: `order-${index}` } : attempt;
        }
      }),
    );
  });
});

describe('hashText', () => {
  it('is stable and detects small changes', () => {
    expect(hashText('{"total":4195}')).toBe(hashText('{"total":4195}'));
    expect(hashText('{"total":4195}')).not.toBe(hashText('{"total":4196}'));
  });
});

describe('createKey', () => {
  it('is 128 random bits', () => {
    expect(createKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(createKey()).not.toBe(createKey());
  });
});
