/** Labels of the requests that both halves measure. All have few values: Prometheus keeps a series for each combination. */

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Bounded, because clients choose it. */
export const methodLabel = (method: string | undefined): string =>
  method !== undefined && METHODS.has(method) ? method : 'OTHER';

/** `2xx` of 201. */
export const statusClass = (status: number): string => `${Math.trunc(status / 100)}xx`;

/** Upper bounds of a histogram of durations, in seconds. */
export const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
