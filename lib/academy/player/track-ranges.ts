import { type WatchedRange } from '@/backend/contract/watched-ranges';

/** Converts the time updates of a playing video to watched ranges; seeking is not watching. */
export interface RangeTracker {
  /** Reports the current time; returns the range watched since the last call. */
  tick(time: number): WatchedRange[];
  /** Breaks the current range, for example on seek. */
  reset(): void;
}

export function trackRanges(): RangeTracker {
  let last: number | null = null;
  return {
    tick(time) {
      const watched: WatchedRange[] = last !== null && time > last ? [[last, time]] : [];
      last = time;
      return watched;
    },
    reset() {
      last = null;
    },
  };
}
