/**
 * Widths in which pictures are made; next.config.ts allows no others. 768 fills a phone with 1.75 or 2 pixels per CSS pixel, 1184 one with 2.6
 * or 3: a round 720 or 1080 would just miss them, and they would load the next size.
 */
export const PICTURE_WIDTHS = [96, 192, 320, 480, 768, 1184, 1440, 1920] as const;

const SCREENS_PER_PIXEL = 3;
/** Narrower screens have several pixels per CSS pixel, so nothing smaller would be chosen. */
const SMALLEST_SCREEN = 480;
const PIXELS: Record<string, number> = { px: 1, rem: 16 };

export const pictureUrl = (url: string, width: number): string =>
  `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=75`;

/** Largest fixed length of a `sizes` attribute in CSS pixels; null if it depends on the viewport. */
function fixedSize(sizes: string): number | null {
  if (sizes.includes('vw')) return null;
  const lengths = [...sizes.matchAll(/([\d.]+)(px|rem)/g)].map(
    ([, value, unit]) => Number(value) * (PIXELS[unit ?? ''] ?? 1),
  );
  return Math.max(0, ...lengths);
}

/** Widths of a picture that can be shown at `sizes`: from one that fits a plain screen to one for three pixels per CSS pixel. */
export function pictureWidths(sizes: string, ownWidth: number): number[] {
  const size = fixedSize(sizes);
  const [from, to] = size === null ? [SMALLEST_SCREEN, Infinity] : [size, size * SCREENS_PER_PIXEL];
  const needed = Math.min(to, ownWidth);
  const largest = PICTURE_WIDTHS.find((width) => width >= needed) ?? PICTURE_WIDTHS.at(-1) ?? 0;
  return PICTURE_WIDTHS.filter((width) => width <= largest && (width >= from || width === largest));
}

/** URL of a picture as large as the shop has it. Drawings are sent as they are. */
export const largestPictureUrl = ({ url, width }: { url: string; width: number }): string =>
  url.endsWith('.svg') ? url : pictureUrl(url, pictureWidths('100vw', width).at(-1) ?? width);
