import { type WatchedRange, mergeRanges } from './watched-ranges';

/** Turns the times that a playing video tells into ranges; a jump ends one and is not watched. */
export interface RangeTracker {
  /** The video is here now, having played up to it. */
  tick(time: number): void;
  /** What comes next does not follow what came before. */
  cut(): void;
  /** What was watched since the last call. */
  take(): WatchedRange[];
}

export function trackRanges(seconds: number): RangeTracker {
  let last: number | null = null;
  let ranges: WatchedRange[] = [];
  return {
    tick(time) {
      if (last !== null && time > last) ranges = mergeRanges([...ranges, [last, time]], seconds);
      last = time;
    },
    cut() {
      last = null;
    },
    take() {
      const taken = ranges;
      ranges = [];
      return taken;
    },
  };
}
