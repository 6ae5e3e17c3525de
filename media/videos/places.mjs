// Scenes of the lessons: a pool cut open from the side, and a bathroom. Water moves, the camera does not.
import {
  CORAL,
  INK,
  POOL,
  POOLD,
  POOLL,
  SUN,
  TEAL,
  circle,
  ellipse,
  f,
  line,
  otterHead,
  path,
  place,
  rect,
} from './draw.mjs';
import { FLOOR, STAND } from './figures.mjs';
import { cycle, swing } from './motion.mjs';

export const WIDTH = 854;
export const HEIGHT = 480;
/** Heights of the calm surface and of the floor of the paddling pool, and the position of the pool's edges. */
export const SURFACE = 204;
export const SHALLOW = 318;
export const EDGE = 92;
export const DECK = 176;

/** Blue tint over everything below the surface. */
const HAZE = '#6cc5dd';

/** Height of the water surface. @param {number} x @param {number} t @param {number} [calm] 1 is normal, larger means higher waves */
const surfaceAt = (x, t, calm = 1) => SURFACE + calm * (2.6 * swing(t, 4, x / 310) + 1.4 * swing(t, 2, -x / 190));

/** @param {number} t @param {number} calm */
function surfaceLine(t, calm) {
  let d = `M-10 ${f(surfaceAt(-10, t, calm))}`;
  for (let x = 20; x <= WIDTH + 30; x += 30) d += `L${x} ${f(surfaceAt(x, t, calm))}`;
  return d;
}

function poolHall() {
  let drawn = rect(-40, -80, WIDTH + 80, HEIGHT + 80, '#eaf5f1');
  for (let x = 60; x < WIDTH + 60; x += 168)
    drawn +=
      path(`M${x - 62} 146V64Q${x - 62} 6 ${x} 6T${x + 62} 64V146Z`, '#fffaf0') +
      path(`M${x - 52} 146V66Q${x - 52} 16 ${x} 16T${x + 52} 66V146Z`, '#cdebe9') +
      path(`M${x - 52} 124Q${x - 16} 92 ${x + 12} 118T${x + 52} 108V146H${x - 52}Z`, '#b9dcc3');
  drawn +=
    rect(-40, 146, WIDTH + 80, 40, '#f3e6cf') +
    rect(-40, 146, WIDTH + 80, 5, '#e4d4b6') +
    rect(-40, 182, WIDTH + 80, 10, '#fff9ee');
  return drawn;
}

/** @param {number} floor */
function poolWater(floor) {
  let drawn =
    `<defs><linearGradient id="deep" x2="0" y2="1"><stop stop-color="${POOLL}"/><stop offset="1" stop-color="${POOLD}"/></linearGradient></defs>` +
    rect(0, 190, WIDTH, HEIGHT - 190, 'url(#deep)');
  for (const [x, w] of /** @type {[number, number][]} */ ([
    [150, 60],
    [400, 90],
    [640, 50],
  ]))
    drawn += path(`M${x} 190H${x + w}L${x + w - 90} ${floor}H${x - 150}Z`, '#fff', { opacity: 0.1 });
  drawn += rect(0, floor, WIDTH, HEIGHT, '#e9dcc4') + rect(0, floor, WIDTH, 5, '#fff9ee');
  for (let x = 4; x < WIDTH; x += 44)
    drawn += rect(x, floor + 12, 36, 9, x % 88 === 4 ? TEAL : '#3c9ea8', 4, { opacity: 0.5 });
  return drawn;
}

export const HALL = poolHall();
/** @type {Record<number, string>} */
const WATERS = { [FLOOR]: poolWater(FLOOR), [STAND]: poolWater(STAND), [SHALLOW]: poolWater(SHALLOW) };

