// Lying on the water, and gliding.
import {
  ADULT,
  CHILD,
  FAMILIES,
  FLOOR,
  drawAdult,
  drawChild,
  joints,
  limb,
  pose,
  reachFor,
  standing,
} from '../figures.mjs';
import { drawAdultFromAbove } from '../from-above.mjs';
import { ease, keyed, keyedNumber, swing } from '../motion.mjs';
import { DECK, EDGE, SURFACE, bubbles, pool, poolFromAbove, rings, ripple, splash } from '../places.mjs';

const { child, adult } = FAMILIES[2];
const FLOATS = 6;

/** From above: arms and legs wide, a hand under the back, then none. */
const starOnBack = {
  seconds: 9,
  poster: 6,
  /** @param {number} t */
  draw(t) {
    const wide = keyedNumber(t, [
      [0.4, 0],
      [2.4, 1],
    ]);
    const free = keyedNumber(t, [
      [3.6, 0],
      [5, 1],
      [7.4, 1],
      [8.6, 0],
    ]);
    const breath = 2 * swing(t, 4.5);
    const kid = pose({
      x: 470,
      y: 250,
      body: -90 + 2.5 * swing(t, 9),
      roll: 90,
      arm: limb(150 - (96 - breath) * wide, 8 * (1 - wide)),
      farArm: limb(-150 + (96 - breath) * wide, -8 * (1 - wide)),
      leg: limb(6 + 26 * wide + breath * 0.4, 0),
      farLeg: limb(-6 - 26 * wide - breath * 0.4, 0),
      foot: 0,
    });
    const hand = { x: 448 - 54 * free, y: 222 };
    const parent = { x: 334 - 10 * free, y: 226 };
    return poolFromAbove(t, {
      view: [190, 60, 520],
      under: drawAdultFromAbove(parent, 0, [hand, { x: 440 - 48 * free, y: 252 }], adult),
      figures: rings(t, 470, 216, 104) + drawAdultFromAbove(parent, 0, [], adult) + drawChild(kid, child, FLOATS),
    });
  },
};

/** Face in, looking at the bottom; up to breathe, and down again. */
const starOnFront = {
  seconds: 9.6,
  poster: 4,
  /** @param {number} t */
  draw(t) {
    const up = keyedNumber(t, [
      [0.2, 1],
      [1.2, 0],
      [5, 0],
      [5.8, 1],
      [6.6, 1],
      [7.4, 0],
      [9.6, 0],
    ]);
    const bob = 2 * swing(t, 4.8);
    const kid = pose({
      x: 400,
      y: 216 + bob + 10 * up,
      body: 2 - 12 * up,
      head: 8 - 52 * up,
      arm: limb(-6 + 36 * up + 3 * swing(t, 4), 0),
      farArm: limb(14 + 26 * up, 0),
      leg: limb(4 + 10 * up, 6),
      farLeg: limb(-10 + 8 * up, 4),
      foot: 0.1,
    });
    const parent = standing(622, { roll: 180, body: -94, head: 16 });
    parent.arm = reachFor(parent, ADULT, { x: 520 + 22 * (1 - up), y: 232 });
    parent.farArm = reachFor(parent, ADULT, { x: 524 + 22 * (1 - up), y: 222 });
    const { crown } = joints(kid, CHILD);
    return pool(t, {
      view: [200, 66, 560],
      otter: 300,
      figures: drawAdult(parent, adult) + drawChild(kid, child, FLOATS),
      front:
        bubbles(t, crown.x + 12, crown.y + 46, { from: 1.3, to: 4.8, n: 7 }) +
        bubbles(t, crown.x + 12, crown.y + 46, { from: 7.6, to: 9.6, n: 7 }),
      over: ripple(t, 400, 96) + ripple(t, 620, 40),
    });
  },
};

