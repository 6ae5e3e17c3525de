/** How long a failure explains the errors that follow it. */
const WINDOW_MS = 15_000;

/** On globalThis, because server.ts and Next's bundles run in one process but share no modules. */
const holder = globalThis as typeof globalThis & { shopOutageAt?: number };

/** Notes that the backend gave no answer. */
export function noteOutage(now = Date.now()): void {
  holder.shopOutageAt = now;
}

/** Whether the backend failed to answer a moment ago. */
export function recentOutage(withinMs = WINDOW_MS, now = Date.now()): boolean {
  return now - (holder.shopOutageAt ?? Number.NEGATIVE_INFINITY) < withinMs;
}
