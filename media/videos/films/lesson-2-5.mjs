// Lesson 2-5: jump in, come up, back to the edge.
import { circle, CORAL, rect, SUN, TEAL } from '../draw.mjs';
import { CHILD, FLOOR, limb, pose, reachFor } from '../figures.mjs';
import { level2 } from '../lessons/level-2.mjs';
import { cycle, ease, keyedNumber, swing } from '../motion.mjs';
import { DECK, ripple } from '../places.mjs';
import { crouching } from '../poses.mjs';
import { together, uprightFromAbove } from '../scenes.mjs';
import { cast } from './level-2.mjs';

/** @typedef {import('../figures.mjs').Pose} Pose */
/** @typedef {import('../draw.mjs').Point} Point */
/** @typedef {import('../places.mjs').View} View */
/** @typedef {import('../scenes.mjs').LessonFilm} LessonFilm */

const onTheDeck = (/** @type {number} */ t) =>
  pose({
    x: 62,
    y: DECK - 82,
    body: -88 + swing(t, 4),
    arm: limb(142, 20),
    farArm: limb(130, 20),
    leg: limb(4, 6),
    farLeg: limb(0, 4),
  });

/** The deep end: the adult upright. @param {number} t @param {Pose} kid @param {{ x: number, to: 'left' | 'right', hands: [Point, Point], view: View, dry?: boolean, props?: string, over?: string }} how */
function deep(t, kid, { x, to, hands, view, dry = true, props = '', over = '' }) {
  return together(t, cast, {
    kid,
    adult: crouching(x, to, { head: dry ? -4 : 14 }, FLOOR),
    hands,
    view,
    dry,
    props,
    over: over + (dry ? ripple(t, x, 42) : ''),
    floor: FLOOR,
    edge: 'left',
    near: true,
    otter: 520,
  });
}

const waiting = (/** @type {number} */ t) =>
  /** @type {[Point, Point]} */ ([
    { x: 206, y: 172 + 5 * swing(t, 1.6) },
    { x: 212, y: 184 + 5 * swing(t, 1.6) },
  ]);

const inTheDeep = (/** @type {Partial<Pose>} */ change) =>
  pose({
    x: 152,
    y: 270,
    roll: 180,
    body: -96,
    arm: limb(56, 0),
    farArm: limb(50, 0),
    leg: limb(8, 16),
    farLeg: limb(-6, 12),
    foot: 0.3,
    ...change,
  });

const tower = [0, 1, 2].map((n) => rect(22 + n * 2, 154 - n * 21, 30, 20, [CORAL, SUN, TEAL][n] ?? TEAL, 4)).join('');

/** @type {LessonFilm} */
export const jumpingIn = {
  cast,
  side: level2.jumping,
  focus: 170,
  icon: 'tower',
  bubble: 'right',
  stop: ['cough', 'suit'],
  lens: () => ({ x: 208, y: 180 }),
  hold: (t) => deep(t, onTheDeck(t), { x: 306, to: 'left', hands: waiting(t), view: [-10, -40, 500] }),
  above(t) {
    const out = keyedNumber(t, [
      [1.4, 0],
      [2.2, 1],
    ]);
    const back = keyedNumber(t, [
      [4.2, 0],
      [5.6, 1],
    ]);
    const turn = keyedNumber(t, [
      [3, 0],
      [4.2, 180],
    ]);
    const grab = ease((t - 5.4) / 0.6);
    const x = 84 + 134 * out - 50 * back;
    const flying = Math.sin(Math.PI * Math.min(1, Math.max(0, (t - 1.4) / 0.8)));
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const hand = (/** @type {number} */ side) => ({
      x: (x + 46 * c - 26 * side * s) * (1 - grab) + 110 * grab,
      y: (238 + 46 * s + 26 * side * c) * (1 - grab) + (238 - 24 * side) * grab,
    });
    return uprightFromAbove(t, cast, {
      kid: { x, y: 238, turn, size: 0.8 + 0.14 * flying },
      kidHands: [hand(-1), hand(1)],
      adult: { x: 340 - 46 * back, y: 238, turn: 180 },
      hands: [
        { x: 262 - 50 * back, y: 274 },
        { x: 262 - 50 * back, y: 202 },
      ],
      edge: true,
      view: [20, 80, 520],
      below:
        t > 2.1 && t < 3.4
          ? [0, 0.3]
              .map((late) =>
                circle(218, 238, 30 + 70 * Math.max(0, t - 2.1 - late), 'none', {
                  stroke: '#fff',
                  strokeWidth: 6,
                  opacity: Math.max(0, 1 - (t - 2.1 - late) / 1.2),
                }),
              )
              .join('')
          : '',
    });
  },
  // Off before the sign, while the adult looks the other way.
  wrong(t) {
    const at = 0.5 + 0.5 * swing(t, 4);
    const kid = pose({
      x: 92 + 40 * at,
      y: 84 - 8 * at,
      body: -80,
      arm: limb(58, 0),
      farArm: limb(66, 0),
      leg: limb(26, 30),
      farLeg: limb(8, 40),
      foot: 0.3,
    });
    return deep(t, kid, {
      x: 236,
      to: 'right',
      hands: [
        { x: 262, y: 290 },
        { x: 282, y: 286 },
      ],
      view: [-10, -56, 330],
    });
  },
  right: (t) =>
    deep(t, onTheDeck(t), {
      x: 262,
      to: 'left',
      hands: [
        { x: 164, y: 168 + 5 * swing(t, 1.6) },
        { x: 170, y: 180 + 5 * swing(t, 1.6) },
      ],
      view: [-10, -56, 330],
    }),
  game(t) {
    const lift = ease((cycle(t, 4) * 4 - 0.6) / 1.2) * (1 - ease((cycle(t, 4) * 4 - 3.2) / 0.6));
    const kid = inTheDeep({ y: 270 + 2 * swing(t, 4) });
    const brick = { x: 112 - 42 * lift, y: 184 - 22 * Math.sin(Math.PI * lift) - 14 * lift };
    const far = reachFor(kid, CHILD, { x: 104, y: 184 });
    return deep(
      t,
      { ...kid, arm: reachFor(kid, CHILD, brick), farArm: far },
      {
        x: 262,
        to: 'left',
        hands: [
          { x: 176, y: 250 },
          { x: 172, y: 240 },
        ],
        view: [-20, 20, 520],
        dry: false,
        props: tower + rect(brick.x - 20, brick.y - 20, 30, 20, '#7fbf8a', 4),
      },
    );
  },
};
