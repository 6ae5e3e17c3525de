// Getting to know the water.
import { CORAL, circle, f, line, path, place } from '../draw.mjs';
import {
  ADULT,
  CHILD,
  FAMILIES,
  drawAdult,
  drawChild,
  joints,
  limb,
  pose,
  reachFor,
  standing,
  wade,
} from '../figures.mjs';
import { cycle, ease, keyedNumber, swing } from '../motion.mjs';
import { SHALLOW, SURFACE, bathroom, bubbles, pool, ripple, splash } from '../places.mjs';

const { child, adult } = FAMILIES[1];
const FLOATS = 8;
/** In the bath without the suit. */
const bather = { ...child, suit: { main: CORAL, dark: CORAL, pocket: CORAL } };

/** Water from a cup, over the shoulders, then the hair; then bubbles. */
const bath = {
  seconds: 10,
  poster: 6,
  /** @param {number} t */
  draw(t) {
    const pour = keyedNumber(t, [
      [0.6, 0],
      [1.5, 1],
      [2.9, 1],
      [3.5, 0],
      [4.4, 0],
      [5.2, 1],
      [7, 1],
      [7.6, 0],
    ]);
    const high = keyedNumber(t, [
      [3.3, 0],
      [4.4, 1],
      [7.6, 1],
      [8.4, 0.2],
    ]);
    const blow = t > 7.6 ? ease((t - 7.6) / 0.7) * (1 - ease((t - 9.4) / 0.6)) : 0;
    const kid = pose({
      x: 372,
      y: 322,
      body: -94 + 2 * swing(t, 5) + 14 * blow,
      head: 6 + 8 * pour * high + 24 * blow,
      arm: limb(150 + 8 * swing(t, 1.25), 66),
      farArm: limb(134 + 8 * swing(t, 1.25, 0.3), 70),
      leg: limb(86, 20),
      farLeg: limb(80, 14),
      foot: 0.9,
    });
    const { crown } = joints(kid, CHILD);
    const hand = { x: 424 - 8 * high, y: 226 - 54 * high };
    const parent = pose({
      x: 520,
      y: 330,
      body: -112 - 3 * high,
      roll: 180,
      head: 12,
      leg: limb(16, 86),
      farLeg: limb(24, 96),
    });
    parent.arm = reachFor(parent, ADULT, hand);
    parent.farArm = reachFor(parent, ADULT, { x: 446, y: 296 });
    const cup = place(path('M-15 -17H15L11 15H-11Z', CORAL), hand.x - 8, hand.y - 6, { turn: -12 - 82 * pour });
    let water = '';
    if (pour > 0.7)
      for (let n = 0; n < 9; n += 1) {
        const at = cycle(t + n * 0.12, 0.5);
        water += line(`M${f(hand.x - 26 - (n % 3) * 8 - at * 3)} ${f(hand.y + 4 + at * 50)}v9`, '#6fbfcd', 4, {
          opacity: 1 - at * 0.6,
        });
      }
    const foam = Array.from({ length: 6 }, (_, n) =>
      circle(
        crown.x + 26 + n * 8 + 2 * swing(t, 0.7, n * 0.2),
        275 - ((n * 5) % 9) - 3 * swing(t, 0.9, n * 0.4),
        4 + (n % 3),
        'none',
        {
          stroke: '#fff',
          strokeWidth: 2.4,
          opacity: blow > 0.6 ? 1 : 0,
        },
      ),
    ).join('');
    return bathroom(t, {
      view: [130, 96, 590],
      figures: drawChild(kid, bather, null),
      front: foam,
      before: drawAdult(parent, adult, 'behind') + water + cup + drawAdult(parent, adult, 'before'),
    });
  },
};

