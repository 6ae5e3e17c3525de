/** A day of 24 hours in milliseconds. Calendar days in a time zone are `shopDay`'s business. */
export const DAY_MS = 24 * 60 * 60_000;
