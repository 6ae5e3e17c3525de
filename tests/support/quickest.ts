import { isFull } from './time-limits';

/** Milliseconds of the fastest of three runs, to exclude other load on the machine. */
export function quickest(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.min(...times);
}

/** A limit in milliseconds for work that takes years when it is wrong: as given in the full run, ten times that on a busy machine. */
export const workLimit = (ms: number): number => (isFull ? ms : 10 * ms);
