/** Limit for a busy machine: a passing test never waits for it. */
export const PATIENCE_MS = 180_000;

/** Every language, screen and outcome (`npm run test:full`), instead of each behavior once. */
export const isFull = Boolean(process.env.TEST_FULL);

/**
 * A time limit that the shop guarantees. It is measured on an otherwise idle machine (`npm run test:full`); in other runs it
 * only matters that the event happens at all.
 */
export const timeLimit = (ms: number): number => (isFull ? ms : PATIENCE_MS);
