/** Limit for a busy machine: a passing test never waits for it. */
export const PATIENCE_MS = 180_000;

/** Tests that wait long, or repeat for every case what one of them proves, run in `npm run test:full` only. */
export const isFull = Boolean(process.env.TEST_FULL);

/**
 * A time limit that the shop guarantees. It is measured on an otherwise idle machine (`npm run test:full`); in other runs it
 * only matters that the event happens at all.
 */
export const timeLimit = (ms: number): number => (isFull ? ms : PATIENCE_MS);