/** @param {'left' | 'right'} side */
function poolEdge(side) {
  let drawn = rect(-20, DECK + 8, EDGE + 14, HEIGHT, '#f7ecd8') + rect(-20, DECK, EDGE + 20, 16, '#fffaf0', 7);
  for (let y = DECK + 34; y < FLOOR; y += 30) drawn += rect(EDGE - 24, y, 10, 22, TEAL, 4, { opacity: 0.35 });
  drawn += rect(-20, DECK + 16, EDGE + 14, 5, '#e4d4b6');
  return side === 'left' ? drawn : place(drawn, WIDTH, 0, { flip: true });
}

/** A spectator in the background. @param {number} x @param {number} t */
const otterAfar = (x, t) =>
  place(otterHead(cycle(t, 4) > 0.94), x, 176 + 3 * swing(t, 4), { scale: 0.46 }) +
  line(`M${x - 30} 196q30 8 60 0`, '#fff', 2.4, { opacity: 0.7 });

/** Light patterns that move through the water. @param {number} t @param {number} floor */
function shimmer(t, floor) {
  let drawn = '';
  for (let n = 0; n < 9; n += 1) {
    const x = ((n * 0.618 + 0.2) % 1) * WIDTH + 12 * swing(t, 4, n * 0.3);
    const y = 236 + ((n * 0.755) % 1) * (floor - 256);
    drawn += line(`M${f(x)} ${f(y)}q11 -7 22 0t22 0`, '#fff', 2.6, { opacity: 0.32 });
  }
  return drawn;
}

/** The visible part of a scene: left, top and width. @typedef {[x: number, y: number, width: number]} View */

/** A drawn world, and the part of it to be seen. @typedef {{ world: string, view: View }} Picture */

/** Fills the frame. @param {Picture} picture */
export const show = ({ world, view: [x, y, width] }) =>
  `<g transform="scale(${(WIDTH / width).toFixed(4)}) translate(${f(-x)},${f(-y)})">${world}</g>`;

/** A window on a world, with round corners or as a circle. @param {Picture} picture @param {{ x: number, y: number, width: number, height: number, round?: number }} frame */
export function windowOn({ world, view: [vx, vy, vw] }, { x, y, width, height, round = 26 }) {
  const id = `w${f(x)}-${f(y)}`.replaceAll('.', '_');
  return (
    `<clipPath id="${id}"><rect x="${f(x)}" y="${f(y)}" width="${f(width)}" height="${f(height)}" rx="${round}"/></clipPath>` +
    `<g clip-path="url(#${id})"><g transform="translate(${f(x)},${f(y)}) scale(${(width / vw).toFixed(4)}) translate(${f(-vx)},${f(-vy)})">${world}</g></g>`
  );
}

/**
 * @param {number} t seconds
 * @param {{ view: View, edge?: 'left' | 'right', floor?: number, otter?: number, calm?: number, figures: string, front?: string, over?: string }} scene
 * `front` is in the water before the figures, `over` above it
 */
export function pool(t, { view, edge, floor = STAND, otter, calm = 1, figures, front = '', over = '' }) {
  const top = surfaceLine(t, calm);
  return {
    view,
    world:
      HALL +
      (otter === undefined ? '' : otterAfar(otter, t)) +
      WATERS[floor] +
      (edge ? poolEdge(edge) : '') +
      shimmer(t, floor) +
      figures +
      path(`${top}V${floor}H-10Z`, HAZE, { opacity: 0.24 }) +
      front +
      line(top, '#fff', 3.4, { opacity: 0.85 }) +
      place(line(top, '#fff', 2, { opacity: 0.4 }), 0, 10) +
      over,
  };
}

/** The pool's edge at the left, from above: its rim ends at 120. */
const EDGE_FROM_ABOVE =
  rect(-60, -60, 160, 620, '#f7ecd8') +
  Array.from({ length: 9 }, (_, n) => rect(-60, n * 62 - 40, 150, 3, '#e4d4b6')).join('') +
  rect(84, -60, 36, 620, '#fffaf0') +
  Array.from({ length: 16 }, (_, n) => rect(94, n * 34 - 40, 12, 24, TEAL, 5, { opacity: 0.4 })).join('');

