import { type WatchedRange } from '@/backend/contract/watched-ranges';

/** Turns the times that a playing video tells into ranges; a jump is not watched. */
export interface RangeTracker {
  /** The video has played up to here: what was watched since the last time. */
  tick(time: number): WatchedRange[];
  /** What comes next does not follow what came before. */
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
