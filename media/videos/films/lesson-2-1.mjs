// Lesson 2-1: the star on the back.
import { limb } from '../figures.mjs';
import { level2 } from '../lessons/level-2.mjs';
import { keyedNumber, swing } from '../motion.mjs';
import { crouching, onBack } from '../poses.mjs';
import { together } from '../scenes.mjs';
import { cast } from './level-2.mjs';

/** @typedef {import('../figures.mjs').Pose} Pose */
/** @typedef {import('../places.mjs').View} View */
/** @typedef {import('../scenes.mjs').LessonFilm} LessonFilm */

/** A star on the back from the side. @param {number} t @param {number} wide */
const star = (t, wide) =>
  onBack(474, t, {
    arm: limb(-158 + 110 * wide, -8),
    farArm: limb(-166 + 96 * wide, -8),
    leg: limb(2 - 9 * wide, 4),
    farLeg: limb(-4 + 12 * wide, 3),
  });

/** The adult on the far side of a child on the back; hands under it when `help` is 1. @param {number} t @param {Pose} kid @param {number} help @param {View} view @param {{ front?: string, over?: string }} [more] */
const beneath = (t, kid, help, view, more = {}) =>
  together(t, cast, {
    kid,
    adult: crouching(kid.x - 54, 'right', { head: 24 }),
    hands: [
      { x: kid.x - 18 - 6 * help, y: 262 - 26 * help },
      { x: kid.x - 72, y: 262 - 34 * help },
    ],
    view,
    lying: true,
    otter: 660,
    ...more,
  });

/** @type {LessonFilm} */
export const starOnBack = {
  cast,
  side: {
    seconds: 9,
    poster: 4,
    draw: (t) =>
      beneath(
        t,
        star(
          t,
          keyedNumber(t, [
            [1.4, 0],
            [2.8, 1],
          ]),
        ),
        keyedNumber(t, [
          [5.2, 1],
          [6, 0],
          [7.8, 0],
          [8.8, 1],
        ]),
        [180, 62, 560],
      ),
  },
  icon: 'stars',
  stop: ['tense', 'cold'],
  lens: () => ({ x: 450, y: 228 }),
  hold: (t) => beneath(t, star(t, 0.6), 1, [200, 62, 500]),
  above: (t) => level2.starOnBack.draw(t * 1.25),
  // The knees come up, the bottom sinks.
  wrong: (t) =>
    beneath(
      t,
      onBack(474, t, {
        y: 252,
        body: 214 + 2 * swing(t, 2),
        head: 20,
        leg: limb(92, 84),
        farLeg: limb(84, 88),
        arm: limb(-80, -20),
        farArm: limb(-100, -10),
      }),
      0,
      [296, 62, 320],
    ),
  right: (t) => beneath(t, star(t, 1), 1, [296, 62, 320]),
  game: (t) => beneath(t, star(t, 1), 0.3 + 0.3 * swing(t, 4), [150, 40, 580]),
};
