import { describe, expect, it, vi } from 'vitest';
import { startRepeatingJob } from './repeating-job';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

describe('startRepeatingJob', () => {
  it('never runs twice at once, and runs again when woken meanwhile', async () => {
    let running = 0;
    let most = 0;
    let runs = 0;
    const worker = startRepeatingJob(
      async () => {
        running += 1;
        most = Math.max(most, running);
        runs += 1;
        await pause(10);
        running -= 1;
      },
      10_000,
      () => undefined,
    );
    worker.wake();
    worker.wake();
    await pause(5);
    worker.wake();
    await pause(40);
    worker.stop();
    expect([most, runs]).toEqual([1, 2]);
  });

  it('waits for the gathering delay, which further wakes do not extend', async () => {
    let runs = 0;
    const worker = startRepeatingJob(
      async () => {
        runs += 1;
      },
      10_000,
      () => undefined,
      50,
    );
    const waking = setInterval(() => worker.wake(), 5);
    await pause(20);
    expect(runs).toBe(0);
    await vi.waitFor(() => expect(runs).toBeGreaterThan(1));
    clearInterval(waking);
    worker.stop();
  });

  it('continues after a failure and ends when stopped', async () => {
    const onError = vi.fn();
    let runs = 0;
    const worker = startRepeatingJob(
      async () => {
        runs += 1;
        throw new Error('x');
      },
      5,
      onError,
    );
    await pause(60);
    worker.stop();
    const then = runs;
    expect(then).toBeGreaterThan(1);
    expect(onError).toHaveBeenCalledTimes(then);
    await pause(30);
    expect(runs).toBe(then);
  });
});
