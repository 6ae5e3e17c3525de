import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './network-of';

export const MAX_KEYS = 50_000;

/** Counters in memory, lost on restart. Above `MAX_KEYS` the least recently used key is evicted. */
class BoundedMemory extends RateLimiterMemory {
  private readonly recent = new Set<string>();

  override async consume(key: string, points = 1): Promise<RateLimiterRes> {
    this.recent.delete(key);
    this.recent.add(key);
    const [oldest] = this.recent;
    if (this.recent.size > MAX_KEYS && oldest !== undefined) {
      this.recent.delete(oldest);
      await this.delete(oldest);
    }
    return super.consume(key, points);
  }
}

/**
 * Limits calls per key (IP address, account or email address) in a fixed window; a `limit` of 0 disables it. The backend's only
 * rate limiter: to run several processes, replace its memory with `RateLimiterRedis` or `RateLimiterPostgres`.
 */
export class WindowLimit {
  private readonly counter: RateLimiterMemory | null;

  constructor(
    private readonly limit: number,
    windowMs: number,
  ) {
    const isOn = limit > 0 && windowMs > 0;
    this.counter = isOn ? new BoundedMemory({ points: limit, duration: windowMs / 1000 }) : null;
  }

  /** Takes points; false if the key is over its limit. Refused calls count as well. */
  async take(key: string, count = 1): Promise<boolean> {
    if (!this.counter) return true;
    try {
      await this.counter.consume(key, count);
      return true;
    } catch (error) {
      if (error instanceof RateLimiterRes) return false;
      throw error;
    }
  }

  /** Whether the next `take` would be refused; takes nothing. */
  async isUsedUp(key: string): Promise<boolean> {
    return (await this.taken(key)) >= this.limit && this.counter !== null;
  }

  /** Returns points that were taken, at most as many as the key has used. */
  async giveBack(key: string, count = 1): Promise<void> {
    const taken = await this.taken(key);
    if (this.counter && taken > 0) await this.counter.reward(key, Math.min(count, taken));
  }

  /** Whole seconds until the window of the key ends; at least 1. */
  async waitSeconds(key: string): Promise<number> {
    const state = await this.counter?.get(key);
    return Math.max(1, Math.ceil((state?.msBeforeNext ?? 0) / 1000));
  }

  private async taken(key: string): Promise<number> {
    const state = await this.counter?.get(key);
    return state && state.msBeforeNext > 0 ? state.consumedPoints : 0;
  }
}

/** Groups IPv6 addresses by /64, because providers assign one to each customer. */
export function limitKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  // Also maps `::ffff:10.0.0.1` to its IPv4 address.
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? networkOf(address, 4) : address.toString();
}
