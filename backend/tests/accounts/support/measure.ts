/**
 * How long each of two ways takes, in milliseconds: asked in turn, the quickest of nine counts. What else this machine does slows
 * both, and now and then leaves either alone.
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
