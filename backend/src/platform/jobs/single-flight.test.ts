import { describe, expect, it } from 'vitest';
import { singleFlight } from './single-flight';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

describe('singleFlight', () => {
  it('makes two runs of fifty calls at once, the second after the first', async () => {
    const log: string[] = [];
    const work = async () => {
      log.push('start');
      await pause(10);
      log.push('end');
    };
    await Promise.all(Array.from({ length: 50 }, () => singleFlight('a', work)));
    expect(log).toEqual(['start', 'end', 'start', 'end']);
    await singleFlight('a', work);
    expect(log).toHaveLength(6);
  });

  it('continues after a failure and separates keys', async () => {
    let runs = 0;
    const failing = async () => {
      runs += 1;
      await pause(5);
      throw new Error('x');
    };
    const results = await Promise.allSettled([
      singleFlight('b', failing),
      singleFlight('b', failing),
      singleFlight('c', async () => pause(1)),
    ]);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(runs).toBe(2);
    await expect(singleFlight('b', async () => undefined)).resolves.toBeUndefined();
  });
});
