import { describe, expect, it } from 'vitest';
import { readValues } from './costs.mjs';
import { createRandom } from './random.mjs';
import { makeRequests } from './requests.mjs';
import { makeArrivals, requestsPerSecond, visitSeconds, visitsPerSecond } from './visits.mjs';

const kinds = makeRequests(readValues());
const arrive = (/** @type {number} */ visitors, seconds = 100, seed = 1) =>
  makeArrivals({ kinds, visitors, seconds, random: createRandom(seed) });

describe('makeArrivals', () => {
  it('has as many visitors from the first second on as begin and end (Little)', () => {
    const visitors = 10_000;
    const { times } = arrive(visitors);
    const expected = requestsPerSecond(kinds, visitors);
    expect(visitsPerSecond(kinds, visitors) * visitSeconds(kinds)).toBeCloseTo(visitors);
    for (const second of [0, 50, 90]) {
      const made = times.filter((at) => at >= second * 1000 && at < (second + 10) * 1000).length / 10;
      expect(Math.abs(made / expected - 1), `${made} instead of ${expected} in second ${second}`).toBeLessThan(0.05);
    }
  });

  it('makes each kind of request as often as a visit has it', () => {
    const counts = kinds.map(() => 0);
    for (const kind of arrive(10_000).kinds) counts[kind] = (counts[kind] ?? 0) + 1;
    const visits = visitsPerSecond(kinds, 10_000) * 100;
    for (const [index, { name, perVisit }] of kinds.entries()) {
      const expected = visits * perVisit;
      // Four times the spread of a random count.
      expect(Math.abs((counts[index] ?? 0) - expected), name).toBeLessThan(4 * Math.sqrt(expected) + 0.02 * expected);
    }
  });

  it('begins visits at random: as much variance as a Poisson process', () => {
    const { times, kinds: made } = arrive(5000, 300);
    const perSecond = Array.from({ length: 300 }, () => 0);
    for (const [index, at] of times.entries())
      if (made[index] === 0) perSecond[Math.floor(at / 1000)] = (perSecond[Math.floor(at / 1000)] ?? 0) + 1;
    const mean = perSecond.reduce((sum, count) => sum + count, 0) / 300;
    const variance = perSecond.reduce((sum, count) => sum + (count - mean) ** 2, 0) / 300;
    expect(Math.abs(variance / mean - 1)).toBeLessThan(0.2);
  });

  it('is ascending, and the same for the same seed', () => {
    const { times } = arrive(1000);
    expect(times).toEqual(times.toSorted());
    expect(arrive(1000)).toEqual(arrive(1000));
    expect(arrive(1000, 100, 2)).not.toEqual(arrive(1000));
  });

  it('is empty without visitors', () => {
    expect(arrive(0)).toEqual({ times: new Float64Array(), kinds: new Uint8Array() });
  });
});
