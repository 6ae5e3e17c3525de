// Lesson 1-1: start at home, in the bath.
import { circle, CORAL, path, place } from '../draw.mjs';
import { CHILD, limb, pose, reachFor } from '../figures.mjs';
import { level1 } from '../lessons/level-1.mjs';
import { cycle, ease, swing } from '../motion.mjs';
import { pour } from '../places.mjs';
import { bodyOf, withHands } from '../poses.mjs';
import { bathFromAbove, inTheBath } from '../scenes.mjs';
import { adult, child } from './level-1.mjs';

/** @typedef {import('../scenes.mjs').LessonFilm} LessonFilm */

const bather = { ...child, suit: { main: CORAL, dark: CORAL, pocket: CORAL } };

const home = { child: bather, adult, floats: null };

/** @param {number} t @param {Partial<import('../figures.mjs').Pose>} [change] */
const sitting = (t, change = {}) =>
  pose({
    x: 372,
    y: 322,
    body: -94 + 2 * swing(t, 4),
    head: 6,
    arm: limb(150, 66),
    farArm: limb(134, 70),
    leg: limb(86, 20),
    farLeg: limb(80, 14),
    foot: 0.9,
    ...change,
  });

/** @param {number} [lean] */
const besideBath = (lean = -112) =>
  pose({ x: 520, y: 330, body: lean, roll: 180, head: 12, leg: limb(16, 86), farLeg: limb(24, 96) });

const cup = (/** @type {number} */ x, /** @type {number} */ y, turn = -80) =>
  place(path('M-15 -17H15L11 15H-11Z', CORAL), x, y, { turn });

/** @type {LessonFilm} */
export const startAtHome = {
  cast: home,
  home: true,
  side: level1.bath,
  icon: 'cloud',
  stop: ['refusal', 'cold'],
  lens: () => ({ x: 396, y: 268 }),
  hold: (t) =>
    inTheBath(t, home, {
      kid: sitting(t),
      adult: besideBath(),
      hands: [
        { x: 394, y: 270 },
        { x: 404, y: 292 },
      ],
      view: [130, 96, 560],
    }),
  above(t) {
    const pours = ease((t - 1.6) / 0.6) * (1 - ease((t - 5) / 0.6));
    const hand = { x: 446 + 4 * pours, y: 286 - 62 * pours };
    return bathFromAbove(t, home, {
      kid: { x: 470, y: 199, nod: -3 * pours },
      hands: [hand, { x: 500, y: 236 }],
      view: [150, 20, 560],
      props:
        pours > 0.9
          ? [0, 1, 2]
              .map((n) =>
                circle(462 + 6 * n, 199, 8 + 26 * cycle(t + n * 0.33, 1), 'none', {
                  stroke: '#fff',
                  strokeWidth: 3,
                  opacity: 0.8 * (1 - cycle(t + n * 0.33, 1)),
                }),
              )
              .join('') + circle(452, 206, 14, CORAL)
          : circle(hand.x - 4, hand.y - 14, 14, CORAL),
    });
  },
  // A cupful in the face without counting down: hands over the eyes.
  wrong(t) {
    const kid = sitting(t, { body: -104, head: -8 });
    const { crown } = bodyOf(kid);
    return inTheBath(t, home, {
      kid: withHands(kid, { x: crown.x + 22, y: crown.y + 10 }),
      adult: besideBath(-114),
      hands: [
        { x: 424, y: 186 },
        { x: 452, y: 292 },
      ],
      cup: cup(412, 178, -100),
      before: pour(t, crown.x + 42, 196, 14, 60),
      view: [284, 112, 300],
    });
  },
  right: (t) =>
    inTheBath(t, home, {
      kid: sitting(t),
      adult: besideBath(),
      hands: [
        { x: 414, y: 232 },
        { x: 440, y: 292 },
      ],
      cup: cup(404, 228, -84),
      before: pour(t, 388, 240, 6, 30),
      view: [284, 112, 300],
    }),
  game(t) {
    const kid = sitting(t, { body: -80 });
    const pot = { x: 424, y: 224 + 3 * swing(t, 2) };
    return inTheBath(t, home, {
      kid: { ...kid, arm: reachFor(kid, CHILD, pot) },
      adult: besideBath(-136),
      hands: [
        { x: 432, y: 300 },
        { x: 452, y: 304 },
      ],
      cup: place(path('M-17 -14H17L13 14H-13Z', CORAL), pot.x + 6, pot.y - 20) + pour(t, pot.x + 14, pot.y - 6, 9, 44),
      view: [120, 90, 560],
    });
  },
};
