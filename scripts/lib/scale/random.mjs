/**
 * Pseudo-random numbers, the same for the same seed (mulberry32), so that a plan can be printed again.
 * @param {number} seed @returns {() => number} at least 0 and below 1
 */
export function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Exponentially distributed: most are short, a few much longer than the mean. @param {() => number} random @param {number} mean */
export const exponential = (random, mean) => -Math.log(1 - random()) * mean;

/**
 * An index, chosen as often as its weight says.
 * @param {() => number} random @param {number[]} weights
 */
export function pick(random, weights) {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return chosen < 0 ? weights.length - 1 : chosen;
}
