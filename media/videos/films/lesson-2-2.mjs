// Lesson 2-2: the star on the front.
import { CORAL, ellipse, line, place } from '../draw.mjs';
import { limb } from '../figures.mjs';
import { games } from '../icons.mjs';
import { level2 } from '../lessons/level-2.mjs';
import { keyedNumber, swing } from '../motion.mjs';
import { bubbles } from '../places.mjs';
import { bodyOf, crouching, flat, onFront, withHands } from '../poses.mjs';
import { lyingFromAbove, together } from '../scenes.mjs';
import { cast } from './level-2.mjs';

/** @typedef {import('../figures.mjs').Pose} Pose */
/** @typedef {import('../places.mjs').View} View */
/** @typedef {import('../scenes.mjs').LessonFilm} LessonFilm */

/** Towards the adult, both hands held as far as `held`. @param {number} t @param {Pose} kid @param {View} view @param {{ front?: string, props?: string, held?: number }} [more] */
function ahead(t, kid, view, { held = 1, ...more } = {}) {
  const { arm } = bodyOf(kid);
  const hand = { x: Math.max(arm.hand.x + 4, 512), y: 226 + 6 * (1 - held) };
  return together(t, cast, {
    kid: held > 0.5 ? withHands(kid, { x: 516, y: 224 }) : kid,
    adult: crouching(614, 'left'),
    hands: [
      { x: hand.x + 24 * (1 - held), y: hand.y },
      { x: hand.x + 26 * (1 - held), y: hand.y - 9 },
    ],
    near: true,
    lying: true,
    otter: 300,
    view,
    ...more,
  });
}

const wideOnFront = (/** @type {number} */ t) =>
  onFront(400, t, { arm: limb(-14 + 3 * swing(t, 4), 0), farArm: limb(28, 0), leg: limb(6, 3), farLeg: limb(-14, 3) });

const onTheFloor =
  place(ellipse(0, 0, 19, 8, 'none', { stroke: CORAL, strokeWidth: 8 }), 352, 330) +
  place(line('M-6 0H26', '#dfe9ea', 5) + ellipse(-14, 0, 12, 7, '#dfe9ea'), 430, 332) +
  place(games.fish, 500, 328, { scale: 0.42 });

/** @type {LessonFilm} */
export const starOnFront = {
  cast,
  side: level2.starOnFront,
  icon: 'look',
  glass: 'left',
  stop: ['cough', 'tense'],
  lens: () => ({ x: 514, y: 224 }),
  hold: (t) => ahead(t, onFront(400, t, { head: -24, body: -6 }), [230, 62, 500]),
  above(t) {
    const wide = keyedNumber(t, [
      [1.2, 0],
      [2.4, 1],
      [5, 1],
      [6, 0],
    ]);
    return lyingFromAbove(t, cast, {
      kid: flat(360, 238, 'down', {
        arm: limb(8 + 46 * wide + 2 * swing(t, 4), 0),
        farArm: limb(-8 - 46 * wide - 2 * swing(t, 4), 0),
        leg: limb(5 + 22 * wide, 0),
        farLeg: limb(-5 - 22 * wide, 0),
      }),
      adult: { x: 560, y: 238, turn: 180 },
      hands: [
        { x: 480 + 4 * wide, y: 256 + 8 * wide },
        { x: 480 + 4 * wide, y: 220 - 8 * wide },
      ],
      view: [180, 88, 520],
    });
  },
  // The head stays up, so the legs sink and kick.
  wrong: (t) =>
    ahead(
      t,
      onFront(430, t, {
        y: 246,
        body: -34,
        head: -34,
        leg: limb(20 + 20 * swing(t, 0.8), 34),
        farLeg: limb(20 - 20 * swing(t, 0.8), 34),
      }),
      [330, 62, 320],
    ),
  right: (t) =>
    ahead(t, onFront(410, t, { arm: limb(-2, 0) }), [318, 62, 330], { front: bubbles(t, 512, 262, { n: 6 }) }),
  game: (t) =>
    ahead(t, wideOnFront(t), [180, 62, 560], { held: 0, props: onTheFloor, front: bubbles(t, 512, 262, { n: 6 }) }),
};