/** The pool from above. @param {number} t @param {{ view: View, under?: string, figures: string, edge?: boolean }} scene `under` lies below the surface */
export function poolFromAbove(t, { view, under = '', figures, edge = false }) {
  let drawn = rect(-40, -40, WIDTH + 80, HEIGHT + 80, POOL);
  for (let n = 0; n < 26; n += 1) {
    const x = ((n * 0.618) % 1) * WIDTH + 10 * swing(t, 5, n * 0.37);
    const y = ((n * 0.755) % 1) * HEIGHT + 6 * swing(t, 2.5, n * 0.21);
    drawn += path(`M${f(x - 34)} ${f(y)}q17 -16 34 0t34 0q-8 20 -34 14t-34 -14Z`, '#fff', { opacity: 0.13 });
  }
  drawn += under + rect(-40, -40, WIDTH + 80, HEIGHT + 80, HAZE, 0, { opacity: 0.18 });
  for (let n = 0; n < 12; n += 1) {
    const x = ((n * 0.618 + 0.31) % 1) * WIDTH + 14 * swing(t, 5, n * 0.3);
    const y = ((n * 0.755 + 0.17) % 1) * HEIGHT;
    drawn += line(`M${f(x)} ${f(y)}q11 -7 22 0t22 0`, '#fff', 3, { opacity: 0.5 });
  }
  for (let x = -30; x < WIDTH + 40; x += 34)
    drawn += rect(x + 6 * swing(t, 5), 456, 28, 15, (x + 30) % 68 === 0 ? CORAL : '#fffaf0', 7);
  if (edge) drawn += EDGE_FROM_ABOVE;
  return { view, world: drawn + figures };
}

/** Rings widening around a point, seen from above. @param {number} t @param {number} x @param {number} y @param {number} r */
export function rings(t, x, y, r) {
  return [0, 0.5]
    .map((phase) => cycle(t / 5 + phase, 1))
    .map((at) =>
      ellipse(x, y, r * (1 + at * 0.5), r * 0.92 * (1 + at * 0.5), 'none', {
        stroke: '#fff',
        strokeWidth: 3,
        opacity: 0.5 * (1 - at),
      }),
    )
    .join('');
}

/** Air bubbles rising from a mouth. @param {number} t @param {number} x @param {number} y @param {{ from?: number, to?: number, n?: number }} [when] */
export function bubbles(t, x, y, { from = 0, to = 1e9, n = 8 } = {}) {
  let drawn = '';
  for (let k = 0; k < n; k += 1) {
    const period = 1.3;
    const born = t - cycle(t - k * (period / n), period) * period;
    const age = t - born;
    if (born < from || born > to) continue;
    const rise = y - age * 62;
    if (rise < SURFACE + 4) continue;
    const drift = ((k * 7.3) % 5) - 2;
    drawn += circle(
      x + drift * 4 + age * 14 * drift * 0.5 + 4 * swing(age, 0.8, k * 0.3),
      rise,
      3 + ((k * 3.7) % 4.4),
      'none',
      {
        stroke: '#fff',
        strokeWidth: 2.2,
        opacity: 0.9,
      },
    );
  }
  return drawn;
}

/** Drops that fly up and fall. @param {number} t @param {number} x @param {number} y @param {{ at: number, n?: number, force?: number }} when */
export function splash(t, x, y, { at, n = 9, force = 1 }) {
  const age = t - at;
  if (age < 0 || age > 1) return '';
  let drawn = '';
  for (let k = 0; k < n; k += 1) {
    const speed = (k / (n - 1) - 0.5) * 150 * force;
    const up = (120 + ((k * 53) % 90)) * force;
    const dy = -up * age + 260 * age * age;
    if (dy < 12)
      drawn += circle(x + speed * age, y + dy, (2.6 + ((k * 1.7) % 3)) * (1 - age * 0.4), '#fff', { opacity: 0.9 });
  }
  return drawn;
}

