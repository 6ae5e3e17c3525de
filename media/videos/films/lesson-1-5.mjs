// Lesson 1-5: turn round and hold the edge.
import { circle, CORAL, ellipse, path, place } from '../draw.mjs';
import { CHILD, limb, reachFor } from '../figures.mjs';
import { level1 } from '../lessons/level-1.mjs';
import { ease, keyedNumber, swing } from '../motion.mjs';
import { bodyOf, crouching, upright, withHands } from '../poses.mjs';
import { together, uprightFromAbove } from '../scenes.mjs';
import { cast } from './level-1.mjs';

/** @typedef {import('../scenes.mjs').LessonFilm} LessonFilm */

/** At the level1.edge on the left, the adult close behind. @param {number} t @param {import('../figures.mjs').Pose} kid @param {[import('../draw.mjs').Point, import('../draw.mjs').Point]} hands @param {import('../places.mjs').View} view @param {{ x?: number, props?: string }} [more] */
const atTheEdge = (t, kid, hands, view, { x = 272, props = '' } = {}) =>
  together(t, cast, {
    kid,
    adult: crouching(x, 'left'),
    hands,
    near: true,
    edge: 'left',
    otter: 520,
    view,
    over: props,
  });

/** Both hands on the level1.edge. @param {number} x @param {Partial<import('../figures.mjs').Pose>} [change] */
const holdingOn = (x, change = {}) => withHands(upright(x, { roll: 180, body: -94, ...change }), { x: 98, y: 180 });

const toys = [
  place(
    ellipse(0, -7, 11, 8, '#ffc857') + circle(8, -17, 7, '#ffc857') + path('M13 -18L21 -15L13 -13Z', CORAL),
    24,
    177,
  ),
  circle(52, 165, 11, CORAL) + circle(52, 165, 4, '#fffaf0'),
].join('');

/** @type {LessonFilm} */
export const turnAndHold = {
  cast,
  side: level1.edge,
  focus: 190,
  icon: 'crab',
  bubble: 'right',
  stop: ['tired', 'distracted'],
  lens: () => ({ x: 172, y: 250 }),
  hold: (t) =>
    atTheEdge(
      t,
      upright(152, { body: -90 + swing(t, 4), arm: limb(96, 20), farArm: limb(88, 20) }),
      [
        { x: 166, y: 250 },
        { x: 160, y: 240 },
      ],
      [0, 62, 500],
      { x: 252 },
    ),
  above(t) {
    const turn = keyedNumber(t, [
      [1, 0],
      [2.8, 180],
    ]);
    const near = keyedNumber(t, [
      [2.6, 0],
      [4.4, 1],
    ]);
    const x = 234 - 62 * near;
    const grab = ease((t - 4) / 0.8);
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const hand = (/** @type {number} */ side) => ({
      x: (x + 44 * c - 26 * side * s) * (1 - grab) + 110 * grab,
      y: (238 + 44 * s + 26 * side * c) * (1 - grab) + (238 - 24 * side) * grab,
    });
    return uprightFromAbove(t, cast, {
      kid: { x, y: 238, turn },
      kidHands: [hand(-1), hand(1)],
      adult: { x: x + 126, y: 238, turn: 180 },
      hands: [
        { x: x + 42, y: 270 },
        { x: x + 42, y: 206 },
      ],
      edge: true,
      view: [20, 80, 520],
    });
  },
  // Too far away: the hand misses the level1.edge.
  wrong: (t) =>
    atTheEdge(
      t,
      upright(236, {
        roll: 180,
        body: -112,
        head: -10,
        arm: limb(40 + 12 * swing(t, 1), 0),
        farArm: limb(60 - 12 * swing(t, 1), 10),
        leg: limb(18, 16),
      }),
      [
        { x: 268, y: 250 },
        { x: 262, y: 240 },
      ],
      [60, 62, 310],
      { x: 340 },
    ),
  right: (t) =>
    atTheEdge(
      t,
      holdingOn(140, { head: 2 * swing(t, 4) }),
      [
        { x: 168, y: 240 },
        { x: 164, y: 232 },
      ],
      [40, 62, 310],
      { x: 258 },
    ),
  game(t) {
    const hop = 0.5 + 0.5 * swing(t, 2);
    const kid = holdingOn(136);
    const { shoulders } = bodyOf(kid);
    return atTheEdge(
      t,
      { ...kid, arm: reachFor(kid, CHILD, { x: 100 - 26 * hop, y: 178 - 8 * Math.sin(Math.PI * hop) }) },
      [
        { x: shoulders.x + 30, y: 244 },
        { x: shoulders.x + 26, y: 236 },
      ],
      [-20, 50, 540],
      { x: 256, props: toys },
    );
  },
};
