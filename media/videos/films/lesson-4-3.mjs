// Lesson 4-3: front crawl with breathing to the side.
import { limb } from '../figures.mjs';
import { level4 } from '../lessons/level-4.mjs';
import { cycle, swing } from '../motion.mjs';
import { bubbles } from '../places.mjs';
import { crouching, flat, kicking, kicksAbove, onFront, upright, withHands } from '../poses.mjs';
import { together } from '../scenes.mjs';
import { besideAbove, breathOut, cast, crawl, swimBeside, turns } from './level-4.mjs';

/** @typedef {import('../scenes.mjs').LessonFilm} LessonFilm */

/** Turns to breathe for a third of six seconds. @param {number} t */
const breath = (t) => (cycle(t, 3) < 1.2 ? Math.sin((Math.PI * cycle(t, 3)) / 1.2) : 0);

/** @type {LessonFilm} */
export const sideBreathing = {
  cast,
  side: level4.breathing,
  icon: 'seal',
  stop: ['cough', 'tired'],
  lens: () => ({ x: 196, y: 236 }),
  // At the edge first: hands on it, an adult's hand at the back and under the tummy.
  hold(t) {
    const b = breath(t);
    const kid = withHands(upright(182, { roll: 180, y: 258, body: -138, head: 34 - 10 * b, look: 180 - 84 * b }), {
      x: 100,
      y: 184,
    });
    return together(t, cast, {
      kid,
      adult: crouching(276, 'left', { head: 20 }),
      hands: [
        { x: 196, y: 238 },
        { x: 186, y: 200 },
      ],
      near: true,
      edge: 'left',
      otter: 480,
      front: b > 0.1 ? '' : bubbles(t, 106, 244, { n: 7 }),
      view: [10, 62, 480],
    });
  },
  above(t) {
    const b = breath(t);
    return besideAbove(
      t,
      flat(300 + 10 * t, 222, 'down', { ...turns(t * 0.93), ...kicksAbove(t), look: 270 + 88 * b }),
      [160, 88, 520],
    );
  },
  // The whole head out of the water.
  wrong: (t) =>
    swimBeside(
      t,
      onFront(400, t, {
        y: 236,
        body: -24,
        head: -46,
        arm: limb(60, 10),
        farArm: limb(70, 10),
        leg: limb(18 + 14 * swing(t, 1), 26),
        farLeg: limb(18 - 14 * swing(t, 1), 26),
      }),
      0,
      [280, 62, 310],
    ),
  right: (t) =>
    swimBeside(
      t,
      onFront(392, t, { body: -3, head: 2, look: 104, arm: limb(176, 0), farArm: limb(4, 0), ...kicking(t) }),
      0,
      [266, 62, 320],
    ),
  game(t) {
    const b = breath(t);
    return swimBeside(
      t,
      onFront(270 + 12 * t, t, {
        body: -1 - 2 * b,
        head: 14 - 12 * b,
        look: 104 * b,
        ...crawl(t + 0.5, 2),
        ...kicking(t),
      }),
      0,
      [150, 60, 540],
      { front: b > 0.1 ? '' : breathOut(270 + 12 * t, t) },
    );
  },
};
