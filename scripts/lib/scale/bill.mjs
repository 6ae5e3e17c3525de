// What a plan needs beside processors: machines, memory, connections, bandwidth, and the price of all of it.
import { FILM } from './requests.mjs';
import { visitsPerSecond } from './visits.mjs';

/** @typedef {import('./simulate.mjs').Servers} Servers */
/** Per core and hour, per GB of memory and hour, per GB sent. @typedef {{ coreHour: number, memoryHour: number, traffic: number }} Prices */
/**
 * @typedef {{ cores: number, machines: number, memoryGb: number, connections: number, pageMbits: number, filmMbits: number,
 *   trafficGb: number, sentPrice: number, price: number }} Bill
 */

/** `DATABASE_POOL_MAX`, which each backend and worker may open. */
const POOL = 10;
/** Limit of a process in `ops/kubernetes`. */
const PROCESS_GB = 1;
/** Estimates: PostgreSQL, a connection to it, and the buffers of a visitor's connection in the proxy. */
const [DATABASE_GB, CONNECTION_GB, VISITOR_GB] = [2, 0.01, 0.00005];
const HOURS = 730;
/** Estimate: sent in a month, compared with a month at the peak. */
export const AVERAGE_OF_PEAK = 0.2;

/**
 * The price is (cores × price of a core + GB × price of a GB) × 730 hours + GB sent × price of a GB sent. The database has a
 * machine of its own, because only one can write; all others share machines.
 * @param {{ kinds: import('./requests.mjs').RequestKind[], visitors: number, servers: Servers, machineCores: number, prices: Prices }} options
 * @returns {Bill}
 */
export function writeBill({ kinds, visitors, servers, machineCores, prices }) {
  const { proxy, storefront, backend, worker, database } = servers;
  const others = proxy + storefront + backend + worker;
  const connections = (backend + worker) * POOL;
  const memoryGb =
    (storefront + backend + worker) * PROCESS_GB + DATABASE_GB + connections * CONNECTION_GB + visitors * VISITOR_GB;
  const perSecond = visitsPerSecond(kinds, visitors);
  const mbits = (/** @type {boolean} */ ofFilms) =>
    kinds
      .filter(({ name }) => (name === FILM) === ofFilms)
      .reduce((sum, { perVisit, kilobytes }) => sum + (perSecond * perVisit * kilobytes * 8) / 1000, 0);
  const [pageMbits, filmMbits] = [mbits(false), mbits(true)];
  const trafficGb = ((pageMbits + filmMbits) / 8 / 1000) * 3600 * HOURS * AVERAGE_OF_PEAK;
  const cores = others + database;
  const sentPrice = trafficGb * prices.traffic;
  const price = (cores * prices.coreHour + memoryGb * prices.memoryHour) * HOURS + sentPrice;
  const machines = Math.ceil(others / machineCores) + 1;
  return { cores, machines, memoryGb, connections, pageMbits, filmMbits, trafficGb, sentPrice, price };
}