/** Hand in hand: long steps like a stork, then hops like a frog. */
const shallows = {
  seconds: 9.6,
  poster: 2,
  /** @param {number} t */
  draw(t) {
    const x = 150 + 36 * t;
    const hopping = ease((t - 4.6) / 0.5);
    const beat = cycle(t - 5, 1.5);
    const hop = hopping > 0.9 && beat > 0.35 ? Math.sin((Math.PI * (beat - 0.35)) / 0.65) : 0;
    const crouch = hopping * (beat < 0.35 ? Math.sin((Math.PI * beat) / 0.35) : 0);
    const walk = 1 - hopping;
    const up = Math.max(0, swing(t, 1.6)) * walk;
    const other = Math.max(0, -swing(t, 1.6)) * walk;
    const kid = pose({
      x: x + 92,
      y: SHALLOW - 84 - hop * 40 + crouch * 20,
      body: -88 + 10 * crouch,
      arm: limb(112 + 40 * hop, 10),
      leg: limb(4 + up * 74 + crouch * 66 - 10 * hop, 4 + up * 92 + crouch * 96),
      farLeg: limb(4 + other * 74 + crouch * 60 - 16 * hop, 4 + other * 92 + crouch * 92),
      foot: 1 - 0.6 * hop,
    });
    const parent = pose({
      x,
      y: SHALLOW - 140,
      body: -88,
      head: 12,
      leg: limb(14 * swing(t, 1.6), 6 + 16 * Math.max(0, swing(t, 1.6, 0.25))),
      farLeg: limb(-14 * swing(t, 1.6), 6 + 16 * Math.max(0, -swing(t, 1.6, 0.25))),
      arm: limb(176 + 12 * swing(t, 1.6), 10),
    });
    const held = { x: x + 50, y: joints(kid, CHILD).shoulders.y + 26 };
    kid.farArm = reachFor(kid, CHILD, held);
    parent.farArm = reachFor(parent, ADULT, held);
    return pool(t, {
      view: [90, -30, 620],
      floor: SHALLOW,
      otter: 640,
      figures: drawAdult(parent, adult) + drawChild(kid, child, FLOATS),
      over:
        ripple(t, x + 92, 40) +
        ripple(t, x, 44) +
        [6.5, 8].map((at) => splash(t, 150 + 36 * at + 92, SURFACE, { at, force: 0.9 })).join('') +
        [0.8, 1.6, 2.4, 3.2, 4].map((at) => splash(t, 150 + 36 * at + 112, SURFACE, { at, n: 4, force: 0.5 })).join(''),
    });
  },
};

/** On the back, head on the parent's shoulder; then the hands let go for a moment. */
const floating = {
  seconds: 10,
  poster: 6.6,
  /** @param {number} t */
  draw(t) {
    const free = keyedNumber(t, [
      [3.6, 0],
      [5.2, 1],
      [7.6, 1],
      [9.2, 0],
    ]);
    const bob = 2 * swing(t, 5);
    const kid = pose({
      x: 474 + 10 * free,
      y: 205 + bob,
      body: 181 + 1.5 * swing(t, 5, 0.2),
      roll: 0,
      head: -4,
      arm: limb(-152 + 24 * free + 3 * swing(t, 5), -10),
      farArm: limb(-164 + 14 * free, -8),
      leg: limb(2 + 3 * swing(t, 2.5), 5),
      farLeg: limb(-4 - 3 * swing(t, 2.5), 4),
      foot: 0.3,
    });
    const parent = standing(300, { body: -82, head: 30, leg: limb(6, 6), farLeg: limb(-8, 2) });
    parent.arm = reachFor(parent, ADULT, { x: 418 - 14 * free, y: 230 + bob + 34 * free });
    parent.farArm = reachFor(parent, ADULT, { x: 400 - 10 * free, y: 232 + bob + 26 * free });
    return pool(t, {
      view: [150, 66, 560],
      otter: 640,
      figures: drawAdult(parent, adult, 'behind') + drawAdult(parent, adult, 'before') + drawChild(kid, child, FLOATS),
      over: ripple(t, 462, 110) + ripple(t, 312, 34),
    });
  },
};

