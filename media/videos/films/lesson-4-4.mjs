// Lesson 4-4: breaststroke.
import { limb } from '../figures.mjs';
import { level4 } from '../lessons/level-4.mjs';
import { cycle, ease, keyed, swing } from '../motion.mjs';
import { flat, onFront } from '../poses.mjs';
import { besideAbove, breathOut, cast, swimBeside } from './level-4.mjs';

/** @typedef {import('../scenes.mjs').LessonFilm} LessonFilm */

const glide = (/** @type {number} */ x, /** @type {number} */ t) => onFront(x, t, { y: 220, body: -1 });

/** One breaststroke from above: arms, legs, and a long glide. @param {number} at 0..1 */
const frog = (at) =>
  keyed(at, [
    [0, { arm: limb(4, 0), leg: limb(4, 0) }],
    [0.2, { arm: limb(60, 50), leg: limb(6, 10) }],
    [0.34, { arm: limb(40, 84), leg: limb(58, 118) }],
    [0.48, { arm: limb(8, 10), leg: limb(46, 30) }],
    [0.58, { arm: limb(4, 0), leg: limb(4, 0) }],
    [1, { arm: limb(4, 0), leg: limb(4, 0) }],
  ]);

const mirrored = (/** @type {{ at: number, bend: number }} */ { at, bend }) => limb(-at, -bend);

/** @type {LessonFilm} */
export const breaststroke = {
  cast,
  side: level4.breaststroke,
  focus: 290,
  icon: 'count',
  stop: ['tired', 'depth'],
  lens: () => ({ x: 422, y: 240 }),
  hold: (t) => swimBeside(t, glide(390, t), 1, [180, 62, 500], { front: breathOut(390, t) }),
  above(t) {
    const at = cycle(t, 3.5) / 3.5;
    const surge = Math.floor(t / 3.5) + ease((at - 0.34) / 0.6);
    const { arm, leg } = frog(at);
    return besideAbove(
      t,
      flat(290 + 56 * surge, 222, 'down', { arm, farArm: mirrored(arm), leg, farLeg: mirrored(leg) }),
      [150, 88, 520],
    );
  },
  // Arms and legs at the same time, over and over.
  wrong(t) {
    const at = 0.5 + 0.5 * swing(t, 1.2);
    return swimBeside(
      t,
      onFront(400, t, {
        y: 236,
        body: -22,
        head: -14,
        arm: limb(20 + 66 * at, 84 * at),
        farArm: limb(14 + 66 * at, 84 * at),
        leg: limb(8 + 56 * at, 20 + 110 * at),
        farLeg: limb(2 + 52 * at, 16 + 110 * at),
        foot: 0.6 * at,
      }),
      0,
      [270, 62, 320],
    );
  },
  right: (t) => swimBeside(t, glide(392, t), 0, [258, 62, 330], { front: breathOut(392, t) }),
  game: (t) => level4.breaststroke.draw(t),
};
