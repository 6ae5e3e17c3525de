const MIN_MS = 2_000;
const MAX_MS = 60_000;

/**
 * Milliseconds between two questions to the provider about one payment while buyers have its page open, by the
 * payment's age: most are decided within minutes, a bank transfer within days. The webhook tells sooner.
 */
export const providerPollInterval = (ageMs: number): number => Math.min(MAX_MS, Math.max(MIN_MS, ageMs / 100));
