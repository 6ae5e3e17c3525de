/** @typedef {{ servers: number, load: number, requests: number, p50: number, p99: number }} StationResult */

/**
 * A resource with several servers that work one after another, in the order of arrival. Only the time at which each server
 * will be free is kept: jobs must therefore arrive in the order of time. Overload ends with the last arrival, however long the
 * queue is by then.
 */
export class Station {
  /** @type {number[]} */
  #freeAt;
  /** @type {number[]} */
  #waits = [];
  #busy = 0;
  #choose;
  #from;

  /**
   * @param {number} servers
   * @param {{ random?: () => number, from?: number }} [options] with `random`, each server has a queue of its own and a job
   * comes to any of them, as requests come to one of several processes; without, all share one queue. Jobs before `from`
   * work but are not counted: the queues are still filling.
   */
  constructor(servers, { random, from = 0 } = {}) {
    this.#freeAt = Array.from({ length: servers }, () => 0);
    this.#choose = random;
    this.#from = from;
  }

  /** @param {number} at @param {number} work @returns {number} when the job is done */
  serve(at, work) {
    const server = this.#choose ? Math.floor(this.#choose() * this.#freeAt.length) : this.#firstFree();
    const start = Math.max(at, this.#freeAt[server] ?? 0);
    this.#freeAt[server] = start + work;
    if (at >= this.#from) {
      this.#waits.push(start - at);
      this.#busy += work;
    }
    return start + work;
  }

  #firstFree() {
    let first = 0;
    for (let server = 1; server < this.#freeAt.length; server += 1)
      if ((this.#freeAt[server] ?? 0) < (this.#freeAt[first] ?? 0)) first = server;
    return first;
  }

  /**
   * `load` is the work that came, as a share of what the servers can do; above 1 the queue grows as long as visitors come.
   * @param {number} until @returns {StationResult}
   */
  result(until) {
    const servers = this.#freeAt.length;
    const waits = Float64Array.from(this.#waits).sort();
    const quantile = (/** @type {number} */ share) => waits[Math.floor(waits.length * share)] ?? 0;
    const load = this.#busy / (servers * Math.max(until - this.#from, Number.MIN_VALUE));
    return { servers, load, requests: waits.length, p50: quantile(0.5), p99: quantile(0.99) };
  }
}
