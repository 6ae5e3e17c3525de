/** Ten minutes in the water are enough for one go. */
export const PRACTICE_MS = 10 * 60_000;

/** Times are milliseconds since 1970. */
export type Practice = { state: 'idle' } | { state: 'running'; endsAt: number } | { state: 'over' };

export const IDLE: Practice = { state: 'idle' };

export const startPractice = (now: number): Practice => ({ state: 'running', endsAt: now + PRACTICE_MS });

/** Milliseconds left: all of it before the start, 0 at the end. */
export function remainingMs(practice: Practice, now: number): number {
  if (practice.state === 'idle') return PRACTICE_MS;
  return practice.state === 'over' ? 0 : Math.min(PRACTICE_MS, Math.max(0, practice.endsAt - now));
}

/**
 * The practice at this moment. It compares with the end instead of counting down, as browsers stop timers of a dark screen.
 */
export const advancePractice = (practice: Practice, now: number): Practice =>
  practice.state === 'running' && now >= practice.endsAt ? { state: 'over' } : practice;

/** Minutes and seconds, rounded up: `0:00` only once the time is up. */
export function formatClock(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
