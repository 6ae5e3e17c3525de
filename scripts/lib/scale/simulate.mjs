import { EventQueue } from './event-queue.mjs';
import { createRandom, exponential } from './random.mjs';
import { byRole, ROLES } from './requests.mjs';
import { Station } from './station.mjs';

/** @typedef {import('./requests.mjs').RequestKind} RequestKind */
/** @typedef {import('./requests.mjs').Role} Role */
/** @typedef {Record<Role, number>} Servers */
/** @typedef {Record<Role, import('./station.mjs').StationResult>} Results */
/** A request on its way: the roles that it passes, what each has to do, and which one is next. @typedef {{ at: number, stages: Role[], work: number[], next: number }} Job */

/** Each of these processes has one thread, and a queue of its own. */
const PROCESSES = new Set(['storefront', 'backend', 'worker']);
/** The queues of the first tenth are still filling. */
const WARM_UP = 0.1;

/**
 * Sends requests through the shop. The same seed gives each request the same work, whatever the number of servers. Which process
 * a request comes to is chance, or with `leastBusy` the one that is free first.
 * @param {{ kinds: RequestKind[], arrivals: import('./visits.mjs').Arrivals, servers: Servers, seconds: number, seed: number,
 *   leastBusy?: boolean }} options
 * @returns {Results}
 */
export function simulate({ kinds, arrivals, servers, seconds, seed, leastBusy = false }) {
  const until = seconds * 1000;
  const random = createRandom(seed);
  const from = until * WARM_UP;
  const stations = byRole((role) => {
    const isChance = PROCESSES.has(role) && !leastBusy;
    const options = isChance ? { from, random: createRandom(seed + 1 + ROLES.indexOf(role)) } : { from };
    return new Station(servers[role], options);
  });
  const paths = kinds.map(({ work }) => {
    const stages = ROLES.filter((role) => work[role]);
    return { stages, means: stages.map((role) => work[role] ?? 0) };
  });
  /** @type {EventQueue<Job>} */
  const queue = new EventQueue();
  const step = (/** @type {Job} */ job) => {
    const role = job.stages[job.next];
    if (!role) return;
    job.at = stations[role].serve(job.at, job.work[job.next] ?? 0);
    job.next += 1;
    if (job.next < job.stages.length) queue.add(job);
  };
  const finishUntil = (/** @type {number} */ end) => {
    while (queue.nextAt <= end) {
      const job = queue.takeFirst();
      if (job) step(job);
    }
  };

  for (const [index, at] of arrivals.times.entries()) {
    finishUntil(at);
    const { stages = [], means = [] } = paths[arrivals.kinds[index] ?? 0] ?? {};
    step({ at, stages, work: means.map((mean) => exponential(random, mean)), next: 0 });
  }
  // What is still under way at the end is left there: an overloaded shop would need hours for it.
  finishUntil(until);
  return byRole((role) => stations[role].result(until));
}
