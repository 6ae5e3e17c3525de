// The family of level 4, two floats and none, and what its lessons share.
import { FAMILIES, limb } from '../figures.mjs';
import { cycle, swing } from '../motion.mjs';
import { bubbles } from '../places.mjs';
import { walking } from '../poses.mjs';
import { lyingFromAbove, together } from '../scenes.mjs';

/** @typedef {import('../figures.mjs').Pose} Pose */
/** @typedef {import('../draw.mjs').Point} Point */
/** @typedef {import('../places.mjs').View} View */

const { child, adult } = FAMILIES[4];
export const cast = { child, adult, floats: 2 };
export const empty = { child, adult, floats: 0 };
/** One arm past the ear, the other along the body, in turn; from above. @param {number} t */
export const turns = (t) => ({ arm: limb(90 + 82 * swing(t, 2.8), 0), farArm: limb(-90 + 82 * swing(t, 2.8), 0) });
/** One arm after the other, from the side. @param {number} t @param {number} [period] */
export const mill = (t, period = 2.8) => ({
  arm: limb(180 - 360 * cycle(t, period), 0),
  farArm: limb(-360 * cycle(t, period), 0),
});
/** Adult on the far side of a swimming child; a hand under the tummy when `help` is 1. @param {number} t @param {Pose} kid @param {number} help @param {View} view @param {{ front?: string, over?: string, props?: string, otter?: number }} [more] @param {import('../scenes.mjs').Cast} [who] */
export const swimBeside = (t, kid, help, view, more = {}, who = cast) =>
  together(t, who, {
    kid,
    adult: walking(kid.x - 4, 'right', t, { head: 22 }),
    hands: [
      { x: kid.x + 40 - 8 * help + 26 * (1 - help), y: 200 + 44 * help },
      { x: kid.x + 78 - 20 * help, y: 196 + 40 * help },
    ],
    lying: true,
    otter: 660,
    view,
    ...more,
  });
export const breathOut = (/** @type {number} */ x, /** @type {number} */ t) => bubbles(t, x + 112, 260, { n: 6 });
/** Crawl arms in turn, from the side. @param {number} t @param {number} [period] */
export function crawl(t, period = 2.2) {
  /** @param {number} phase */
  const arm = (phase) => {
    const at = cycle(t / period + phase, 1);
    const inAir = at > 0.55 ? Math.sin((Math.PI * (at - 0.55)) / 0.45) : 0;
    const pulling = at < 0.5 ? Math.sin((Math.PI * at) / 0.5) : 0;
    return limb(360 * at, 26 * pulling + 64 * inAir);
  };
  return { arm: arm(0), farArm: arm(0.5) };
}
/** From above, the adult at the lower side. @param {number} t @param {Pose} kid @param {View} view @param {{ props?: string, under?: boolean, hands?: Point[] }} [more] @param {import('../scenes.mjs').Cast} [who] */
export const besideAbove = (t, kid, view, more = {}, who = cast) =>
  lyingFromAbove(t, who, {
    kid,
    adult: { x: kid.x + 22, y: 336, turn: -90 },
    hands: [
      { x: kid.x, y: 268 },
      { x: kid.x + 46, y: 268 },
    ],
    view,
    ...more,
  });
