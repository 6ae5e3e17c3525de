import ipaddr from 'ipaddr.js';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { type Counter, createCounter } from './limit-counters';
import { networkOf } from './network-of';

/**
 * Limits calls per key (IP address, account or email address) in a fixed window; a `limit` of 0 disables it. The backend's only
 * rate limiter. Counts are shared by all backends on one PostgreSQL; limits of the same name count together.
 */
export class WindowLimit {
  private readonly isOn: boolean;
  private known: Counter | null = null;

  constructor(
    private readonly name: string,
    private readonly limit: number,
    private readonly windowMs: number,
  ) {
    this.isOn = limit > 0 && windowMs > 0;
  }

  /** Made at the first call: many limits exist before the database is open. */
  private get counter(): Counter {
    this.known ??= createCounter(this.name, this.limit, this.windowMs);
    return this.known;
  }

  /** Takes points; false if the key is over its limit. Refused calls count as well. */
  async take(key: string, count = 1): Promise<boolean> {
    if (!this.isOn) return true;
    const { limiter, keyOf } = this.counter;
    try {
      await limiter.consume(keyOf(key), count);
      return true;
    } catch (error) {
      if (error instanceof RateLimiterRes) return false;
      throw error;
    }
  }

  /** Whether the next `take` would be refused; takes nothing. */
  async isUsedUp(key: string): Promise<boolean> {
    return this.isOn && (await this.taken(key)) >= this.limit;
  }

  /** Returns points that were taken, at most as many as the key has used. */
  async giveBack(key: string, count = 1): Promise<void> {
    const taken = await this.taken(key);
    if (taken === 0) return;
    const { limiter, keyOf } = this.counter;
    await limiter.reward(keyOf(key), Math.min(count, taken));
  }

  /** Whole seconds until the window of the key ends; at least 1. */
  async waitSeconds(key: string): Promise<number> {
    const state = await this.read(key);
    return Math.max(1, Math.ceil((state?.msBeforeNext ?? 0) / 1000));
  }

  private async taken(key: string): Promise<number> {
    const state = await this.read(key);
    return state && state.msBeforeNext > 0 ? state.consumedPoints : 0;
  }

  private async read(key: string): Promise<RateLimiterRes | null> {
    if (!this.isOn) return null;
    const { limiter, keyOf } = this.counter;
    return limiter.get(keyOf(key));
  }
}

/**
 * A limit of everybody together, of which a network has a share: whoever floods one uses up the share of that network only.
 * Refused calls of a network take nothing from the others.
 */
export class SharedLimit {
  private readonly network: WindowLimit;
  private readonly all: WindowLimit;

  constructor(name: string, { share, total }: { share: number; total: number }, windowMs: number) {
    this.network = new WindowLimit(`${name}-here`, share, windowMs);
    this.all = new WindowLimit(name, total, windowMs);
  }

  /** @param topic what the limit counts by itself, such as a form */
  async take(ip: string, topic = 'all'): Promise<boolean> {
    return (await this.network.take(`${topic} ${limitKey(ip)}`)) && (await this.all.take(topic));
  }
}

/** Groups IPv6 addresses by /64, because providers assign one to each customer. */
export function limitKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  // Also maps `::ffff:10.0.0.1` to its IPv4 address.
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? networkOf(address, 4) : address.toString();
}
