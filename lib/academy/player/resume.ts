/** A few words to find one's way back into the lesson. */
const BACK_SECONDS = 5;
const TOO_EARLY_SECONDS = 15;
/** From here on the lesson is over: whoever comes back wants to see it again. */
const OVER = 0.95;

/**
 * Where a lesson starts for somebody who left it at `position`: a little before that, or at the beginning when little or
 * next to nothing is left to see. Seconds.
 */
export function resumeAt(position: number, seconds: number): number {
  if (!Number.isFinite(position) || position < TOO_EARLY_SECONDS || position > seconds * OVER) return 0;
  return position - BACK_SECONDS;
}
