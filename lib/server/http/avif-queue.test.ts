import { expect, it, vi } from 'vitest';
import { setErrorListener } from '@/lib/core/report-error';
import { AvifQueue } from './avif-queue';

it('works on one at a time, once per key, survives failures and has an end', async () => {
  const failures: unknown[] = [];
  setErrorListener((error) => failures.push(error));
  const queue = new AvifQueue();
  const done: string[] = [];
  let running = 0;
  let most = 0;
  const make = (key: string) => async () => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running -= 1;
    if (key === 'broken') throw new Error('broken');
    done.push(key);
  };
  for (let each = 0; each < 2; each++)
    for (const key of ['broken', ...Array.from({ length: 300 }, (_, index) => `p${index}`)]) queue.add(key, make(key));
  await vi.waitFor(() => expect(done).toHaveLength(199));
  expect([most, failures.length, new Set(done).size]).toEqual([1, 1, 199]);
  queue.add('p299', make('p299'));
  await vi.waitFor(() => expect(done.at(-1)).toBe('p299'));
  setErrorListener();
});
