// Lesson 3-3: kicking on the back, board on the tummy.
import { circle, CORAL, place, SUN } from '../draw.mjs';
import { CHILD, limb, reachFor } from '../figures.mjs';
import { board, feetSplash, level3 } from '../lessons/level-3.mjs';
import { swing } from '../motion.mjs';
import { bodyOf, flat, kicking, kicksAbove, onBack, walking } from '../poses.mjs';
import { lyingFromAbove, together } from '../scenes.mjs';
import { boardAbove, cast, child } from './level-3.mjs';

/** @typedef {import('../figures.mjs').Pose} Pose */
/** @typedef {import('../places.mjs').View} View */
/** @typedef {import('../scenes.mjs').LessonFilm} LessonFilm */

/** On the back, hugging a board; the adult behind the head, hands under it. @param {number} t @param {Pose} kid @param {View} view @param {{ cargo?: string, help?: number }} [how] */
function hugging(t, kid, view, { cargo = '', help = 1 } = {}) {
  const { shoulders, crown } = bodyOf(kid);
  return together(t, cast, {
    kid: {
      ...kid,
      arm: reachFor(kid, CHILD, { x: kid.x - 12, y: kid.y - 34 }),
      farArm: reachFor(kid, CHILD, { x: kid.x - 6, y: kid.y - 34 }),
    },
    adult: walking(kid.x - 168, 'right', t, { head: 24 }),
    hands: [
      { x: shoulders.x + 14 - 20 * (1 - help), y: shoulders.y + 30 + 20 * (1 - help) },
      { x: crown.x + 14, y: crown.y + 36 + 12 * (1 - help) },
    ],
    lying: true,
    otter: 660,
    view,
    props: place(board(0, 0, 0) + cargo, kid.x - 26, kid.y - 29, { turn: kid.body - 181 }),
    over: feetSplash(t, () => kid.x + 76, { beat: 0.4 }),
  });
}

const backKicks = (/** @type {number} */ x, /** @type {number} */ t, size = 12) =>
  onBack(x, t, { y: 212, body: 180, head: -6, ...kicking(t, size) });

/** @type {LessonFilm} */
export const kickingOnTheBack = {
  cast,
  side: level3.onTheBack,
  icon: 'shell',
  stop: ['tense', 'distracted'],
  lens: () => ({ x: 434, y: 236 }),
  hold: (t) => hugging(t, backKicks(484, t, 5), [206, 62, 500]),
  above(t) {
    const x = 480 - 8 * t;
    return lyingFromAbove(t, cast, {
      kid: flat(x, 238, 'up', { body: 180, arm: limb(126, -64), farArm: limb(-126, 64), ...kicksAbove(t) }),
      adult: { x: x - 176, y: 238, turn: 0 },
      hands: [
        { x: x - 84, y: 222 },
        { x: x - 84, y: 254 },
      ],
      under: true,
      props: boardAbove(x - 30, 238) + circle(x - 52, 216, 9, child.skin) + circle(x - 52, 260, 9, child.skin),
      view: [160, 88, 520],
    });
  },
  // Pedalling: the knees come out, the head lifts.
  wrong: (t) =>
    hugging(
      t,
      onBack(484, t, {
        y: 226,
        body: 194,
        head: 26,
        leg: limb(58 + 34 * swing(t, 1), 84 + 24 * swing(t, 1)),
        farLeg: limb(58 - 34 * swing(t, 1), 84 - 24 * swing(t, 1)),
        foot: 0.7,
      }),
      [292, 62, 330],
      { help: 0 },
    ),
  right: (t) => hugging(t, backKicks(480, t), [286, 62, 340]),
  game: (t) =>
    hugging(t, backKicks(540 - 14 * t, t), [170, 50, 580], {
      cargo: circle(2, -17, 11, SUN) + circle(2, -17, 4, CORAL),
      help: 0.4,
    }),
};
