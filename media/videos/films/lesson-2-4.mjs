// Lesson 2-4: gliding like a rocket.
import { circle, CORAL, place, rect, SUN } from '../draw.mjs';
import { limb, pose } from '../figures.mjs';
import { games } from '../icons.mjs';
import { level2 } from '../lessons/level-2.mjs';
import { cycle, ease, swing } from '../motion.mjs';
import { bubbles, splash, SURFACE } from '../places.mjs';
import { bodyOf, crouching, flat, onFront } from '../poses.mjs';
import { lyingFromAbove, together } from '../scenes.mjs';
import { cast } from './level-2.mjs';

/** @typedef {import('../figures.mjs').Pose} Pose */
/** @typedef {import('../places.mjs').View} View */
/** @typedef {import('../scenes.mjs').LessonFilm} LessonFilm */

/** Alongside a gliding child. @param {number} t @param {Pose} kid @param {View} view @param {{ ready?: number, front?: string, props?: string, over?: string, edge?: 'left' }} [more] */
function beside(t, kid, view, { ready = 1, ...more } = {}) {
  return together(t, cast, {
    kid,
    adult: crouching(kid.x + 4, 'right', { head: 22 }),
    hands: [
      { x: kid.x + 58, y: 248 - 48 * ready },
      { x: kid.x + 84, y: 236 - 40 * ready },
    ],
    near: ready < 0.5,
    lying: true,
    view,
    ...more,
  });
}

const atTheWall = pose({
  x: 146,
  y: 232,
  body: -14,
  head: -16,
  arm: limb(16, 6),
  farArm: limb(22, 6),
  leg: limb(118, 96),
  farLeg: limb(106, 88),
  foot: 0.4,
});

/** @type {LessonFilm} */
export const gliding = {
  cast,
  side: level2.gliding,
  focus: 300,
  icon: 'letter',
  stop: ['tired', 'distracted'],
  lens: () => ({ x: 196, y: 246 }),
  hold: (t) => beside(t, { ...atTheWall, y: 232 + swing(t, 4) }, [20, 62, 480], { ready: 0, edge: 'left' }),
  above(t) {
    const gone = ease((t - 1.4) / 0.4) * (1 - (1 - Math.min(1, Math.max(0, (t - 1.4) / 4))) ** 2);
    const folded = 1 - ease((t - 1.2) / 0.6);
    const x = 190 + 40 * (1 - folded) + 140 * gone;
    return lyingFromAbove(t, cast, {
      kid: flat(x, 222, 'down', {
        leg: limb(5 + 46 * folded, 96 * folded),
        farLeg: limb(-5 - 46 * folded, -96 * folded),
      }),
      adult: { x: x + 36, y: 336, turn: -90 },
      hands: [
        { x: x + 14, y: 268 },
        { x: x + 62, y: 268 },
      ],
      edge: true,
      view: [20, 80, 540],
    });
  },
  // Head up, arms bent, kicking.
  wrong: (t) =>
    beside(
      t,
      onFront(404, t, {
        y: 232,
        body: -22,
        head: -38,
        arm: limb(46 + 22 * swing(t, 1), 40),
        farArm: limb(46 - 22 * swing(t, 1), 40),
        leg: limb(10 + 26 * swing(t, 0.8), 30),
        farLeg: limb(10 - 26 * swing(t, 0.8), 30),
      }),
      [270, 62, 320],
      {
        over: [0, 0.4].map((at) => splash(cycle(t + at, 0.8), 330, SURFACE, { at: 0, n: 6, force: 0.7 })).join(''),
      },
    ),
  right: (t) => beside(t, onFront(392, t), [264, 62, 330], { front: bubbles(t, 486, 258, { n: 5 }) }),
  game(t) {
    const way = ease((cycle(t, 8) * 8 - 1) / 5);
    const kid = onFront(236 + 190 * way, t);
    const { hand } = bodyOf(kid).arm;
    const box = place(
      circle(0, 0, 24, CORAL) +
        rect(-24, -5, 48, 8, '#fffaf0') +
        rect(-13, -40, 26, 20, SUN, 4) +
        rect(-8, -32, 16, 4, '#12384a', 2),
      600,
      206 + 2 * swing(t, 4),
    );
    return beside(t, kid, [110, 50, 580], {
      over: box + place(games.letter, hand.x + 4, hand.y - 16, { scale: 0.4, turn: -6 }),
    });
  },
};
