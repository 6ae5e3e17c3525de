import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './network-of';

export const MAX_KEYS = 50_000;

/** Counts in memory, which a restart may lose. A flood of addresses pushes out those that were idle for longest. */
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
 * Counts per key (an address, an account, a mailbox) in a fixed window. `limit` 0 switches it off. All limits of the shop go
 * through here: for several processes, this is where `RateLimiterRedis` or `RateLimiterPostgres` takes the place of memory.
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

  /** False when the key has used up its share; what is refused counts as well. */
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

  /** Whether the next `take` will be one too many; counts nothing. */
  async isUsedUp(key: string): Promise<boolean> {
    return (await this.taken(key)) >= this.limit && this.counter !== null;
  }

  /** What was taken didn't count after all. */
  async giveBack(key: string, count = 1): Promise<void> {
    const taken = await this.taken(key);
    if (this.counter && taken > 0) await this.counter.reward(key, Math.min(count, taken));
  }

  /** Whole seconds until the key may ask again. */
  async waitSeconds(key: string): Promise<number> {
    const state = await this.counter?.get(key);
    return Math.max(1, Math.ceil((state?.msBeforeNext ?? 0) / 1000));
  }

  private async taken(key: string): Promise<number> {
    const state = await this.counter?.get(key);
    return state && state.msBeforeNext > 0 ? state.consumedPoints : 0;
  }
}

/** One customer of an IPv6 provider has a whole /64 of addresses. */
export function limitKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  // Also takes the IPv4 address out of `::ffff:10.0.0.1`.
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? networkOf(address, 4) : address.toString();
}
