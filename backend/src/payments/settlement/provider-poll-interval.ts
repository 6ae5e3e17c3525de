/** Less than the two seconds between two questions of a page, which would else skip every second one: the answer takes a moment. */
const MIN_MS = 1_500;
const MAX_MS = 60_000;

/**
 * Milliseconds between two questions to the provider about one payment while buyers have its page open, by the
 * payment's age: most are decided within minutes, a bank transfer within days. The webhook tells sooner.
 */
export const providerPollInterval = (ageMs: number): number => Math.min(MAX_MS, Math.max(MIN_MS, ageMs / 100));