/** From above: round and round like a log, arms long. */
const rolling = {
  seconds: 9,
  poster: 3.1,
  /** @param {number} t */
  draw(t) {
    const roll = keyedNumber(t, [
      [0.8, 270],
      [3, 450],
      [4.6, 450],
      [6.8, 630],
      [9, 630],
    ]);
    const turning = Math.abs(Math.cos((roll * Math.PI) / 180));
    const kid = pose({
      x: 392,
      y: 236 + 2 * swing(t, 4.5),
      body: 1.5 * swing(t, 4.5),
      // Limbs keep to their side of the picture, whichever side of the body is visible.
      roll,
      head: 0,
      arm: limb(10 - 6 * turning, 0),
      farArm: limb(-10 + 6 * turning, 0),
      leg: limb(8 - 6 * turning + 3 * swing(t, 1), 0),
      farLeg: limb(-8 + 6 * turning + 3 * swing(t, 1), 0),
      foot: 0,
    });
    const help = keyedNumber(t, [
      [0, 1],
      [1.6, 1],
      [2.6, 0],
      [4.4, 0],
      [5.4, 1],
      [6.6, 0],
      [9, 0],
    ]);
    const parent = { x: 410, y: 354 };
    const hands = [
      { x: 384, y: 298 - 40 * help },
      { x: 424, y: 296 - 40 * help },
    ];
    return poolFromAbove(t, {
      view: [170, 90, 540],
      under: drawAdultFromAbove(parent, -90, hands, adult),
      figures:
        rings(t, 430, 238, 120 + 10 * turning) +
        drawChild(kid, child, FLOATS) +
        drawAdultFromAbove(parent, -90, help > 0.2 ? hands : [], adult),
    });
  },
};

