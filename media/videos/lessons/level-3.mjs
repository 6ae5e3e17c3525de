// Moving by oneself: legs first, then hands.
import { CORAL, SUN, path, place, rect } from '../draw.mjs';
import { ADULT, CHILD, FAMILIES, drawAdult, drawChild, joints, limb, pose, reachFor, standing } from '../figures.mjs';
import { cycle, ease, keyedNumber, swing } from '../motion.mjs';
import { DECK, EDGE, SURFACE, bubbles, pool, ripple, splash } from '../places.mjs';

const { child, adult } = FAMILIES[3];
const FLOATS = 4;

/** Continuous small splashes where the feet beat the water. @param {number} t @param {(t: number) => number} x of the feet @param {{ from?: number, to?: number, beat?: number }} [when] */
export function feetSplash(t, x, { from = 0, to = 1e9, beat = 0.35 } = {}) {
  let drawn = '';
  for (let n = Math.floor((t - 1) / beat); n * beat <= t; n += 1) {
    const at = n * beat;
    if (at >= from && at <= to) drawn += splash(t, x(at) + ((n * 7) % 11) - 5, SURFACE, { at, n: 4, force: 0.5 });
  }
  return drawn;
}

export const board = (/** @type {number} */ x, /** @type {number} */ y, turn = 0) =>
  place(path('M-34 -7H26Q42 -7 42 0T26 7H-34Q-40 7 -40 0T-34 -7Z', CORAL) + rect(-30, -2, 60, 4, SUN, 2), x, y, {
    turn,
  });

/** Sitting on the edge: long legs, small splashes; slow, then quick. */
const onTheEdge = {
  seconds: 8.4,
  poster: 5.3,
  /** @param {number} t */
  draw(t) {
    const quick = t > 4 ? 1 : 0;
    const phase = t < 4 ? t / 1.6 : 4 / 1.6 + (t - 4) / 0.7;
    const kick = 15 * swing(phase, 1) * ease(t / 0.8);
    const kid = pose({
      x: EDGE - 10,
      y: DECK - 16,
      body: -104 + 2 * swing(t, 4),
      head: 12,
      arm: limb(204, -16),
      farArm: limb(196, -16),
      leg: limb(58 + kick, 12 - 0.5 * kick),
      farLeg: limb(58 - kick, 12 + 0.5 * kick),
      foot: 0.1,
    });
    const parent = standing(276, { roll: 180, body: -92, head: 10 });
    parent.arm = reachFor(parent, ADULT, { x: 186, y: 222 + 6 * swing(phase, 1) });
    parent.farArm = reachFor(parent, ADULT, { x: 192, y: 232 - 6 * swing(phase, 1) });
    const feet = () => 158;
    return pool(t, {
      view: [-6, 10, 560],
      edge: 'left',
      otter: 500,
      calm: 1 + quick,
      figures: drawAdult(parent, adult) + drawChild(kid, child, FLOATS),
      over:
        feetSplash(t, feet, { from: 0.8, to: 4, beat: 0.8 }) +
        feetSplash(t, feet, { from: 4, beat: 0.35 }) +
        ripple(t, 160, 44) +
        ripple(t, 272, 42),
    });
  },
};

/** On the front with a board: the legs do the work, the parent walks beside. */
const withBoard = {
  seconds: 9,
  poster: 4.6,
  /** @param {number} t */
  draw(t) {
    const x = (/** @type {number} */ at) => 206 + 26 * at;
    const kick = 15 * swing(t, 0.6);
    const kid = pose({
      x: x(t),
      y: 220 + 1.5 * swing(t, 3),
      body: -6,
      head: -34,
      arm: limb(2, 4),
      farArm: limb(8, 4),
      leg: limb(-4 + kick, 8 - 0.6 * kick),
      farLeg: limb(-4 - kick, 8 + 0.6 * kick),
      foot: 0,
    });
    const { hand } = joints(kid, CHILD).arm;
    const parent = standing(x(t) + 240, {
      roll: 180,
      body: -94,
      head: 14,
      leg: limb(12 * swing(t, 1.8), 8),
      farLeg: limb(-12 * swing(t, 1.8), 8),
    });
    parent.arm = reachFor(parent, ADULT, { x: x(t) + 164, y: 222 });
    parent.farArm = reachFor(parent, ADULT, { x: x(t) + 168, y: 216 });
    return pool(t, {
      view: [90, 62, 660],
      otter: 170,
      calm: 1.3,
      figures: drawAdult(parent, adult) + board(hand.x + 12, hand.y + 2, -3) + drawChild(kid, child, FLOATS),
      front: bubbles(t, x(t) - 82, 236, { n: 6 }),
      over: feetSplash(t, (at) => x(at) - 78, { beat: 0.3 }) + ripple(t, x(t) + 10, 84),
    });
  },
};

/** On the back, the board hugged on the tummy, toes that tickle the surface. */
const onTheBack = {
  seconds: 9,
  poster: 4.4,
  /** @param {number} t */
  draw(t) {
    const x = (/** @type {number} */ at) => 560 - 24 * at;
    const kick = 13 * swing(t, 0.6);
    const kid = pose({
      x: x(t),
      y: 212 + 1.5 * swing(t, 3),
      body: 180,
      head: -6,
      arm: limb(150, 44),
      farArm: limb(146, 40),
      leg: limb(-4 + kick, 8 - 0.5 * kick),
      farLeg: limb(-4 - kick, 8 + 0.5 * kick),
      foot: 0.1,
    });
    const parent = standing(x(t) - 172, {
      body: -84,
      head: 22,
      leg: limb(14 * swing(t, 1.8), 10),
      farLeg: limb(-14 * swing(t, 1.8), 10),
    });
    parent.farArm = reachFor(parent, ADULT, { x: x(t) - 92, y: 246 });
    parent.arm = reachFor(parent, ADULT, { x: x(t) - 100, y: 254 });
    return pool(t, {
      view: [110, 66, 620],
      otter: 640,
      calm: 1.3,
      figures:
        drawAdult(parent, adult) +
        drawChild(kid, child, FLOATS) +
        board(x(t) - 26, 184 + 1.5 * swing(t, 3)) +
        drawChild(kid, child, FLOATS, 'before'),
      over: feetSplash(t, (at) => x(at) + 76, { beat: 0.3 }) + ripple(t, x(t), 92) + ripple(t, x(t) - 172, 36),
    });
  },
};

