/** Seconds of a video, from and to. */
export type WatchedRange = [from: number, to: number];

/** Players tell the time four times a second: a pause that short between two ranges was not skipped. */
const GAP_SECONDS = 1;

const toTenths = (seconds: number): number => Math.round(seconds * 10) / 10;

/**
 * What was watched, as few ranges as possible: in order, apart, inside the video, tenths of seconds. The same pieces give the
 * same answer in whatever order and however often they come, so reports of several devices can be merged at any time. What is
 * no range is left out.
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
