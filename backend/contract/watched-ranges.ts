/** Range of a video in seconds. */
export type WatchedRange = [from: number, to: number];

/** Players report the time about four times a second, so a shorter gap between two ranges was not skipped. */
const GAP_SECONDS = 1;

const toTenths = (seconds: number): number => Math.round(seconds * 10) / 10;

/**
 * Normalizes watched pieces to as few ranges as possible: sorted, disjoint, inside the video, in tenths of seconds. The
 * result does not depend on the order or repetition of pieces, so reports of several devices can be merged at any time.
 * Invalid ranges are ignored.
 * @param seconds length of the video
 */
export function mergeRanges(pieces: readonly (readonly number[])[], seconds: number): WatchedRange[] {
  const clamp = (value: number | undefined): number => toTenths(Math.min(Math.max(value ?? Number.NaN, 0), seconds));
  const merged: WatchedRange[] = [];
  const sorted = pieces
    .map(([from, to]): WatchedRange => [clamp(from), clamp(to)])
    .filter(([from, to]) => from < to)
    .sort((a, b) => a[0] - b[0]);
  for (const [from, to] of sorted) {
    const last = merged.at(-1);
    if (last && from - last[1] <= GAP_SECONDS) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** Percent of the video from which a lesson counts as completed; the rest is greeting and farewell. */
export const COMPLETED_AT = 90;

/** Watched share of a video in whole percent, rounded down: 100 means all of it. */
export function watchedPercent(ranges: readonly WatchedRange[], seconds: number): number {
  // In tenths, like the ranges: otherwise 90.04 seconds could never be watched completely.
  const length = toTenths(seconds);
  if (!(length > 0)) return 0;
  const watched = ranges.reduce((sum, [from, to]) => sum + to - from, 0);
  // The epsilon makes up for tenths that add up to 89.99999 instead of 90.
  return Math.min(100, Math.floor((watched / length) * 100 + 1e-6));
}
