// Lesson 2-3: rolling like a log.
import { limb } from '../figures.mjs';
import { level2 } from '../lessons/level-2.mjs';
import { cycle, keyedNumber, swing } from '../motion.mjs';
import { bubbles } from '../places.mjs';
import { bodyOf, crouching, onFront } from '../poses.mjs';
import { together } from '../scenes.mjs';
import { cast } from './level-2.mjs';

/** @typedef {import('../figures.mjs').Pose} Pose */
/** @typedef {import('../places.mjs').View} View */
/** @typedef {import('../scenes.mjs').LessonFilm} LessonFilm */

/** A log that turns, and two fingers at its shoulder. @param {number} t @param {number} roll @param {number} help @param {View} view @param {Partial<Pose>} [change] */
function log(t, roll, help, view, change = {}) {
  const up = Math.cos((roll * Math.PI) / 180) < 0;
  const kid = onFront(390, t, {
    roll,
    body: 0,
    head: up ? -4 : 8,
    arm: limb(-2, 0),
    farArm: limb(3, 0),
    leg: limb(1, 1),
    farLeg: limb(-3, 1),
    ...change,
  });
  const { shoulders } = bodyOf(kid);
  return together(t, cast, {
    kid,
    adult: crouching(384, 'right', { head: 24 }),
    hands: [
      { x: shoulders.x - 4, y: shoulders.y - 6 - 26 * (1 - help) },
      { x: shoulders.x + 34, y: shoulders.y - 10 - 20 * (1 - help) },
    ],
    near: true,
    lying: true,
    otter: 640,
    view,
    front: up ? '' : bubbles(t, 500, 258, { n: 5 }),
  });
}

const turns = (/** @type {number} */ t) =>
  keyedNumber(t, [
    [1.6, 0],
    [3.4, 180],
    [5.4, 180],
    [7.2, 360],
    [9, 360],
  ]);

const helps = (/** @type {number} */ t) =>
  keyedNumber(t, [
    [0.6, 0],
    [1.4, 1],
    [3, 1],
    [3.8, 0],
    [5, 0],
    [5.6, 1],
    [7, 1],
    [7.8, 0],
  ]);

/** @type {LessonFilm} */
export const rolling = {
  cast,
  side: { seconds: 9, poster: 2.5, draw: (t) => log(t, turns(t), helps(t), [160, 62, 560]) },
  icon: 'pancake',
  stop: ['cough', 'tired'],
  lens: () => ({ x: 442, y: 208 }),
  hold: (t) => log(t, 0, 1, [180, 62, 500]),
  above: (t) => level2.rolling.draw(t * 1.28),
  // Bent and stuck on the side, no hand at the shoulder.
  wrong: (t) =>
    log(t, 62 + 6 * swing(t, 2), 0, [282, 62, 320], {
      y: 230,
      body: -16,
      head: -26,
      arm: limb(66 + 16 * swing(t, 1), 40),
      farArm: limb(96 - 16 * swing(t, 1), 40),
      leg: limb(60, 80),
      farLeg: limb(40, 70),
    }),
  right: (t) => log(t, 62 + 6 * swing(t, 2), 1, [270, 62, 330]),
  game: (t) => log(t, turns(cycle(t, 4) * 9), helps(cycle(t, 4) * 9), [150, 50, 560]),
};
