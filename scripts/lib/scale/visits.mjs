import { exponential, pick } from './random.mjs';

/** @typedef {import('./requests.mjs').RequestKind} RequestKind */
/** Milliseconds since the start, ascending, and the index of the kind of each request. @typedef {{ times: Float64Array, kinds: Uint8Array }} Arrivals */

/** Seconds that a visit lasts on average. @param {RequestKind[]} kinds */
export const visitSeconds = (kinds) =>
  kinds.reduce((sum, { perVisit, staySeconds }) => sum + perVisit * staySeconds, 0);

/** Visits that begin each second while so many visitors are there: as many as end. @param {RequestKind[]} kinds @param {number} visitors */
export const visitsPerSecond = (kinds, visitors) => visitors / visitSeconds(kinds);

/** @param {RequestKind[]} kinds @param {number} visitors */
export const requestsPerSecond = (kinds, visitors) =>
  visitsPerSecond(kinds, visitors) * kinds.reduce((sum, { perVisit }) => sum + perVisit, 0);

/**
 * The requests of all visitors. Visits begin at random (a Poisson process) with the first kind. After each answer the visitor stays a
 * random time, then leaves or makes one of the other requests, chosen as often as a visit has them. Nobody waits
 * for a slow answer before going on, so an overloaded shop gets no relief.
 * @param {{ kinds: RequestKind[], visitors: number, seconds: number, random: () => number }} options @returns {Arrivals}
 */
export function makeArrivals({ kinds, visitors, seconds, random }) {
  const weights = kinds.map(({ perVisit }, at) => (at === 0 ? 0 : perVisit));
  const others = weights.reduce((sum, weight) => sum + weight, 0);
  const goesOn = others / (1 + others);
  /** @type {{ at: number, kind: number }[]} */
  const made = [];

  const visit = (/** @type {number} */ start, /** @type {number} */ first, /** @type {boolean} */ isUnderway) => {
    let [at, kind] = [start, first];
    let isOld = isUnderway;
    while (at < seconds) {
      if (!isOld) made.push({ at, kind });
      isOld = false;
      at += exponential(random, kinds[kind]?.staySeconds ?? 0);
      if (random() >= goesOn) return;
      kind = pick(random, weights);
    }
  };

  // Those who are already there: with exponential stays, what is left of one is distributed as a whole one.
  const stays = kinds.map(({ perVisit, staySeconds }) => perVisit * staySeconds);
  for (let visitor = 0; visitor < visitors; visitor += 1) visit(0, pick(random, stays), true);
  const rate = visitsPerSecond(kinds, visitors);
  const next = () => (rate > 0 ? exponential(random, 1 / rate) : Number.POSITIVE_INFINITY);
  for (let at = next(); at < seconds; at += next()) visit(at, 0, false);

  made.sort((one, other) => one.at - other.at);
  return {
    times: Float64Array.from(made, ({ at }) => at * 1000),
    kinds: Uint8Array.from(made, ({ kind }) => kind),
  };
}
