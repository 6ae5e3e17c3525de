// Lesson 1-4: blowing bubbles.
import { circle } from '../draw.mjs';
import { limb } from '../figures.mjs';
import { level1 } from '../lessons/level-1.mjs';
import { cycle, keyedNumber, swing } from '../motion.mjs';
import { bubbles } from '../places.mjs';
import { bodyOf, crouching, upright, withHands } from '../poses.mjs';
import { together, uprightFromAbove } from '../scenes.mjs';
import { cast } from './level-1.mjs';

/** @typedef {import('../scenes.mjs').LessonFilm} LessonFilm */

/** Face to face, both hands held; `dip` puts the face in. @param {number} t @param {number} dip @param {import('../places.mjs').View} view @param {string} [front] */
function faceToFace(t, dip, view, front = '') {
  const kid = upright(424 - 8 * dip, {
    y: 286 + 8 * dip,
    body: -80 + 32 * dip + swing(t, 4),
    head: 4 + 40 * dip,
    leg: limb(8 - 14 * dip, 16),
    farLeg: limb(-6 - 14 * dip, 12),
  });
  return together(t, cast, {
    kid: withHands(kid, { x: 502, y: 238 }),
    adult: crouching(578, 'left', { head: 14 + 10 * dip }),
    hands: [
      { x: 506, y: 238 },
      { x: 508, y: 228 },
    ],
    near: true,
    otter: 290,
    front,
    view,
  });
}

/** @type {LessonFilm} */
export const blowingBubbles = {
  cast,
  side: level1.blowing,
  icon: 'fish',
  stop: ['cough', 'refusal'],
  lens: () => ({ x: 506, y: 234 }),
  hold: (t) => faceToFace(t, 0, [220, 62, 500]),
  above(t) {
    const dip = keyedNumber(t, [
      [1.4, 0],
      [2.4, 1],
      [5, 1],
      [6, 0],
    ]);
    return uprightFromAbove(t, cast, {
      kid: { x: 350, y: 238, turn: 0, nod: 24 * dip },
      kidHands: [
        { x: 406, y: 208 },
        { x: 406, y: 268 },
      ],
      adult: { x: 480, y: 238, turn: 180 },
      hands: [
        { x: 414, y: 272 },
        { x: 414, y: 204 },
      ],
      view: [170, 88, 520],
      props:
        dip > 0.8
          ? [0, 1, 2, 3, 4]
              .map((n) =>
                circle(404 + ((n * 13) % 26), 224 + ((n * 19) % 30), 3 + 7 * cycle(t + n * 0.2, 1), 'none', {
                  stroke: '#fff',
                  strokeWidth: 2.6,
                  opacity: 1 - cycle(t + n * 0.2, 1),
                }),
              )
              .join('')
          : '',
    });
  },
  // Pushed under by a hand on the head.
  wrong(t) {
    const kid = upright(424, {
      y: 276,
      body: -74,
      head: 18 + 2 * swing(t, 0.8),
      arm: limb(70, -30),
      farArm: limb(50, -40),
    });
    const { crown } = bodyOf(kid);
    return together(t, cast, {
      kid,
      adult: crouching(556, 'left'),
      hands: [
        { x: crown.x + 6, y: crown.y - 28 },
        { x: 480, y: 250 },
      ],
      near: true,
      view: [316, 62, 310],
    });
  },
  right: (t) => {
    const dip = 0.45 + 0.05 * swing(t, 4);
    return faceToFace(t, dip, [340, 62, 310], bubbles(t, 490, 232, { n: 8 }));
  },
  game(t) {
    const dip = keyedNumber(cycle(t, 4) * 4, [
      [0.2, 0],
      [1, 1],
      [2.6, 1],
      [3.4, 0],
    ]);
    return faceToFace(t, dip, [150, 50, 560], dip > 0.9 ? bubbles(t, 466, 250, { n: 11 }) : '');
  },
};
