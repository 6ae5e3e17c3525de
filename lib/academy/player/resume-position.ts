/** Rewind when resuming, to give context; less in a short lesson. */
const BACK_SECONDS = 5;
const BACK = 0.05;
const EARLY_SECONDS = 15;
const EARLY = 0.1;
/** Beyond this the lesson counts as finished and restarts. */
const OVER = 0.95;

/** Start position in seconds for a lesson left at `position`: slightly earlier, or 0 if little was watched or little is left. */
export function resumeAt(position: number, seconds: number): number {
  const early = Math.min(EARLY_SECONDS, seconds * EARLY);
  if (!Number.isFinite(position) || position < early || position > seconds * OVER) return 0;
  return position - Math.min(BACK_SECONDS, seconds * BACK);
}

/** Seconds that the address asks for, as links to a chapter or a passage do (`?t=37`); null without a time in the video. */
export function linkedTime(search: string, seconds: number): number | null {
  const time = new URLSearchParams(search).get('t') ?? '';
  return /^\d{1,6}$/.test(time) && Number(time) < seconds ? Number(time) : null;
}
