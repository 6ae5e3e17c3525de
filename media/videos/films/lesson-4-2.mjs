// Lesson 4-2: front crawl.
import { limb } from '../figures.mjs';
import { level4 } from '../lessons/level-4.mjs';
import { swing } from '../motion.mjs';
import { flat, kicking, kicksAbove, onFront } from '../poses.mjs';
import { besideAbove, breathOut, cast, crawl, swimBeside, turns } from './level-4.mjs';

/** @typedef {import('../scenes.mjs').LessonFilm} LessonFilm */

/** @type {LessonFilm} */
export const frontCrawl = {
  cast,
  side: level4.frontCrawl,
  focus: 330,
  icon: 'apple',
  stop: ['cough', 'tired'],
  lens: () => ({ x: 422, y: 240 }),
  hold: (t) =>
    swimBeside(t, onFront(390, t, { ...kicking(t, 5), head: 14 }), 1, [180, 62, 500], { front: breathOut(390, t) }),
  above: (t) => besideAbove(t, flat(300 + 14 * t, 222, 'down', { ...turns(t), ...kicksAbove(t) }), [160, 88, 520]),
  // The head comes up, the legs sink.
  wrong: (t) =>
    swimBeside(
      t,
      onFront(404, t, {
        y: 240,
        body: -30,
        head: -36,
        ...crawl(t),
        leg: limb(14 + 16 * swing(t, 1), 24),
        farLeg: limb(14 - 16 * swing(t, 1), 24),
      }),
      0,
      [270, 62, 320],
    ),
  right: (t) =>
    swimBeside(t, onFront(392, t, { ...crawl(t), ...kicking(t), head: 14 }), 0, [258, 62, 330], {
      front: breathOut(392, t),
    }),
  game(t) {
    const kid = onFront(250 + 14 * t, t, { ...crawl(t), ...kicking(t), head: 14 });
    return swimBeside(t, kid, 0, [130, 50, 580], { front: breathOut(250 + 14 * t, t) });
  },
};
