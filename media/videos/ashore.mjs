// Beside the pool, or at home: the goal in a thought bubble, and the end of practice in a towel.
import { CORAL, SUN, TEAL, circle, ellipse, line, path, place, rect } from './draw.mjs';
import { ADULT, CHILD, drawAdult, drawChild, joints, limb, pose, reachFor } from './figures.mjs';
import { stops, palm } from './icons.mjs';
import { ease, swing } from './motion.mjs';
import { HALL, HEIGHT, WIDTH, show, windowOn } from './places.mjs';

/** @typedef {import('./scenes.mjs').LessonFilm} LessonFilm */

const GROUND = 428;

function deck() {
  let drawn =
    rect(0, 0, WIDTH, HEIGHT, '#eaf5f1') +
    show({ world: HALL, view: [0, -116, 700] }) +
    rect(0, 366, WIDTH, HEIGHT, '#f3e6cf') +
    rect(0, 360, WIDTH, 8, '#fff9ee');
  for (let x = -60; x < WIDTH + 60; x += 120) drawn += line(`M${x} 480L${427 + (x - 427) * 0.86} 368`, '#e4d4b6', 3);
  return (
    drawn + line('M0 414H854', '#e4d4b6', 3) + rect(0, 456, WIDTH, 30, '#8fd3d6') + rect(0, 450, WIDTH, 10, '#fffaf0')
  );
}

function room() {
  let drawn = rect(0, 0, WIDTH, HEIGHT, '#eef7f3');
  for (let y = 10; y < 370; y += 56)
    for (let x = y % 112 === 10 ? 0 : -28; x < WIDTH; x += 84) drawn += rect(x, y, 78, 50, '#e3f1ee', 6);
  return (
    drawn +
    rect(0, 366, WIDTH, 120, '#f3e6cf') +
    rect(0, 364, WIDTH, 6, '#e4d4b6') +
    ellipse(590, 436, 190, 26, '#cfe6e2')
  );
}

const DECK = deck();
const ROOM = room();

/** @param {number} x @param {number} t */
const child = (x, t) =>
  pose({
    x,
    y: GROUND - 94,
    body: -90 + 1.2 * swing(t, 4),
    roll: 90,
    look: 104,
    arm: limb(164, 8),
    farArm: limb(-164, -8),
    leg: limb(7, 0),
    farLeg: limb(-7, 0),
    foot: 0,
  });

/** Kneels beside the child. @param {number} x @param {import('./draw.mjs').Point[]} hands */
function kneeling(x, [near = { x, y: 0 }, far = near]) {
  const how = pose({ x, y: GROUND - 76, body: -98, roll: 180, head: 8, leg: limb(16, 86), farLeg: limb(24, 96) });
  how.arm = reachFor(how, ADULT, near);
  how.farArm = reachFor(how, ADULT, far);
  return how;
}

/** What the lesson is after, in a thought bubble. @param {LessonFilm} film @param {number} t */
export function goal({ cast, side, home, focus }, t) {
  const kid = child(600, t);
  const parent = kneeling(714, [
    { x: 634, y: 300 },
    { x: 560, y: 196 + 4 * swing(t, 2) },
  ]);
  // Shows the movement around its most telling moment, to and fro.
  const seen = side.draw(side.poster + 0.5 * swing(t, 6));
  const [vx, vy, vw] = seen.view;
  const vh = (vw * HEIGHT) / WIDTH;
  const size = 330 * ease(t / 0.9 + 0.15);
  const frame = { x: 262 - size / 2, y: 208 - size / 2, width: size, height: size, round: size / 2 };
  const inside = windowOn(
    {
      world: seen.world,
      view: [focus === undefined ? vx + (vw - vh * 1.08) / 2 : focus - vh * 0.54, vy - vh * 0.04, vh * 1.08],
    },
    frame,
  );
  return (
    (home ? ROOM : DECK) +
    circle(540, 262, 9, '#fff') +
    circle(504, 250, 14, '#fff') +
    circle(462, 240, 20, '#fff') +
    circle(262, 208, size / 2 + 11, '#fff') +
    inside +
    place(line('M0 0V-62', '#fffaf0', 8) + path('M3 -62L52 -46L3 -30Z', SUN), 386, 112, { turn: 8 + 3 * swing(t, 3) }) +
    drawAdult(parent, cast.adult, 'behind') +
    drawChild(kid, cast.child, home ? null : cast.floats) +
    drawAdult(parent, cast.adult, 'before')
  );
}

/** Warm in a towel, and the three signs. @param {LessonFilm} film @param {number} t */
export function stopping({ cast, wrong, stop, home }, t) {
  const kid = child(452, t);
  const { shoulders, hips } = joints(kid, CHILD);
  const parent = kneeling(560, [
    { x: shoulders.x + 34, y: shoulders.y + 16 },
    { x: shoulders.x + 20, y: shoulders.y + 8 },
  ]);
  const towel =
    path('M-30 -62Q0 -50 30 -62Q46 -40 46 40Q0 54 -46 40Q-46 -40 -30 -62Z', SUN) +
    line('M-45 14Q0 28 45 14M-45 26Q0 40 45 26', '#fffaf0', 5) +
    line('M4 -52Q12 0 2 46', '#e5a93c', 4);
  const own = wrong(2);
  const [vx, vy, vw] = own.view;
  /** @param {number} n @param {string} body */
  const badge = (n, body) =>
    place(circle(0, 0, 66, '#fff', { stroke: CORAL, strokeWidth: 6 }) + body, 332 + n * 162, 122, {
      scale: Math.max(0.01, ease((t - 0.8 - n * 1.1) / 0.5)),
    });
  return (
    (home ? ROOM : DECK) +
    place(palm, 150, 140, { scale: 1.15 * ease(t / 0.6 + 0.1), turn: 3 * swing(t, 3) }) +
    badge(
      0,
      windowOn(
        { world: own.world, view: [vx + vw * 0.1, vy + vw * 0.1, vw * 0.8] },
        { x: -60, y: -60, width: 120, height: 120, round: 60 },
      ),
    ) +
    badge(1, stops[stop[0]](cast.child, cast.adult)) +
    badge(2, stops[stop[1]](cast.child, cast.adult)) +
    drawAdult(parent, cast.adult, 'behind') +
    drawChild(kid, cast.child, home ? null : cast.floats) +
    place(towel, hips.x, hips.y) +
    drawAdult(parent, cast.adult, 'before') +
    (home ? '' : place(rect(-22, -8, 44, 16, TEAL, 8) + rect(-18, -20, 36, 13, CORAL, 6), 330, 424))
  );
}
