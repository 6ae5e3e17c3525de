// Lesson 1-2: in the shallows: walk, splash, jump.
import { limb, pose } from '../figures.mjs';
import { level1 } from '../lessons/level-1.mjs';
import { cycle, swing } from '../motion.mjs';
import { SHALLOW, splash } from '../places.mjs';
import { crouching, upright, withHands } from '../poses.mjs';
import { together, uprightFromAbove } from '../scenes.mjs';
import { cast } from './level-1.mjs';

/** @typedef {import('../scenes.mjs').LessonFilm} LessonFilm */

const inShallows = (/** @type {number} */ x, /** @type {Partial<import('../figures.mjs').Pose>} */ change) =>
  upright(x, change, SHALLOW);

/** @type {LessonFilm} */
export const inTheShallows = {
  cast,
  side: level1.shallows,
  focus: 290,
  icon: 'animals',
  stop: ['tense', 'suit'],
  lens: () => ({ x: 396, y: 190 }),
  hold(t) {
    const kid = inShallows(384, { body: -88 + swing(t, 4) });
    return together(t, cast, {
      kid: withHands(kid, { x: 438, y: 184 }),
      adult: crouching(490, 'left', {}, SHALLOW),
      hands: [
        { x: 398, y: 192 },
        { x: 404, y: 184 },
      ],
      near: true,
      floor: SHALLOW,
      otter: 600,
      view: [180, 22, 520],
    });
  },
  above(t) {
    const x = 300 + 14 * t;
    const shared = { x: x + 10, y: 250 };
    return uprightFromAbove(t, cast, {
      kid: { x, y: 200, turn: 4 * swing(t, 2) },
      kidHands: [{ x: x + 34, y: 152 }, shared],
      adult: { x: x - 6, y: 318, turn: 3 * swing(t, 2, 0.5) },
      hands: [shared, { x: x + 16, y: 386 }],
      view: [150, 80, 520],
    });
  },
  // Ahead of the child, pulling, the eyes elsewhere.
  wrong: (t) =>
    together(t, cast, {
      kid: {
        ...withHands(inShallows(372, { body: -104, head: -6 + 2 * swing(t, 0.8) }), { x: 414, y: 158 }),
        farArm: limb(168, 30),
      },
      adult: { ...pose({ x: 442, y: SHALLOW - 140, body: -84, leg: limb(12, 8), farLeg: limb(-16, 8) }) },
      hands: [
        { x: 462, y: 188 },
        { x: 414, y: 158 },
      ],
      floor: SHALLOW,
      view: [262, -30, 316],
    }),
  right: (t) =>
    together(t, cast, {
      kid: withHands(inShallows(366, { body: -89 + 2 * swing(t, 4) }), { x: 416, y: 190 }),
      adult: crouching(492, 'left', {}, SHALLOW),
      hands: [
        { x: 414, y: 194 },
        { x: 418, y: 184 },
      ],
      near: true,
      floor: SHALLOW,
      view: [270, 2, 300],
    }),
  game(t) {
    const beat = cycle(t, 2);
    const hop = beat > 0.4 ? Math.sin((Math.PI * (beat - 0.4)) / 0.6) : 0;
    const crouch = beat < 0.4 ? Math.sin((Math.PI * beat) / 0.4) : 0;
    const kid = pose({
      x: 390,
      y: SHALLOW - 84 - 40 * hop + 18 * crouch,
      body: -88 + 10 * crouch,
      leg: limb(4 + 60 * crouch - 10 * hop, 4 + 96 * crouch),
      farLeg: limb(4 + 54 * crouch - 16 * hop, 4 + 92 * crouch),
      foot: 1 - 0.6 * hop,
    });
    const held = { x: 442, y: 190 - 34 * hop + 12 * crouch };
    return together(t, cast, {
      kid: withHands(kid, held),
      adult: crouching(512, 'left', {}, SHALLOW),
      hands: [
        { x: held.x + 2, y: held.y + 4 },
        { x: held.x + 4, y: held.y - 6 },
      ],
      near: true,
      floor: SHALLOW,
      otter: 640,
      view: [150, -6, 560],
      over: splash(cycle(t, 2), 390, 206, { at: 0, n: 7, force: 0.8 }),
    });
  },
};
