// Lesson 3-1: kicking on the edge.
import { circle, ellipse, line } from '../draw.mjs';
import { limb, pose } from '../figures.mjs';
import { feetSplash, level3 } from '../lessons/level-3.mjs';
import { swing } from '../motion.mjs';
import { DECK, EDGE } from '../places.mjs';
import { bodyOf, crouching } from '../poses.mjs';
import { together, uprightFromAbove } from '../scenes.mjs';
import { cast, child } from './level-3.mjs';

/** @typedef {import('../figures.mjs').Pose} Pose */
/** @typedef {import('../places.mjs').View} View */
/** @typedef {import('../scenes.mjs').LessonFilm} LessonFilm */

/** On the edge, the adult in the water in front. @param {number} t @param {Pose} kid @param {View} view @param {{ beat?: number, calm?: number, force?: number }} [more] */
function seated(t, kid, view, { beat = 0.8, calm = 1 } = {}) {
  const { leg, farLeg } = bodyOf(kid);
  return together(t, cast, {
    kid,
    adult: crouching(284, 'left', { head: 10 }),
    hands: [
      { x: leg.ankle.x + 22, y: leg.ankle.y + 14 },
      { x: farLeg.ankle.x + 24, y: farLeg.ankle.y + 10 },
    ],
    near: true,
    dry: true,
    edge: 'left',
    otter: 500,
    calm,
    view,
    over: feetSplash(t, () => 160, { from: 0.6, beat }),
  });
}

/** @param {number} t @param {number} kick @param {Partial<Pose>} [change] */
const sitting = (t, kick, change = {}) =>
  pose({
    x: EDGE - 10,
    y: DECK - 16,
    body: -104 + swing(t, 4),
    head: 12,
    arm: limb(204, -16),
    farArm: limb(196, -16),
    leg: limb(58 + kick, 12 - 0.5 * kick),
    farLeg: limb(58 - kick, 12 + 0.5 * kick),
    foot: 0.1,
    ...change,
  });

/** @type {LessonFilm} */
export const kickingOnTheEdge = {
  cast,
  side: level3.onTheEdge,
  focus: 190,
  icon: 'soup',
  bubble: 'right',
  stop: ['tired', 'cold'],
  lens: (t) => ({ x: 176, y: 206 + 2 * swing(t, 2) }),
  hold: (t) => seated(t, sitting(t, 5 * swing(t, 2)), [-10, 24, 480], { beat: 2 }),
  above(t) {
    const leg = (/** @type {number} */ side) => {
      const reach = 190 + 8 * side * swing(t, t < 3.5 ? 1.6 : 0.8);
      return (
        line(`M108 ${238 + 15 * side}L${reach} ${238 + 17 * side}`, child.skin, 17) +
        line(`M108 ${238 + 15 * side}L142 ${238 + 16 * side}`, child.suit.main, 24) +
        ellipse(reach + 8, 238 + 17 * side, 13, 8, child.skin)
      );
    };
    return uprightFromAbove(t, cast, {
      kid: { x: 88, y: 238, turn: 0 },
      kidHands: [
        { x: 74, y: 176 },
        { x: 74, y: 300 },
      ],
      adult: { x: 310, y: 238, turn: 180 },
      hands: [
        { x: 226, y: 262 },
        { x: 226, y: 214 },
      ],
      edge: true,
      view: [10, 80, 520],
      props: leg(-1) + leg(1),
      below: [0, 1, 2]
        .map((n) =>
          circle(206, 238, 14 + 34 * (((t + n * 0.5) % 1.5) / 1.5), 'none', {
            stroke: '#fff',
            strokeWidth: 4,
            opacity: 0.7 * (1 - ((t + n * 0.5) % 1.5) / 1.5),
          }),
        )
        .join(''),
    });
  },
  // Too far forward, and pedalling from the knees.
  wrong: (t) =>
    seated(
      t,
      sitting(t, 0, {
        x: EDGE + 8,
        y: DECK - 8,
        body: -118,
        leg: limb(76 + 20 * swing(t, 0.8), 84 + 26 * swing(t, 0.8)),
        farLeg: limb(76 - 20 * swing(t, 0.8), 84 - 26 * swing(t, 0.8)),
        foot: 0.8,
      }),
      [8, 20, 330],
      { beat: 0.4, calm: 1.6 },
    ),
  right: (t) => seated(t, sitting(t, 12 * swing(t, 0.8)), [2, 20, 330], { beat: 0.4 }),
  game(t) {
    const boils = t > 2.4 && t < 6;
    return seated(t, sitting(t, (boils ? 15 : 6) * swing(t, boils ? 0.6 : 1.6)), [-20, 0, 560], {
      beat: boils ? 0.25 : 0.8,
      calm: boils ? 1.8 : 1,
    });
  },
};