/** Feet against the wall, push, and long like a rocket until the parent's hands. */
const gliding = {
  seconds: 8.4,
  poster: 3.4,
  /** @param {number} t */
  draw(t) {
    const ready = pose({
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
    const long = pose({
      x: 214,
      y: 220,
      body: 1,
      head: 12,
      arm: limb(-3, 0),
      farArm: limb(4, 0),
      leg: limb(0, 0),
      farLeg: limb(-5, 0),
      foot: 0,
    });
    const there = pose({
      x: 424,
      y: 216,
      body: 0,
      head: 6,
      arm: limb(-2, 0),
      farArm: limb(5, 0),
      leg: limb(0, 2),
      farLeg: limb(-6, 2),
      foot: 0,
    });
    const caught = pose({
      x: 446,
      y: 250,
      body: -44,
      head: -8,
      arm: limb(36, 0),
      farArm: limb(42, 0),
      leg: limb(-16, 8),
      farLeg: limb(-4, 12),
      foot: 0.3,
    });
    const kid = keyed(t, [
      [1.6, ready],
      [2.3, long],
      [5.4, there],
      [6, there],
      [7, caught],
      [8.4, caught],
    ]);
    // A push starts fast and slows down: most of the way is covered at first.
    if (t > 2.3 && t < 5.4) kid.x = 214 + 210 * (1 - (1 - (t - 2.3) / 3.1) ** 2);
    // Walks alongside, hands ready, and takes hold of the child at the end.
    const hold = ease((t - 5.8) / 0.8);
    const step = t > 2.2 && t < 5.6 ? 14 * swing(t, 1.6) : 0;
    const parent = standing(kid.x + 6, { body: -88, head: 20, leg: limb(step), farLeg: limb(-step) });
    parent.arm = reachFor(parent, ADULT, { x: kid.x + 66, y: 200 + 40 * hold });
    parent.farArm = reachFor(parent, ADULT, { x: kid.x + 88, y: 196 + 30 * hold });
    const { crown } = joints(kid, CHILD);
    return pool(t, {
      view: [40, 66, 600],
      edge: 'left',
      otter: 560,
      figures: drawAdult(parent, adult) + drawChild(kid, child, FLOATS),
      front:
        bubbles(t, crown.x - 4, crown.y + 44, { from: 2.4, to: 5.2, n: 6 }) +
        bubbles(t, 112, 262, { from: 1.9, to: 2.5, n: 9 }),
      over: ripple(t, kid.x + 20, 70),
    });
  },
};

/** From the edge to the parent: up again, turn, and back to the edge. */
const jumping = {
  seconds: 10,
  poster: 2.15,
  /** @param {number} t */
  draw(t) {
    const deck = DECK - 82;
    const stand = pose({
      x: 62,
      y: deck,
      arm: limb(150, 20),
      farArm: limb(140, 20),
      leg: limb(4, 6),
      farLeg: limb(0, 4),
    });
    const crouch = pose({
      x: 66,
      y: deck + 24,
      body: -66,
      arm: limb(190, 10),
      farArm: limb(200, 10),
      leg: limb(84, 112),
      farLeg: limb(78, 106),
    });
    const fly = pose({
      x: 170,
      y: 120,
      body: -80,
      arm: limb(58, 0),
      farArm: limb(66, 0),
      leg: limb(26, 30),
      farLeg: limb(8, 40),
      foot: 0.3,
    });
    const under = pose({
      x: 226,
      y: 308,
      body: -88,
      head: 4,
      arm: limb(34, 0),
      farArm: limb(40, 0),
      leg: limb(16, 30),
      farLeg: limb(4, 34),
      foot: 0.2,
    });
    const upAgain = pose({
      x: 236,
      y: 272,
      body: -80,
      arm: limb(90, 20),
      farArm: limb(84, 20),
      leg: limb(10, 18),
      farLeg: limb(-6, 14),
      foot: 0.3,
    });
    const turned = pose({ ...upAgain, roll: 180, body: -112 });
    const back = pose({ ...turned, x: 152, y: 270, body: -98, arm: limb(56, 0), farArm: limb(50, 0) });
    const kid = keyed(t, [
      [0, stand],
      [0.8, stand],
      [1.5, crouch],
      [2.2, fly],
      [2.9, under],
      [4, upAgain],
      [5, upAgain],
      [6, turned],
      [8.2, back],
      [10, back],
    ]);
    if (t > 1.5 && t < 2.9) {
      // Thrown, so it follows a parabola.
      const at = (t - 1.5) / 1.4;
      kid.x = 66 + 160 * at;
      kid.y = deck + 24 - 150 * at + 340 * at * at;
    }
    if (t > 5.6 && t < 8.4) {
      const kick = 24 * swing(t, 0.8) * (1 - ease((t - 7.6) / 0.8));
      kid.leg = limb(10 + kick, 18);
      kid.farLeg = limb(10 - kick, 18);
      kid.arm = limb(70 + kick, 10);
      kid.farArm = limb(70 - kick, 10);
    }
    if (t > 7.8) {
      const hold = ease((t - 7.8) / 0.7);
      const goal = reachFor(kid, CHILD, { x: EDGE + 10, y: DECK + 8 });
      kid.arm = {
        at: kid.arm.at + (goal.at - kid.arm.at) * hold,
        bend: kid.arm.bend + (goal.bend - kid.arm.bend) * hold,
      };
    }
    const near = keyedNumber(t, [
      [0, 306],
      [1.5, 306],
      [2.6, 330],
      [5.6, 330],
      [8.4, 262],
    ]);
    const parent = standing(near, { roll: 180, body: -92, head: t < 2.2 ? -4 : 14 }, FLOOR);
    const hands =
      t < 1.5 ? { x: near - 100, y: 176 + 4 * swing(t, 1) } : { x: Math.max(near - 99, kid.x + 30), y: 236 };
    parent.arm = reachFor(parent, ADULT, hands);
    parent.farArm = reachFor(parent, ADULT, { x: hands.x + 4, y: hands.y + 12 });
    return pool(t, {
      view: [-8, -58, 700],
      floor: FLOOR,
      edge: 'left',
      otter: 520,
      figures: drawAdult(parent, adult) + drawChild(kid, child, FLOATS),
      front: bubbles(t, 226, 300, { from: 2.6, to: 3.4, n: 14 }),
      over:
        splash(t, 218, SURFACE, { at: 2.35, n: 15, force: 1.25 }) +
        (t > 2.5 ? ripple(t, kid.x, 46) : '') +
        ripple(t, near, 42),
    });
  },
};

export const level2 = { starOnBack, starOnFront, rolling, gliding, jumping };
