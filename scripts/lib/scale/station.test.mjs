import { describe, expect, it } from 'vitest';
import { createRandom, exponential } from './random.mjs';
import { Station } from './station.mjs';

const JOBS = 300_000;
const WORK_MS = 1;

/** Jobs that come at random and take a random time, with this load of each server. @param {number} servers @param {number} load @param {{ hasOwnQueues?: boolean }} [options] */
function run(servers, load, { hasOwnQueues = false } = {}) {
  const random = createRandom(7);
  const station = new Station(servers, hasOwnQueues ? { random: createRandom(8) } : {});
  let at = 0;
  let waited = 0;
  for (let job = 0; job < JOBS; job += 1) {
    at += exponential(random, WORK_MS / (load * servers));
    const work = exponential(random, WORK_MS);
    waited += station.serve(at, work) - work - at;
  }
  return { ...station.result(at), mean: waited / JOBS };
}

/** The share of jobs that have to wait, by Erlang's formula C. @param {number} servers @param {number} load */
function erlangC(servers, load) {
  const offered = servers * load;
  let term = 1;
  let sum = 0;
  for (let busy = 0; busy < servers; busy += 1) {
    sum += term;
    term *= offered / (busy + 1);
  }
  const all = term / (1 - load);
  return all / (sum + all);
}

const closeTo = (/** @type {number} */ actual, /** @type {number} */ expected, share = 0.05) =>
  expect(Math.abs(actual - expected) / expected, `${actual} instead of ${expected}`).toBeLessThan(share);

describe('Station', () => {
  it.each([0.3, 0.7])('waits as an M/M/1 queue does, with load %d', (load) => {
    const { mean, p99, load: measured } = run(1, load);
    closeTo(measured, load, 0.02);
    closeTo(mean, (load / (1 - load)) * WORK_MS);
    closeTo(p99, Math.log(load / 0.01) / (1 - load), 0.06);
  });

  it.each([2, 8])('waits as an M/M/%d queue does', (servers) => {
    const load = 0.7;
    closeTo(run(servers, load).mean, (erlangC(servers, load) * WORK_MS) / (servers * (1 - load)), 0.06);
  });

  it('waits as several M/M/1 queues if each server has its own', () => {
    closeTo(run(8, 0.7, { hasOwnQueues: true }).mean, 0.7 / 0.3);
  });

  it('serves in the order of arrival, by whoever is free first', () => {
    const station = new Station(2);
    expect([station.serve(0, 10), station.serve(1, 5), station.serve(2, 1), station.serve(3, 1)]).toEqual([
      10, 6, 7, 8,
    ]);
    expect(station.result(10)).toEqual({ servers: 2, load: 17 / 20, requests: 4, p50: 4, p99: 4 });
  });

  it('does not count jobs before the measurement', () => {
    const station = new Station(1, { from: 100 });
    station.serve(0, 150);
    station.serve(100, 10);
    expect(station.result(200)).toMatchObject({ requests: 1, load: 0.1, p99: 50 });
  });

  it('reports more than it can do as a load above one', () => {
    const { load, p99 } = run(2, 1.5);
    closeTo(load, 1.5, 0.02);
    expect(p99).toBeGreaterThan(10_000);
  });

  it('has no waits without jobs', () => {
    expect(new Station(3).result(1000)).toEqual({ servers: 3, load: 0, requests: 0, p50: 0, p99: 0 });
    expect(new Station(3).result(0).load).toBe(0);
  });
});