/** Rings on the water around an object. @param {number} t @param {number} x @param {number} w */
export const ripple = (t, x, w) =>
  line(`M${f(x - w)} ${f(surfaceAt(x, t) + 1)}q${f(w)} ${f(7 + swing(t, 2) * 2)} ${f(2 * w)} 0`, '#fff', 3, {
    opacity: 0.75,
  });

/** At home: tiles, a window, and a bathtub seen from the side. @param {number} t @param {{ view: View, figures: string, front?: string, before?: string }} scene */
export function bathroom(t, { view, figures, front = '', before = '' }) {
  let drawn = rect(0, 0, WIDTH, HEIGHT, '#eef7f3');
  for (let y = 20; y < 420; y += 56)
    for (let x = y % 112 === 20 ? 0 : -28; x < WIDTH; x += 84) drawn += rect(x, y, 78, 50, '#e3f1ee', 6);
  drawn +=
    rect(560, 40, 200, 150, '#fffaf0', 16) +
    rect(574, 54, 172, 122, '#cfeaea', 10) +
    circle(706, 92, 20, SUN) +
    path('M574 150Q620 112 668 146T746 136V176H574Z', '#b9dcc3');
  drawn += rect(0, 424, WIDTH, 60, '#f3e6cf') + rect(0, 424, WIDTH, 6, '#e4d4b6');
  drawn += line('M120 110V40H200V66', '#c9d6d8', 12) + ellipse(200, 74, 34, 10, '#c9d6d8');
  const level = 278;
  const top = `M150 ${level}${Array.from({ length: 11 }, (_, n) => `L${150 + n * 40} ${f(level + 1.6 * swing(t, 2, n * 0.22))}`).join('')}`;
  drawn += path('M126 250H574L540 396Q534 414 512 414H188Q166 414 160 396Z', '#dfe9ea');
  drawn += path(`${top}L536 390Q530 404 510 404H190Q172 404 166 390Z`, POOLL);
  drawn += figures;
  drawn +=
    path(`${top}L536 390Q530 404 510 404H190Q172 404 166 390Z`, POOL, { opacity: 0.42 }) +
    line(top, '#fff', 3.4, { opacity: 0.85 }) +
    front;
  // Foam, the bath's near side and rim, a duck.
  drawn += path('M140 300L160 396Q166 414 188 414H512Q534 414 540 396L560 300Q350 340 140 300Z', '#fffaf0');
  drawn +=
    line('M124 250Q140 300 146 316M576 250Q560 300 554 316', '#fffaf0', 14) +
    rect(112, 238, 58, 20, '#fffaf0', 10) +
    rect(530, 238, 58, 20, '#fffaf0', 10);
  drawn += path('M200 414L188 440M500 414L512 440', 'none', {
    stroke: '#c99a6b',
    strokeWidth: 12,
    strokeLinecap: 'round',
  });
  const duck =
    ellipse(0, 0, 24, 13, SUN) +
    circle(15, -17, 12, SUN) +
    path('M25 -18q10 2 11 5q-7 3 -13 1z', CORAL) +
    circle(18, -20, 2, INK);
  drawn += place(duck, 226 + 5 * swing(t, 4), 274 + 2 * swing(t, 2), { turn: 4 * swing(t, 2, 0.2) });
  return { view, world: drawn + before };
}

/** Water that falls from a cup. @param {number} t @param {number} x @param {number} y @param {number} [n] @param {number} [deep] how far it falls */
export function pour(t, x, y, n = 9, deep = 54) {
  let drawn = '';
  for (let k = 0; k < n; k += 1) {
    const at = cycle(t + k * 0.12, 0.5);
    drawn += line(`M${f(x - (k % 3) * 8 - at * 3)} ${f(y + at * 2 * deep * 0.5)}v9`, '#6fbfcd', 4, {
      opacity: f(1 - at * 0.6),
    });
  }
  return drawn;
}
