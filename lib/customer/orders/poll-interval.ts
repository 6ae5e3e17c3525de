const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** A result shows within three seconds for as long as buyers usually stay, and later still without a reload. */
const STEPS = [
  { until: 5 * MINUTE, interval: 2 * SECOND },
  { until: 30 * MINUTE, interval: 10 * SECOND },
  { until: 2 * 60 * MINUTE, interval: MINUTE },
];

/** Milliseconds between two polls of an unpaid order's status, by the time since the buyer came to the page; false when that is too long ago. */
export const pollInterval = (watchedMs: number): number | false =>
  STEPS.find(({ until }) => watchedMs < until)?.interval ?? false;