/** Chin, then mouth, then the whole face: and blow. */
const blowing = {
  seconds: 9.6,
  poster: 6.2,
  /** @param {number} t */
  draw(t) {
    const dip = keyedNumber(t, [
      [0.6, 0],
      [1.3, 0.45],
      [2.6, 0.45],
      [3.2, 0],
      [3.8, 0],
      [4.6, 1],
      [6.9, 1],
      [7.7, 0],
      [9.6, 0],
    ]);
    const kid = wade(
      pose({
        x: 424 - 8 * dip,
        y: 286 + 8 * dip,
        body: -80 + 32 * dip,
        head: 4 + 40 * dip,
        leg: limb(8 - 14 * dip, 16 + 10 * dip),
        farLeg: limb(-6 - 14 * dip, 12),
        foot: 0.8,
      }),
    );
    const parent = standing(578, {
      roll: 180,
      body: -94 - 3 * dip,
      head: 14 + 8 * dip,
      leg: limb(4, 4),
      farLeg: limb(-10, 2),
    });
    const hands = { x: 506, y: 236 };
    kid.arm = reachFor(kid, CHILD, { x: hands.x - 4, y: hands.y + 2 });
    kid.farArm = reachFor(kid, CHILD, { x: hands.x - 2, y: hands.y - 6 });
    parent.arm = reachFor(parent, ADULT, hands);
    parent.farArm = reachFor(parent, ADULT, { x: hands.x, y: hands.y - 8 });
    const { crown } = joints(kid, CHILD);
    const mouth = { x: crown.x + 22, y: crown.y + 22 };
    return pool(t, {
      view: [190, 66, 560],
      otter: 290,
      figures: drawAdult(parent, adult) + drawChild(kid, child, FLOATS),
      front:
        bubbles(t, mouth.x + 4, mouth.y + 14, { from: 1.3, to: 2.5, n: 10 }) +
        bubbles(t, mouth.x + 2, mouth.y + 10, { from: 4.7, to: 6.8, n: 12 }),
      over: ripple(t, crown.x, 42) + ripple(t, 572, 40),
    });
  },
};

/** Away from the edge to the parent, turn round, back, and take hold. */
const edge = {
  seconds: 10,
  poster: 8.4,
  /** @param {number} t */
  draw(t) {
    const roll = keyedNumber(t, [
      [2.6, 0],
      [4, 180],
    ]);
    const gone = keyedNumber(t, [
      [0.6, 0],
      [2.8, 1],
      [3.8, 1],
      [6.8, 0],
    ]);
    const hold = keyedNumber(t, [
      [6, 0],
      [7, 1],
    ]);
    const paddling = (1 - hold) * ease((t - 0.5) / 0.6);
    const x = 164 + 96 * gone;
    const kid = pose({
      x,
      y: 262,
      body: -90 + (roll > 90 ? -1 : 1) * 26 * paddling * Math.abs(Math.cos((roll * Math.PI) / 180)),
      roll,
      head: -6,
      arm: limb(88 + 30 * swing(t, 1.1) * paddling, 26),
      farArm: limb(88 - 30 * swing(t, 1.1) * paddling, 26),
      leg: limb(8 + 26 * swing(t, 0.9) * paddling, 18),
      farLeg: limb(8 - 26 * swing(t, 0.9) * paddling, 18),
      foot: 0.3,
    });
    if (roll === 180 && hold > 0) {
      const at = reachFor(kid, CHILD, { x: 102, y: 186 });
      kid.arm = { at: kid.arm.at + (at.at - kid.arm.at) * hold, bend: kid.arm.bend + (at.bend - kid.arm.bend) * hold };
      kid.farArm = { at: at.at - 8, bend: at.bend };
    }
    const near = x + 122;
    const parent = standing(near, {
      roll: 180,
      body: -94,
      head: 12,
      leg: limb(10 * swing(t, 1.8), 8),
      farLeg: limb(-10 * swing(t, 1.8), 8),
    });
    const beside = { x: x + 30, y: 238 };
    parent.arm = reachFor(parent, ADULT, beside);
    parent.farArm = reachFor(parent, ADULT, { x: beside.x + 4, y: beside.y + 14 });
    return pool(t, {
      view: [10, 66, 560],
      edge: 'left',
      otter: 520,
      figures: drawAdult(parent, adult) + drawChild(kid, child, FLOATS),
      over: ripple(t, x, 42) + ripple(t, near, 42) + splash(t, 116, SURFACE - 2, { at: 6.9, n: 5, force: 0.6 }),
    });
  },
};

export const level1 = { bath, shallows, floating, blowing, edge };
