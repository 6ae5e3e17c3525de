/** A film as it is shown: rotated, with square pixels. Lengths in pixels. */
export interface Picture {
  width: number;
  height: number;
}

export interface Rendition extends Picture {
  /** Part of file names: the shorter side, as in `540p`. */
  name: string;
  /** Kilobits per second at most. */
  kbps: number;
}

/** Shorter sides, and what films of them need at most. */
const LADDER = [
  { side: 360, kbps: 800 },
  { side: 540, kbps: 1600 },
  { side: 720, kbps: 2800 },
  { side: 1080, kbps: 5000 },
];
/** Of the film that is kept as one MP4. */
const MP4_SIDE = 720;

const even = (length: number): number => Math.max(2, Math.round(length / 2) * 2);

function scaleTo(side: number, { width, height }: Picture, kbps: number): Rendition {
  const scale = side / Math.min(width, height);
  return { name: `${side}p`, width: even(width * scale), height: even(height * scale), kbps };
}

/** Qualities of a film, smallest first: those of the ladder that are not larger than it, at least one. */
export function listRenditions(source: Picture): Rendition[] {
  const side = Math.min(source.width, source.height);
  const fitting = LADDER.filter((step) => step.side <= side);
  if (fitting.length > 0) return fitting.map((step) => scaleTo(step.side, source, step.kbps));
  return [scaleTo(even(side), source, LADDER[0]?.kbps ?? 800)];
}

/** The quality that is also kept as one file: for saving, for browsers without scripts, for the preview. */
export const mp4Rendition = (renditions: Rendition[]): Rendition | undefined =>
  renditions.filter(({ width, height }) => Math.min(width, height) <= MP4_SIDE).at(-1) ?? renditions[0];
