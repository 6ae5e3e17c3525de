// Lesson 1-3: float like an otter.
import { limb } from '../figures.mjs';
import { level1 } from '../lessons/level-1.mjs';
import { keyedNumber, swing } from '../motion.mjs';
import { crouching, flat, onBack } from '../poses.mjs';
import { lyingFromAbove, together } from '../scenes.mjs';
import { cast } from './level-1.mjs';

/** @typedef {import('../scenes.mjs').LessonFilm} LessonFilm */

/** On the back, with the head on the adult's shoulder. @param {number} t @param {import('../figures.mjs').Pose} kid @param {[import('../draw.mjs').Point, import('../draw.mjs').Point]} hands @param {import('../places.mjs').View} view @param {number} [x] */
const onTheShoulder = (t, kid, hands, view, x = 300) =>
  together(t, cast, { kid, adult: crouching(x, 'right', { head: 26 }), hands, view, lying: true, otter: 640 });

/** @type {LessonFilm} */
export const floatLikeAnOtter = {
  cast,
  side: level1.floating,
  icon: 'sleep',
  stop: ['tense', 'cold'],
  lens: () => ({ x: 420, y: 226 }),
  hold: (t) =>
    onTheShoulder(
      t,
      onBack(474, t),
      [
        { x: 420, y: 232 },
        { x: 398, y: 232 },
      ],
      [200, 62, 500],
    ),
  above(t) {
    const free = keyedNumber(t, [
      [1.8, 0],
      [3, 1],
      [5, 1],
      [6.2, 0],
    ]);
    const kid = flat(440, 238, 'up', {
      body: 180 + 2 * swing(t, 4),
      arm: limb(112 + 3 * swing(t, 4), 0),
      farArm: limb(-112 - 3 * swing(t, 4), 0),
      leg: limb(10, 0),
      farLeg: limb(-10, 0),
    });
    return lyingFromAbove(t, cast, {
      kid,
      adult: { x: 262, y: 238, turn: 0 },
      hands: [
        { x: 376 - 34 * free, y: 218 - 24 * free },
        { x: 376 - 34 * free, y: 258 + 24 * free },
      ],
      under: true,
      view: [170, 88, 520],
    });
  },
  // Held far away: the head comes up, the bottom sinks.
  wrong: (t) =>
    onTheShoulder(
      t,
      onBack(470, t, {
        y: 258,
        body: 226 + 2 * swing(t, 2),
        head: 22,
        leg: limb(66, 40),
        farLeg: limb(58, 44),
        arm: limb(-60, -20),
        farArm: limb(-80, -10),
      }),
      [
        { x: 410, y: 216 },
        { x: 404, y: 226 },
      ],
      [256, 62, 320],
      308,
    ),
  right: (t) =>
    onTheShoulder(
      t,
      onBack(462, t),
      [
        { x: 410, y: 232 },
        { x: 390, y: 232 },
      ],
      [248, 62, 320],
      290,
    ),
  game: (t) =>
    onTheShoulder(
      t,
      onBack(474 + 6 * swing(t, 4), t, { body: 181 + 1.5 * swing(t, 4, 0.2) }),
      [
        { x: 412, y: 256 },
        { x: 396, y: 256 },
      ],
      [150, 50, 560],
    ),
};
