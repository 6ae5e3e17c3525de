// Lesson 4-1: backstroke.
import { limb } from '../figures.mjs';
import { level4 } from '../lessons/level-4.mjs';
import { ease, keyedNumber } from '../motion.mjs';
import { bodyOf, crouching, flat, kicking, kicksAbove, onBack, walking } from '../poses.mjs';
import { lyingFromAbove, together } from '../scenes.mjs';
import { cast, mill, turns } from './level-4.mjs';

/** @typedef {import('../figures.mjs').Pose} Pose */
/** @typedef {import('../places.mjs').View} View */
/** @typedef {import('../scenes.mjs').LessonFilm} LessonFilm */

/** On the back with the head to the edge at the left; the adult's hand between when `help` is 1. @param {number} t @param {number} x @param {number} help @param {View} view @param {Partial<Pose>} [change] */
function towardsEdge(t, x, help, view, change = {}) {
  const kid = flat(x, 222, 'up', { body: 180, ...turns(t), ...kicksAbove(t), ...change });
  const { crown } = bodyOf(kid);
  return lyingFromAbove(t, cast, {
    kid,
    adult: { x: x - 66, y: 332, turn: -90 },
    hands: [
      { x: crown.x - 36 * help + 4, y: 292 - 64 * help },
      { x: x - 22, y: 274 },
    ],
    edge: true,
    view,
  });
}

/** @type {LessonFilm} */
export const backstroke = {
  cast,
  side: level4.backCrawl,
  focus: 420,
  icon: 'mill',
  bubble: 'right',
  stop: ['tired', 'distracted'],
  lens: () => ({ x: 140, y: 204 }),
  hold: (t) =>
    together(t, cast, {
      kid: onBack(286, t, { y: 210, ...kicking(t, 5), arm: limb(170, 0), farArm: limb(-170, 0) }),
      adult: crouching(210, 'right', { head: 24 }),
      hands: [
        { x: 262, y: 240 },
        { x: 146, y: 202 },
      ],
      lying: true,
      edge: 'left',
      otter: 560,
      view: [20, 62, 500],
    }),
  above: (t) =>
    towardsEdge(
      t,
      keyedNumber(t, [
        [0, 420],
        [6, 300],
      ]),
      ease((t - 3) / 1.4),
      [20, 80, 540],
    ),
  // Crooked, the head at the edge and no hand between.
  wrong: (t) => towardsEdge(t, 226, 0, [66, 88, 320], { body: 188 }),
  right: (t) => towardsEdge(t, 262, 1, [66, 88, 320]),
  game: (t) => {
    const calm = ease((t - 5) / 1);
    return together(t, cast, {
      kid: onBack(500 - 14 * Math.min(t, 5.5), t, {
        y: 210,
        ...(calm < 0.5 ? mill(t, t < 2.8 ? 2.8 : 1.4) : { arm: limb(-150, 0), farArm: limb(-30, 0) }),
        ...kicking(t, 12 * (1 - calm)),
      }),
      adult: walking(500 - 14 * Math.min(t, 5.5) - 186, 'right', calm > 0.5 ? 0 : t, { head: 20 }),
      hands: [
        { x: 500 - 14 * Math.min(t, 5.5) - 96, y: 246 },
        { x: 500 - 14 * Math.min(t, 5.5) - 104, y: 238 },
      ],
      lying: true,
      otter: 680,
      view: [140, 50, 580],
    });
  },
};
