/** How long errors after a failure are attributed to the outage. */
const WINDOW_MS = 15_000;

/** On globalThis, because server.ts and Next's bundles share a process but no modules. */
const holder = globalThis as typeof globalThis & { shopOutageAt?: number };

/** Records that the backend gave no usable response. */
export function recordOutage(now = Date.now()): void {
  holder.shopOutageAt = now;
}

/** Whether an outage was recorded recently. */
export function hasRecentOutage(withinMs = WINDOW_MS, now = Date.now()): boolean {
  return now - (holder.shopOutageAt ?? Number.NEGATIVE_INFINITY) < withinMs;
}
