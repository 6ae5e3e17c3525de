const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DELAYS_MS = [2 * SECOND, 10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 3 * 60 * MINUTE];
const MAX_DELAY_MS = 6 * 60 * MINUTE;

/** When to send a refund again, or to ask what became of it, after `attempts` tries: soon, then ever less often. */
export const nextLook = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + (DELAYS_MS[Math.max(0, attempts - 1)] ?? MAX_DELAY_MS));

/** Tries after which, at about an hour and a half, somebody should know that money is stuck. */
export const STUCK_ATTEMPTS = 7;
