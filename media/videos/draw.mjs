// Shapes and colours of the shop's drawings (media/pictures/scenes/figures.py), as SVG text.

export const INK = '#12384a';
export const TEAL = '#0f7f8c';
export const CORAL = '#f2694b';
export const SUN = '#ffc857';
export const POOL = '#8fd3d6';
export const POOLD = '#5fb9c0';
export const POOLL = '#b9e4e5';
const OTTER = '#8a5a3c';
const CREAM = '#f1dcbd';

/** @typedef {{ x: number, y: number }} Point */

/** @param {number} value */
export const f = (value) => String(Math.round(value * 10) / 10);

/** @param {string} tag @param {Record<string, string | number>} attributes */
function el(tag, attributes) {
  const list = Object.entries(attributes).map(
    ([name, value]) =>
      `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${typeof value === 'number' ? f(value * 1) : value}"`,
  );
  return `<${tag} ${list.join(' ')}/>`;
}

/** @typedef {Record<string, string | number>} Look */

/** @param {number} cx @param {number} cy @param {number} r @param {string} fill @param {Look} [look] */
export const circle = (cx, cy, r, fill, look = {}) => el('circle', { cx, cy, r, fill, ...look });
/** @param {number} cx @param {number} cy @param {number} rx @param {number} ry @param {string} fill @param {Look} [look] */
export const ellipse = (cx, cy, rx, ry, fill, look = {}) => el('ellipse', { cx, cy, rx, ry, fill, ...look });
/** @param {number} x @param {number} y @param {number} width @param {number} height @param {string} fill @param {number} [rx] @param {Look} [look] */
export const rect = (x, y, width, height, fill, rx = 0, look = {}) =>
  el('rect', { x, y, width, height, fill, rx, ...look });
/** @param {string} d @param {string} fill @param {Look} [look] */
export const path = (d, fill, look = {}) => el('path', { d, fill, ...look });
/** @param {string} d @param {string} stroke @param {number} strokeWidth @param {Look} [look] */
export const line = (d, stroke, strokeWidth, look = {}) =>
  el('path', { d, fill: 'none', stroke, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round', ...look });

/** @param {string} body @param {number} x @param {number} y @param {{ turn?: number, scale?: number, flip?: boolean }} [how] */
export function place(body, x, y, { turn = 0, scale = 1, flip = false } = {}) {
  const size = scale === 1 && !flip ? '' : ` scale(${(flip ? -scale : scale).toFixed(3)},${scale.toFixed(3)})`;
  return `<g transform="translate(${f(x)},${f(y)}) rotate(${f(turn)})${size}">${body}</g>`;
}

/** @param {Point[]} points */
export const through = (points) => `M${points.map(({ x, y }) => `${f(x)} ${f(y)}`).join('L')}`;

/** Darkens a colour, for limbs on the far side. @param {string} hex @param {number} [by] */
export function darker(hex, by = 0.86) {
  const parts = [1, 3, 5].map((at) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * by));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** About 112 wide, centred on the face. @param {boolean} [closed] eyes closed */
export function otterHead(closed = false) {
  const eyes = closed
    ? line('M-30 -14Q-22 -22 -14 -14M14 -14Q22 -22 30 -14', INK, 4.4)
    : circle(-22, -16, 6.4, INK) +
      circle(22, -16, 6.4, INK) +
      circle(-20, -18.4, 2.1, '#fff') +
      circle(24, -18.4, 2.1, '#fff');
  return (
    circle(-41, -24, 12.5, OTTER) +
    circle(41, -24, 12.5, OTTER) +
    path(
      'M0 -48C29 -48 46 -31 48 -9C59 12 52 35 32 42C18 46 -18 46 -32 42C-52 35 -59 12 -48 -9C-46 -31 -29 -48 0 -48Z',
      OTTER,
    ) +
    path(
      'M0 -2C10 -13 29 -9 37 3C49 15 46 32 30 38C18 43 -18 43 -30 38C-46 32 -49 15 -37 3C-29 -9 -10 -13 0 -2Z',
      CREAM,
    ) +
    eyes +
    path('M-11 -2Q0 -9 11 -2Q11 8 0 11Q-11 8 -11 -2Z', INK) +
    line('M0 11V17M-15 17Q-8 27 0 17Q8 27 15 17', INK, 3.4)
  );
}
