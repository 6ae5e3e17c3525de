// Lesson 3-2: kicking on the front, with a board.
import { circle, CORAL, ellipse, path, place, SUN } from '../draw.mjs';
import { limb } from '../figures.mjs';
import { board, feetSplash, level3 } from '../lessons/level-3.mjs';
import { swing } from '../motion.mjs';
import { bodyOf, flat, kicking, kicksAbove, onFront, walking } from '../poses.mjs';
import { lyingFromAbove, together } from '../scenes.mjs';
import { boardAbove, cast } from './level-3.mjs';

/** @typedef {import('../figures.mjs').Pose} Pose */
/** @typedef {import('../places.mjs').View} View */
/** @typedef {import('../scenes.mjs').LessonFilm} LessonFilm */

/** On the front with a board, the adult in front holding its tip, or alongside. @param {number} t @param {Pose} kid @param {View} view @param {{ front?: boolean, cargo?: string, tilt?: number, hold?: boolean }} [how] */
function withBoard(t, kid, view, { front = true, cargo = '', tilt = -3, hold = true } = {}) {
  const { hand } = bodyOf(kid).arm;
  return together(t, cast, {
    kid,
    adult: front ? walking(kid.x + (hold ? 236 : 206), 'left', t) : walking(kid.x + 10, 'right', t, { head: 22 }),
    hands: front
      ? [
          { x: hand.x + (hold ? 52 : 78), y: hand.y + (hold ? 2 : 24) },
          { x: hand.x + (hold ? 56 : 82), y: hand.y - (hold ? 6 : -14) },
        ]
      : [
          { x: kid.x + 66, y: 200 },
          { x: kid.x + 88, y: 196 },
        ],
    near: front,
    lying: true,
    otter: 170,
    calm: 1.2,
    view,
    props: place(board(0, 0, 0) + cargo, hand.x + 14, hand.y + 2, { turn: tilt }),
    over: feetSplash(t, () => kid.x - 78, { beat: 0.4 }),
  });
}

const longArms = (/** @type {number} */ x, /** @type {number} */ t) =>
  onFront(x, t, { y: 220, body: -6, head: -34, arm: limb(2, 4), farArm: limb(8, 4), ...kicking(t) });

const duck = place(
  ellipse(0, -14, 15, 9, SUN) +
    circle(9, -25, 8, SUN) +
    path('M16 -26L25 -22L16 -20Z', CORAL) +
    circle(11, -27, 1.8, '#12384a'),
  8,
  -2,
);

/** @type {LessonFilm} */
export const kickingWithABoard = {
  cast,
  side: level3.withBoard,
  focus: 430,
  icon: 'tug',
  glass: 'left',
  stop: ['cough', 'tired'],
  lens: () => ({ x: 544, y: 218 }),
  hold: (t) => withBoard(t, { ...longArms(374, t), ...kicking(t, 5) }, [230, 62, 500]),
  above(t) {
    const x = 270 + 12 * t;
    return lyingFromAbove(t, cast, {
      kid: flat(x, 238, 'down', { arm: limb(-10, 6), farArm: limb(10, -6), ...kicksAbove(t) }),
      before: boardAbove(x + 142, 238),
      adult: { x: x + 228, y: 238, turn: 180 },
      hands: [
        { x: x + 178, y: 256 },
        { x: x + 178, y: 220 },
      ],
      view: [150, 78, 540],
    });
  },
  // The legs sink, the board is pushed under.
  wrong: (t) =>
    withBoard(
      t,
      onFront(400, t, {
        y: 250,
        body: -36,
        head: -36,
        arm: limb(36, 6),
        farArm: limb(40, 6),
        leg: limb(30 + 22 * swing(t, 1), 40),
        farLeg: limb(30 - 22 * swing(t, 1), 40),
      }),
      [330, 62, 330],
      { tilt: 34, hold: false },
    ),
  right: (t) => withBoard(t, longArms(396, t), [336, 62, 340]),
  game: (t) => withBoard(t, longArms(280 + 16 * t, t), [130, 50, 580], { front: false, cargo: duck }),
};
