/** Long enough for a machine that is kept busy by other programs: whoever is done in time never waits for it. */
export const PATIENCE_MS = 60_000;

/** What only sits out a long time, or repeats for every case what one of them proves, is for `npm run test:full`. */
export const isFull = Boolean(process.env.TEST_FULL);

/**
 * A time the shop promises. It is measured where this machine does nothing else (`npm run test:full`); in every other run what
 * counts is that it happens at all.
 */
export const promised = (ms: number): number => (isFull ? ms : PATIENCE_MS);
