// Lesson 3-5: the first metres.
import { limb } from '../figures.mjs';
import { level3 } from '../lessons/level-3.mjs';
import { ease, keyedNumber, swing } from '../motion.mjs';
import { crouching, flat, kicksAbove, upright } from '../poses.mjs';
import { lyingFromAbove, together } from '../scenes.mjs';
import { atTheHips, cast, paddling } from './level-3.mjs';

/** @typedef {import('../figures.mjs').Pose} Pose */
/** @typedef {import('../scenes.mjs').LessonFilm} LessonFilm */

/** Swimming to the left. @param {number} x @param {number} t @param {Partial<Pose>} [change] */
const toTheEdge = (x, t, change = {}) => paddling(x, t, { body: 198, roll: 180, head: -22, ...change });

/** @type {LessonFilm} */
export const firstMetres = {
  cast,
  side: level3.alone,
  focus: 360,
  icon: 'ferry',
  stop: ['tired', 'depth'],
  lens: () => ({ x: 366, y: 252 }),
  hold: (t) =>
    together(t, cast, {
      kid: upright(356, { roll: 180, body: -104 + swing(t, 4), arm: limb(70, 10), farArm: limb(62, 10) }),
      adult: crouching(448, 'left'),
      hands: [
        { x: 368, y: 252 },
        { x: 362, y: 242 },
      ],
      near: true,
      edge: 'left',
      view: [70, 62, 500],
    }),
  above(t) {
    const x = keyedNumber(t, [
      [0.6, 420],
      [5.6, 236],
    ]);
    const hold = ease((t - 5.4) / 0.8);
    const stroke = (/** @type {number} */ phase) => (34 + 26 * swing(t, 1.6, phase)) * (1 - hold) + 8 * hold;
    return lyingFromAbove(t, cast, {
      kid: flat(x, 222, 'down', {
        body: 180,
        arm: limb(stroke(0), 66 * (1 - hold)),
        farArm: limb(-stroke(0.5), -66 * (1 - hold)),
        ...kicksAbove(t),
      }),
      adult: { x: x + 6, y: 340, turn: -90 },
      hands: [
        { x: x - 20, y: 268 },
        { x: x + 24, y: 268 },
      ],
      edge: true,
      view: [20, 80, 540],
    });
  },
  // Turned back to the adult instead of the edge.
  wrong: (t) =>
    atTheHips(
      t,
      upright(232, {
        y: 262,
        body: -76 + 3 * swing(t, 2),
        head: -8,
        arm: limb(70 + 16 * swing(t, 1), 10),
        farArm: limb(60 - 16 * swing(t, 1), 10),
      }),
      0,
      [70, 62, 320],
      { edge: 'left' },
    ),
  right: (t) => atTheHips(t, toTheEdge(246, t), 0, [70, 62, 330], { edge: 'left' }),
  game: (t) => atTheHips(t, toTheEdge(460 - 22 * t, t), 0, [40, 50, 600], { edge: 'left' }),
};
