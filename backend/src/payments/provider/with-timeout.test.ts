import { type Stats, access } from 'node:fs';
import { stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ProviderDown } from './provider';
import { withTimeout } from './with-timeout';

/** Keeps the event loop from doing anything else. */
function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('withTimeout', () => {
  it('passes on results and errors', async () => {
    expect(await withTimeout(Promise.resolve(3), 1000)).toBe(3);
    await expect(withTimeout(Promise.reject(new Error('refused')), 1000)).rejects.toThrow('refused');
  });

  it('ends when nothing comes', async () => {
    const begin = performance.now();
    await expect(withTimeout(new Promise(() => {}), 300)).rejects.toBeInstanceOf(ProviderDown);
    expect(performance.now() - begin).toBeGreaterThan(290);
  });

  it('returns what arrived while the process was busy for longer than the limit', async () => {
    // In a callback of the file system: timers are next in the event loop, then what has arrived.
    const { answer } = await new Promise<{ answer: Promise<Stats> }>((resolve) => {
      access(__filename, () => {
        resolve({ answer: withTimeout(stat(__filename), 300) });
        block(600);
      });
    });
    expect((await answer).isFile()).toBe(true);
  });
});
