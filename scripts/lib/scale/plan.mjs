import { createRandom } from './random.mjs';
import { byRole, ROLES } from './requests.mjs';
import { simulate } from './simulate.mjs';
import { makeArrivals, requestsPerSecond, visitsPerSecond } from './visits.mjs';

/** @typedef {import('./requests.mjs').RequestKind} RequestKind */
/** @typedef {import('./requests.mjs').Role} Role */
/** @typedef {import('./simulate.mjs').Servers} Servers */
/** @typedef {import('./simulate.mjs').Results} Results */

/** Enough for a 99th percentile, few enough for a second. */
const REQUESTS = 60_000;
const MOST_SECONDS = 3600;
/** More than bisecting any shop takes; a plan that does not settle is an error, not a loop. */
const MOST_RUNS = 60;

/** There is one counter, however large the shop. @type {Set<Role>} */
const SINGLE = new Set(['orderNumber']);

/** Servers of each role that would be busy all the time. @param {RequestKind[]} kinds @param {number} visitors @returns {Servers} */
export function readWork(kinds, visitors) {
  const perSecond = visitsPerSecond(kinds, visitors);
  return byRole((role) =>
    kinds.reduce((sum, { perVisit, work }) => sum + (perSecond * perVisit * (work[role] ?? 0)) / 1000, 0),
  );
}

/** The role that is full first, and with how many visitors. @param {RequestKind[]} kinds @param {Servers} servers */
export function findBottleneck(kinds, servers) {
  const work = readWork(kinds, 1);
  const full = ROLES.map((role) => ({ role, visitors: servers[role] / work[role] }));
  return full.reduce((first, next) => (next.visitors < first.visitors ? next : first));
}

/** @typedef {{ kinds: RequestKind[], visitors: number, seed: number, requests?: number, leastBusy?: boolean }} Shop */

/** A shop with so many visitors, to be tried with any number of servers. @param {Shop} shop */
export function prepare({ kinds, visitors, seed, requests = REQUESTS, leastBusy }) {
  const seconds = Math.min(MOST_SECONDS, requests / Math.max(requestsPerSecond(kinds, visitors), Number.MIN_VALUE));
  const arrivals = makeArrivals({ kinds, visitors, seconds, random: createRandom(seed) });
  return (/** @type {Servers} */ servers) => simulate({ kinds, arrivals, servers, seconds, seed, leastBusy });
}

/**
 * The smallest number of servers of each role that are loaded at most so far, and for which 99 of 100 requests wait less than the
 * target; by chance sometimes one more. All roles are bisected in the same runs, because how long a request waits for one hardly
 * depends on the servers of another.
 * @param {Shop & { targetMs: number, mostLoad: number }} shop
 * @returns {{ servers: Servers, results: Results, late: Role[] }} `late`: roles that miss the target and can not grow
 */
export function findServers({ targetMs, mostLoad, ...shop }) {
  const run = prepare(shop);
  const work = readWork(shop.kinds, shop.visitors);
  const tooFew = byRole((role) => (SINGLE.has(role) ? 0 : Math.max(0, Math.ceil(work[role] / mostLoad) - 1)));
  const enough = byRole((role) => (SINGLE.has(role) ? 1 : Number.POSITIVE_INFINITY));
  for (let runs = 0; runs < MOST_RUNS; runs += 1) {
    const isKnown = ROLES.every((role) => enough[role] === tooFew[role] + 1);
    const servers = byRole((role) => {
      if (enough[role] === tooFew[role] + 1) return enough[role];
      if (enough[role] === Number.POSITIVE_INFINITY) return Math.ceil(tooFew[role] * 1.5) + 1;
      return Math.floor((tooFew[role] + enough[role]) / 2);
    });
    const results = run(servers);
    const slow = ROLES.filter((role) => results[role].load > mostLoad || results[role].p99 > targetMs);
    const late = slow.filter((role) => SINGLE.has(role));
    if (isKnown && slow.length === late.length) return { servers, results, late };
    for (const role of ROLES.filter((name) => !SINGLE.has(name))) {
      if (!slow.includes(role)) enough[role] = servers[role];
      else {
        tooFew[role] = servers[role];
        // Rarely, what was enough beside a slower role before it no longer is.
        if (enough[role] <= servers[role]) enough[role] = isKnown ? servers[role] + 1 : Number.POSITIVE_INFINITY;
      }
    }
  }
  throw new Error(`No number of servers was found for ${shop.visitors} visitors`);
}