/** Like a puppy: hands that scoop under water, one after the other. */
const paddling = {
  seconds: 9,
  poster: 4.1,
  /** @param {number} t */
  draw(t) {
    const x = 196 + 28 * t;
    /** @param {number} phase */
    const scoop = (phase) => {
      const at = cycle(t + phase * 1.5, 1.5);
      // Forward long, then down and under the chest.
      return at < 0.55
        ? limb(14 + 120 * ease(at / 0.55), 20 + 40 * ease(at / 0.55))
        : limb(
            134 - 120 * ease((at - 0.55) / 0.45),
            60 + 40 * Math.sin((Math.PI * (at - 0.55)) / 0.45) - 40 * ease((at - 0.55) / 0.45),
          );
    };
    const kick = 16 * swing(t, 0.75);
    const kid = pose({
      x,
      y: 238 + 2 * swing(t, 1.5),
      body: -20,
      head: -26 + 3 * swing(t, 1.5),
      arm: scoop(0),
      farArm: scoop(0.5),
      leg: limb(0 + kick, 14 - 0.6 * kick),
      farLeg: limb(0 - kick, 14 + 0.6 * kick),
      foot: 0.1,
    });
    const parent = standing(x + 204, {
      roll: 180,
      body: -94,
      head: 12,
      leg: limb(12 * swing(t, 1.8), 8),
      farLeg: limb(-12 * swing(t, 1.8), 8),
    });
    parent.arm = reachFor(parent, ADULT, { x: x + 128, y: 250 });
    parent.farArm = reachFor(parent, ADULT, { x: x + 132, y: 240 });
    return pool(t, {
      view: [100, 66, 620],
      otter: 200,
      calm: 1.2,
      figures: drawAdult(parent, adult) + drawChild(kid, child, FLOATS),
      front: bubbles(t, x - 78, 268, { n: 5 }),
      over: ripple(t, x + 50, 66) + ripple(t, x + 204, 40),
    });
  },
};

/** Three metres alone: off from the parent, arms and legs, to the edge. */
const alone = {
  seconds: 10,
  poster: 4.2,
  /** @param {number} t */
  draw(t) {
    const gone = keyedNumber(t, [
      [0.8, 0],
      [7.6, 1],
    ]);
    const x = 540 - 360 * gone;
    const swims = ease((t - 0.7) / 0.6) * (1 - ease((t - 7.2) / 0.6));
    const arm = (/** @type {number} */ phase) => {
      const at = cycle(t + phase * 1.4, 1.4);
      return at < 0.5 ? 10 + 120 * ease(at / 0.5) : 130 - 120 * ease((at - 0.5) / 0.5);
    };
    const kick = 16 * swing(t, 0.7) * swims;
    const kid = pose({
      x,
      y: 240 + 20 * (1 - swims) + 2 * swing(t, 1.4),
      body: 180 + 18 + 58 * (1 - swims),
      roll: 180,
      head: -22 + 12 * (1 - swims),
      arm: limb(arm(0) * swims + 70 * (1 - swims), 30 * swims),
      farArm: limb(arm(0.5) * swims + 64 * (1 - swims), 30 * swims),
      leg: limb(4 + kick, 12 - 0.6 * kick),
      farLeg: limb(4 - kick, 12 + 0.6 * kick),
      foot: 0.1,
    });
    if (t > 7.4) {
      const goal = reachFor(kid, CHILD, { x: EDGE + 10, y: DECK + 10 });
      const hold = ease((t - 7.4) / 0.6);
      kid.arm = {
        at: kid.arm.at + (goal.at - kid.arm.at) * hold,
        bend: kid.arm.bend + (goal.bend - kid.arm.bend) * hold,
      };
    }
    // Alongside, on the far side of the child.
    const step = 14 * swing(t, 1.8) * ease((t - 0.8) / 0.6) * (1 - ease((t - 7.4) / 0.6));
    const parent = standing(x + 58 + 26 * (1 - swims), {
      roll: 180,
      body: -90,
      head: 14,
      leg: limb(step),
      farLeg: limb(-step),
    });
    const hands = { x: x + 2, y: 206 + 36 * (1 - swims) };
    const cheer = t > 8.4 ? ease((t - 8.4) / 0.4) : 0;
    parent.arm = reachFor(parent, ADULT, {
      x: hands.x + 30 * cheer,
      y: hands.y - 150 * cheer + 10 * cheer * swing(t, 0.6),
    });
    parent.farArm = reachFor(parent, ADULT, { x: hands.x + 4, y: hands.y - 8 });
    return pool(t, {
      view: [50, 60, 640],
      edge: 'left',
      calm: 1.2,
      figures: drawAdult(parent, adult) + drawChild(kid, child, FLOATS),
      front: swims > 0.5 ? bubbles(t, x + 80, 268, { n: 5 }) : '',
      over: ripple(t, x - 40 * swims, 60) + ripple(t, parent.x, 42),
    });
  },
};

export const level3 = { onTheEdge, withBoard, onTheBack, paddling, alone };
