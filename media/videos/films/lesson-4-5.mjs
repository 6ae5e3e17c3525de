// Lesson 4-5: fetch a ring and rest on the back.
import { CORAL, ellipse, line, place, SUN } from '../draw.mjs';
import { limb } from '../figures.mjs';
import { level4 } from '../lessons/level-4.mjs';
import { cycle, keyedNumber, swing } from '../motion.mjs';
import { splash, SURFACE } from '../places.mjs';
import { crouching, flat, onBack, upright } from '../poses.mjs';
import { together } from '../scenes.mjs';
import { besideAbove, empty } from './level-4.mjs';

/** @typedef {import('../figures.mjs').Pose} Pose */
/** @typedef {import('../places.mjs').View} View */
/** @typedef {import('../scenes.mjs').LessonFilm} LessonFilm */

const diveRing = (/** @type {number} */ x, /** @type {number} */ y, colour = CORAL) =>
  place(
    ellipse(0, 0, 19, 8, 'none', { stroke: colour, strokeWidth: 8 }) + line('M-18 2Q-10 9 0 9', '#fffaf0', 3),
    x,
    y,
  );

/** Resting, with the level4.diving on the tummy. @param {number} x @param {number} t */
const resting = (x, t) => onBack(x, t, { y: 210, arm: limb(166, 26), farArm: limb(-150, 0) });

/** The adult right alongside, a hand under the back when `help` is 1. @param {number} t @param {Pose} kid @param {number} help @param {View} view @param {{ props?: string, over?: string }} [more] */
const alongside = (t, kid, help, view, more = {}) =>
  together(t, empty, {
    kid,
    adult: crouching(kid.x - 56, 'right', { head: 24 }),
    hands: [
      { x: kid.x - 22, y: 262 - 24 * help },
      { x: kid.x - 74, y: 262 - 30 * help },
    ],
    lying: true,
    view,
    otter: 660,
    ...more,
  });

const onTummy = (/** @type {number} */ x, /** @type {number} */ t) => diveRing(x - 18, 178 + 2 * swing(t, 4));

/** @type {LessonFilm} */
export const fetchARing = {
  cast: empty,
  side: { ...level4.diving, poster: 8.4 },
  icon: 'treasure',
  stop: ['cough', 'distracted'],
  lens: () => ({ x: 452, y: 228 }),
  hold: (t) => alongside(t, resting(474, t), 1, [200, 62, 500], { props: onTummy(474, t) }),
  above(t) {
    const free = keyedNumber(t, [
      [1.8, 0],
      [3, 1],
      [5.2, 1],
      [6.2, 0],
    ]);
    const kid = flat(440, 222, 'up', {
      body: 180 + 1.5 * swing(t, 4),
      arm: limb(150, -50),
      farArm: limb(-104 - 4 * swing(t, 4), 0),
      leg: limb(9, 0),
      farLeg: limb(-9, 0),
    });
    return besideAbove(
      t,
      kid,
      [190, 88, 520],
      {
        under: true,
        hands: [
          { x: 396, y: 232 + 40 * free },
          { x: 436, y: 234 + 38 * free },
        ],
        props: place(ellipse(0, 0, 19, 19, 'none', { stroke: CORAL, strokeWidth: 8 }), 418, 222),
      },
      empty,
    );
  },
  // Upright and splashing instead of resting.
  wrong(t) {
    const kid = upright(412, {
      y: 262,
      body: -78 + 3 * swing(t, 0.9),
      head: -12,
      arm: limb(44 + 36 * swing(t, 0.8), 0),
      farArm: limb(44 - 36 * swing(t, 0.8), 0),
      leg: limb(20, 40),
      farLeg: limb(4, 30),
    });
    return together(t, empty, {
      kid,
      adult: crouching(338, 'right', { head: 14 }),
      hands: [
        { x: 410, y: 240 },
        { x: 420, y: 226 },
      ],
      view: [270, 62, 320],
      over: [0, 0.4].map((at) => splash(cycle(t + at, 0.8), 470, SURFACE, { at: 0, n: 7, force: 0.8 })).join(''),
    });
  },
  right: (t) => alongside(t, resting(466, t), 1, [286, 62, 330], { props: onTummy(466, t) }),
  game: (t) =>
    alongside(t, resting(474, t), 0.4 + 0.3 * swing(t, 4), [160, 62, 560], {
      props: onTummy(474, t) + diveRing(330, 330, SUN) + diveRing(560, 331, '#7fbf8a'),
    }),
};
