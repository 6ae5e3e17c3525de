// Interpolation between poses, and periodic motion.

/** @param {number} value */
const clamp01 = (value) => Math.min(1, Math.max(0, value));
/** Ease in and out. @param {number} at 0..1 */
export const ease = (at) => (1 - Math.cos(Math.PI * clamp01(at))) / 2;
/** Oscillates between -1 and 1 once per `period` seconds. @param {number} t @param {number} period @param {number} [phase] of a turn */
export const swing = (t, period, phase = 0) => Math.sin(2 * Math.PI * (t / period + phase));
/** Sawtooth from 0 to 1. @param {number} t @param {number} period */
export const cycle = (t, period) => (((t / period) % 1) + 1) % 1;

/** A number, or a nested set of numbers with the same keys. @typedef {{ [name: string]: number | Numbers }} Numbers */

/** Interpolates between two sets of numbers; a key that only one of them has keeps its value. @template {object} T @param {T} from @param {T} to @param {number} at @returns {T} */
function mix(from, to, at) {
  const result = /** @type {Record<string, unknown>} */ ({ ...from });
  for (const [name, target] of Object.entries(to)) {
    const start = result[name];
    if (typeof target === 'number') result[name] = typeof start === 'number' ? start + (target - start) * at : target;
    else result[name] = typeof start === 'object' && start !== null ? mix(start, target, at) : target;
  }
  return /** @type {T} */ (result);
}

/**
 * Interpolates between key frames, easing in and out of each.
 * @template {object} T @param {number} t @param {[seconds: number, pose: T][]} keys in order @returns {T}
 */
export function keyed(t, keys) {
  const next = keys.findIndex(([seconds]) => seconds > t);
  const last = keys[next === -1 ? keys.length - 1 : Math.max(0, next - 1)];
  const coming = keys[next === -1 ? keys.length - 1 : next];
  if (!last || !coming) throw new Error('No keys');
  const span = coming[0] - last[0];
  return span === 0 ? coming[1] : mix(last[1], coming[1], ease((t - last[0]) / span));
}

/** Interpolates a single number between key frames. @param {number} t @param {[seconds: number, value: number][]} keys */
export const keyedNumber = (t, keys) =>
  keyed(
    t,
    keys.map(([seconds, value]) => [seconds, { value }]),
  ).value;
