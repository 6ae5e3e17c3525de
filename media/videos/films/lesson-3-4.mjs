// Lesson 3-4: paddling like a puppy.
import { circle, CORAL, path, place } from '../draw.mjs';
import { limb } from '../figures.mjs';
import { feetSplash, level3 } from '../lessons/level-3.mjs';
import { swing } from '../motion.mjs';
import { bodyOf, flat, kicksAbove } from '../poses.mjs';
import { lyingFromAbove } from '../scenes.mjs';
import { atTheHips, cast, paddling } from './level-3.mjs';

/** @typedef {import('../scenes.mjs').LessonFilm} LessonFilm */

/** @type {LessonFilm} */
export const likeAPuppy = {
  cast,
  side: level3.paddling,
  icon: 'ball',
  stop: ['tired', 'cough'],
  lens: () => ({ x: 398, y: 250 }),
  hold: (t) => atTheHips(t, paddling(390, t), 1, [170, 62, 500]),
  above(t) {
    const x = 300 + 14 * t;
    const stroke = (/** @type {number} */ phase) => 34 + 26 * swing(t, 1.6, phase);
    return lyingFromAbove(t, cast, {
      kid: flat(x, 222, 'down', { arm: limb(stroke(0), 70), farArm: limb(-stroke(0.5), -70), ...kicksAbove(t) }),
      adult: { x: x - 4, y: 334, turn: -90 },
      hands: [
        { x: x - 16, y: 252 },
        { x: x + 14, y: 252 },
      ],
      view: [160, 88, 520],
    });
  },
  // Slapping the water, the head shoots up.
  wrong: (t) =>
    atTheHips(
      t,
      paddling(400, t, {
        y: 254,
        body: -54,
        head: -30,
        arm: limb(26 + 46 * swing(t, 0.8), -10),
        farArm: limb(26 - 46 * swing(t, 0.8), -10),
        leg: limb(20 + 20 * swing(t, 0.8), 36),
        farLeg: limb(20 - 20 * swing(t, 0.8), 36),
      }),
      0,
      [260, 62, 320],
      { over: feetSplash(t, () => 470, { beat: 0.4 }) },
    ),
  right: (t) => atTheHips(t, paddling(396, t), 1, [256, 62, 330]),
  game(t) {
    const kid = paddling(300 + 16 * t, t);
    const { crown } = bodyOf(kid);
    const ball = place(
      circle(0, 0, 14, CORAL) + path('M-14 0Q0 -9 14 0Q0 9 -14 0Z', '#fffaf0'),
      crown.x + 48,
      196 + 2 * swing(t, 2),
      { turn: t * 60 },
    );
    return atTheHips(t, kid, 0, [140, 50, 580], { over: ball });
  },
};
