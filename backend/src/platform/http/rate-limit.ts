const DEFAULT_LIMIT = 30;
const MAX_ADDRESSES = 50_000;

/** Counts per address in a fixed window; in memory, because losing it at a restart does no harm. */
export class WindowLimit {
  private readonly seen = new Map<string, { count: number; until: number }>();

  constructor(
    private readonly limit: number,
    private readonly windowMs: number,
  ) {}

  /** False when the address has used up its share. */
  take(address: string, now = Date.now()): boolean {
    if (this.limit <= 0) return true;
    const entry = this.seen.get(address);
    if (entry && entry.until > now) {
      entry.count += 1;
      return entry.count <= this.limit;
    }
    if (this.seen.size >= MAX_ADDRESSES) this.prune(now);
    this.seen.set(address, { count: 1, until: now + this.windowMs });
    return true;
  }

  /** Whether the next `take` will be one too many; counts nothing. */
  isUsedUp(address: string, now = Date.now()): boolean {
    if (this.limit <= 0) return false;
    const entry = this.seen.get(address);
    return entry !== undefined && entry.until > now && entry.count >= this.limit;
  }

  /** One that was taken didn't count after all. */
  giveBack(address: string): void {
    const entry = this.seen.get(address);
    if (entry && entry.count > 0) entry.count -= 1;
  }

  /** Whole seconds until the address may ask again. */
  waitSeconds(address: string, now = Date.now()): number {
    return Math.max(1, Math.ceil(((this.seen.get(address)?.until ?? now) - now) / 1000));
  }

  private prune(now: number): void {
    for (const [address, entry] of this.seen) if (entry.until <= now) this.seen.delete(address);
    if (this.seen.size >= MAX_ADDRESSES) this.seen.clear();
  }
}

/** One customer of an IPv6 provider has a whole /64 of addresses. */
export function limitKey(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [head = ''] = ip.split('::');
  const groups = head.split(':').filter(Boolean).slice(0, 4);
  while (groups.length < 4) groups.push('0');
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':');
}

/** A whole number from the settings; anything else is not there. */
export const readLimit = (setting: string | undefined, fallback = DEFAULT_LIMIT): number =>
  setting && /^\d+$/.test(setting) ? Number(setting) : fallback;
