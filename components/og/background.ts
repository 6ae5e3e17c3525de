import { CARD_SIZE } from '@/lib/discovery/og/card';

/** Colours of app/styles/tokens.css used in the drawing. */
export const CARD_COLORS = {
  ink: '#12384a',
  paper: '#ffffff',
  sand: '#fbf5ea',
  water: '#d9f0f0',
  teal: '#0a5f6a',
  coral: '#f2694b',
  sun: '#ffc857',
} as const;

/** Position of the entry's picture. */
export interface PictureFrame {
  left: number;
  top: number;
  width: number;
  height: number;
}

const LANDSCAPE: PictureFrame = { left: 584, top: 60, width: 560, height: 452 };
const PORTRAIT: PictureFrame = { left: 752, top: 44, width: 392, height: 490 };
const RADIUS = 44;
const BORDER = 8;

/** Portrait product pictures are not cropped. */
export const frameOf = ({ width, height }: { width: number; height: number }): PictureFrame =>
  height > width ? PORTRAIT : LANDSCAPE;

const TILE = 70;
const ROPE = { y: 582, bead: 26, long: 94, gap: 12 } as const;

/** Pool tiles, lane rope and the sun behind the picture. No text: that would use whatever fonts the machine has. */
export function backgroundSvg(frame: PictureFrame | null): Buffer {
  const { width, height } = CARD_SIZE;
  const joints = [
    ...range(width / TILE + 1, (at) => `M${at * TILE} 0V${height}`),
    ...range(height / TILE + 1, (at) => `M0 ${at * TILE}H${width}`),
  ].join('');
  const step = ROPE.long + ROPE.gap;
  const beads = range(width / step + 1, (at) => {
    const fill = at % 2 === 0 ? CARD_COLORS.coral : CARD_COLORS.paper;
    return `<rect x="${at * step - 40}" y="${ROPE.y - ROPE.bead / 2}" width="${ROPE.long}" height="${ROPE.bead}" rx="${ROPE.bead / 2}" fill="${fill}"/>`;
  }).join('');
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${CARD_COLORS.water}"/>
    <path d="${joints}" stroke="${CARD_COLORS.paper}" stroke-opacity="0.5" stroke-width="2.5" fill="none"/>
    <path d="M0 ${ROPE.y}H${width}" stroke="${CARD_COLORS.ink}" stroke-width="4"/>${beads}
    ${frame ? drawFrame(frame) : sun(1092, 98, 124)}
  </svg>`);
}

function drawFrame({ left, top, width, height }: PictureFrame): string {
  const mount = (shift: number, paint: string) =>
    `<rect x="${left - BORDER}" y="${top - BORDER + shift}" width="${width + 2 * BORDER}" height="${height + 2 * BORDER}" rx="${RADIUS + BORDER}" ${paint}/>`;
  return `${sun(left + width - 26, top + 22, 76)}${mount(14, `fill="${CARD_COLORS.ink}" opacity="0.1"`)}${mount(0, `fill="${CARD_COLORS.paper}"`)}
    <rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${RADIUS}" fill="${CARD_COLORS.sand}"/>`;
}

const sun = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${CARD_COLORS.sun}"/>`;

/** Rounded corners of the picture. */
export const frameMask = ({ width, height }: PictureFrame): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${RADIUS}"/></svg>`,
  );

const range = (count: number, draw: (at: number) => string): string[] =>
  Array.from({ length: Math.ceil(count) }, (_, at) => draw(at));
