/** Enough on a quiet machine, and the most on a busy one. */
const [TURNS, MOST_TURNS] = [9, 27];

/** Neither takes twice as long as the other. */
const areAlike = ([one, other]: [number, number]): boolean => one / other > 0.5 && one / other < 2;

/**
 * Durations of two functions in milliseconds: run alternately, the fastest run of each counts, so that other load on the
 * machine is excluded. On a busy one it takes more turns until both were undisturbed once.
 */
export async function measureAlike(
  one: (turn: number) => Promise<unknown>,
  other: (turn: number) => Promise<unknown>,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  const fastest = (): [number, number] => [Math.min(...times[0]), Math.min(...times[1])];
  for (let turn = 0; turn < TURNS || (turn < MOST_TURNS && !areAlike(fastest())); turn += 1) {
    for (const [at, ask] of [one, other].entries()) {
      const started = performance.now();
      await ask(turn);
      times[at]?.push(performance.now() - started);
    }
  }
  return fastest();
}
