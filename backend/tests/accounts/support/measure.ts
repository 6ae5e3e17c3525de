/**
 * Durations of two functions in milliseconds: run alternately, the fastest of nine counts, so that other load on the
 * machine is excluded.
 */
export async function measureAlike(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < 9; turn += 1) {
    for (const [at, ask] of [one, other].entries()) {
      const started = performance.now();
      await ask();
      times[at]?.push(performance.now() - started);
    }
  }
  return [Math.min(...times[0]), Math.min(...times[1])];
}
