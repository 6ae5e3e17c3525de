// The family of level 3, four floats, and what its lessons share.
import { CORAL, SUN, place, rect } from '../draw.mjs';
import { FAMILIES, limb } from '../figures.mjs';
import { swing } from '../motion.mjs';
import { bubbles } from '../places.mjs';
import { kicking, onFront, walking } from '../poses.mjs';
import { together } from '../scenes.mjs';

/** @typedef {import('../figures.mjs').Pose} Pose */
/** @typedef {import('../places.mjs').View} View */

const family = FAMILIES[3];
export const { child } = family;
export const cast = { ...family, floats: 4 };
/** A hand that scoops under the chest. @param {number} t @param {number} phase */
const scoop = (t, phase) => limb(74 + 54 * swing(t, 1.6, phase), 46 - 24 * swing(t, 1.6, phase + 0.2));
/** @param {number} x @param {number} t @param {Partial<Pose>} [change] */
export const paddling = (x, t, change = {}) =>
  onFront(x, t, {
    y: 238,
    body: -20,
    head: -26,
    arm: scoop(t, 0),
    farArm: scoop(t, 0.5),
    ...kicking(t, 15),
    ...change,
  });
/** The adult alongside, hands at the hips when `hold` is 1. @param {number} t @param {Pose} kid @param {number} hold @param {View} view @param {{ over?: string, edge?: 'left', otter?: number }} [more] */
export function atTheHips(t, kid, hold, view, more = {}) {
  const back = Math.cos((kid.roll * Math.PI) / 180) < 0;
  const ahead = back ? -1 : 1;
  return together(t, cast, {
    kid,
    adult: walking(kid.x - 26 * ahead, back ? 'left' : 'right', t, { head: 22 }),
    hands: [
      { x: kid.x + ahead * (8 + 40 * (1 - hold)), y: kid.y + 14 - 50 * (1 - hold) },
      { x: kid.x + ahead * (26 + 40 * (1 - hold)), y: kid.y - 6 - 34 * (1 - hold) },
    ],
    near: hold > 0.5,
    lying: true,
    otter: 640,
    view,
    front: bubbles(t, kid.x - 80 * ahead, 268, { n: 4 }),
    ...more,
  });
}
/** A swimming board from above. */
export const boardAbove = (/** @type {number} */ x, /** @type {number} */ y) =>
  place(rect(-46, -31, 92, 62, CORAL, 22) + rect(-30, -19, 60, 8, SUN, 4) + rect(-30, 11, 60, 8, SUN, 4), x, y);
