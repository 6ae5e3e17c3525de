/** A day of 24 hours in milliseconds. For calendar days in a time zone see `shopDay`. */
export const DAY_MS = 24 * 60 * 60_000;

/** Whole milliseconds, so that a query and a rule agree on a fraction of a day. */
export const daysInMs = (days: number): number => Math.round(days * DAY_MS);

export const MINUTE_MS = 60_000;

export const HOUR_MS = 60 * MINUTE_MS;
