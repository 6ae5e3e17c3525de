/** A few words to find one's way back into the lesson; less in a short one. */
const BACK_SECONDS = 5;
const BACK = 0.05;
const EARLY_SECONDS = 15;
const EARLY = 0.1;
/** From here on the lesson is over: whoever comes back wants to see it again. */
const OVER = 0.95;

/**
 * Where a lesson starts for somebody who left it at `position`: a little before that, or at the beginning when little or
 * next to nothing is left to see. Seconds.
 */
export function resumeAt(position: number, seconds: number): number {
  const early = Math.min(EARLY_SECONDS, seconds * EARLY);
  if (!Number.isFinite(position) || position < early || position > seconds * OVER) return 0;
  return position - Math.min(BACK_SECONDS, seconds * BACK);
}
