// Poses that many lessons begin from. Children look right when upright; on the back the head is at the left, on the front at the right.
import { STAND, joints, limb, pose, reachFor, standing, wade, CHILD } from './figures.mjs';
import { swing } from './motion.mjs';

/** @typedef {Partial<import('./figures.mjs').Pose>} Change */

/** Standing with the water at the chest. @param {number} x @param {Change} [change] @param {number} [floor] */
export const upright = (x, change = {}, floor = STAND) =>
  wade(pose({ x, y: floor - 84, arm: limb(120, 20), farArm: limb(112, 20), leg: limb(5, 4), ...change }), floor);

/** @param {number} x @param {number} t @param {Change} [change] */
export const onBack = (x, t, change = {}) =>
  pose({
    x,
    y: 206 + 2 * swing(t, 4),
    body: 181,
    head: -4,
    arm: limb(-150 + 3 * swing(t, 4), -10),
    farArm: limb(-162, -8),
    leg: limb(2, 5),
    farLeg: limb(-4, 4),
    foot: 0.3,
    ...change,
  });

/** Stretched out, the face in the water. @param {number} x @param {number} t @param {Change} [change] */
export const onFront = (x, t, change = {}) =>
  pose({
    x,
    y: 216 + 2 * swing(t, 4),
    body: 1,
    head: 10,
    arm: limb(-3, 0),
    farArm: limb(5, 0),
    leg: limb(0, 2),
    farLeg: limb(-5, 2),
    foot: 0,
    ...change,
  });

/** Small quick kicks. @param {number} t @param {number} [size] */
export function kicking(t, size = 12) {
  const kick = size * swing(t, 0.8);
  return { leg: limb(-3 + kick, 7 - 0.5 * kick), farLeg: limb(-3 - kick, 7 + 0.5 * kick), foot: 0 };
}

/** Lying, seen from above: `up` shows the tummy. @param {number} x @param {number} y @param {'up' | 'down'} side @param {Change} [change] */
export const flat = (x, y, side, change = {}) =>
  pose({
    x,
    y,
    body: 0,
    roll: side === 'up' ? 90 : 269.9,
    arm: limb(6, 0),
    farArm: limb(-6, 0),
    leg: limb(5, 0),
    farLeg: limb(-5, 0),
    foot: 0,
    ...change,
  });

/** Kicking, from above: feet pass each other. @param {number} t */
export const kicksAbove = (t) => ({ leg: limb(5 + 3 * swing(t, 0.8), 0), farLeg: limb(-5 + 3 * swing(t, 0.8), 0) });

/** An adult at the child's height who looks left or right. @param {number} x @param {'left' | 'right'} to @param {Change} [change] @param {number} [floor] */
export const crouching = (x, to, change = {}, floor = STAND) =>
  standing(x, { roll: to === 'left' ? 180 : 0, body: to === 'left' ? -93 : -87, head: 16, ...change }, floor);

/** An adult who walks along. @param {number} x @param {'left' | 'right'} to @param {number} t @param {Change} [change] */
export const walking = (x, to, t, change = {}) =>
  crouching(x, to, { leg: limb(14 * swing(t, 2)), farLeg: limb(-14 * swing(t, 2)), ...change });

/** Both arms of a child towards a point. @param {import('./figures.mjs').Pose} kid @param {import('./draw.mjs').Point} to @param {number} [apart] */
export const withHands = (kid, { x, y }, apart = 8) => ({
  ...kid,
  arm: reachFor(kid, CHILD, { x, y }),
  farArm: reachFor(kid, CHILD, { x, y: y - apart }),
});

/** A child's joints. @param {import('./figures.mjs').Pose} kid */
export const bodyOf = (kid) => joints(kid, CHILD);
