/** Milliseconds of the fastest of three runs, to exclude other load on the machine. */
export function quickest(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.min(...times);
}
