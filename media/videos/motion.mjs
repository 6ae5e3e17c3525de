// How things move: poses between poses, and what repeats.

/** @param {number} value */
const clamp01 = (value) => Math.min(1, Math.max(0, value));
/** Starts and ends gently. @param {number} at 0..1 */
export const ease = (at) => (1 - Math.cos(Math.PI * clamp01(at))) / 2;
/** Back and forth, once in `period` seconds, -1..1. @param {number} t @param {number} period @param {number} [phase] of a turn */
export const swing = (t, period, phase = 0) => Math.sin(2 * Math.PI * (t / period + phase));
/** 0..1, again and again. @param {number} t @param {number} period */
export const cycle = (t, period) => (((t / period) % 1) + 1) % 1;

/** A number, or numbers of the same names. @typedef {{ [name: string]: number | Numbers }} Numbers */

/** Between two sets of numbers; what only one has is taken as it is. @template {object} T @param {T} from @param {T} to @param {number} at @returns {T} */
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
 * What is at a moment, given what is at some moments; each change starts and ends gently.
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

/** One number at some moments. @param {number} t @param {[seconds: number, value: number][]} keys */
export const keyedNumber = (t, keys) =>
  keyed(
    t,
    keys.map(([seconds, value]) => [seconds, { value }]),
  ).value;
