/** A day of 24 hours in milliseconds. For calendar days in a time zone see `shopDay`. */
export const DAY_MS = 24 * 60 * 60_000;

export const MINUTE_MS = 60_000;

export const HOUR_MS = 60 * MINUTE_MS;
