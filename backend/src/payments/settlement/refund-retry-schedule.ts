const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DELAYS_MS = [2 * SECOND, 10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 3 * 60 * MINUTE];
const MAX_DELAY_MS = 6 * 60 * MINUTE;

/** When to retry or check a refund after `attempts` tries, with increasing delays. */
export const nextRefundAttempt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + (DELAYS_MS[Math.max(0, attempts - 1)] ?? MAX_DELAY_MS));

/** Number of tries, about an hour and a half, after which operators are alerted. */
export const STUCK_ATTEMPTS = 7;
