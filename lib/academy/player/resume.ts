/** A few words to find one's way back into the lesson. */
const BACK_SECONDS = 5;
const TOO_EARLY_SECONDS = 15;
/** The same in a short film: never more than these parts of it. */
const BACK = 0.1;
const TOO_EARLY = 0.25;
/** From here on the lesson is over: whoever comes back wants to see it again. */
const OVER = 0.95;

/**
 * Where a lesson starts for somebody who left it at `position`: a little before that, or at the beginning when little or
 * next to nothing is left to see. Seconds.
 */
export function resumeAt(position: number, seconds: number): number {
  const early = Math.min(TOO_EARLY_SECONDS, seconds * TOO_EARLY);
  if (!Number.isFinite(position) || position < early || position > seconds * OVER) return 0;
  return position - Math.min(BACK_SECONDS, seconds * BACK);
}
