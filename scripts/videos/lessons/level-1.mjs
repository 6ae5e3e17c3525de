// Getting to know the water.
import { FAMILIES, drawAdult, drawChild, joints, CHILD, limb, pose } from '../figures.mjs';
import { circle, f, line, path, place, rect, CORAL } from '../draw.mjs';
import { cycle, ease, keyed, keyedNumber, swing } from '../motion.mjs';
import { SURFACE, bathroom, bubbles, pool, ripple, splash } from '../places.mjs';

const { child, adult } = FAMILIES[1];
const FLOATS = 8;

/** A parent who stands in the water. @param {number} x @param {Partial<import('../figures.mjs').Pose>} [change] */
const standing = (x, change = {}) => pose({ x, y: 318, ...change });

/** Water from a cup, over the shoulders, then the hair. */
const bath = {
  seconds: 9,
  poster: 5.2,
  /** @param {number} t */
  draw(t) {
    const pour = keyedNumber(t, [[0.6, 0], [1.5, 1], [2.8, 1], [3.4, 0], [4.2, 0], [5, 1], [7, 1], [7.6, 0]]);
    const where = keyedNumber(t, [[3.3, 0], [4.3, 1]]);
    const blow = t > 7.4 ? ease((t - 7.4) / 0.6) : 0;
    const kid = pose({
      x: 330,
      y: 330,
      body: -88 + 3 * swing(t, 4.5),
      head: 4 + 6 * pour * where + 26 * blow,
      arm: limb(150 + 8 * swing(t, 1.5), 60),
      farArm: limb(130 + 8 * swing(t, 1.5, 0.3), 70),
      leg: limb(86, 20),
      farLeg: limb(80, 14),
      foot: 0.9,
    });
    const hand = joints(kid, CHILD);
    const cupX = 346 - 18 * where;
    const cupY = 190 - 46 * where;
    const cup = place(
      path('M-14 -16H14L10 16H-10Z', CORAL) + line('M14 -8q12 2 8 14', CORAL, 4),
      cupX + 34,
      cupY + 4,
      { turn: -20 - 78 * pour },
    );
    const parent = pose({
      x: 532,
      y: 330,
      body: -104,
      roll: 180,
      head: 14,
      arm: limb(92 - 12 * where + 4 * pour, 14 + 10 * (1 - pour)),
      farArm: limb(120, 20),
      leg: limb(20, 86),
      farLeg: limb(26, 96),
    });
    let water = '';
    if (pour > 0.6)
      for (let n = 0; n < 7; n += 1) {
        const at = cycle(t + n * 0.13, 0.55);
        water += line(`M${f(cupX + 10 - at * 6 - (n % 3) * 7)} ${f(cupY + 12 + at * 52)}v9`, '#7cc7d3', 4, { opacity: 1 - at * 0.5 });
      }
    const face = hand.crown;
    const foam = blow > 0.5 ? [0, 1, 2, 3, 4].map((n) => circle(face.x + 34 + n * 9 + 3 * swing(t, 0.8, n * 0.2), 276 - ((n * 5) % 9), 5 + (n % 3), 'none', { stroke: '#fff', strokeWidth: 2.4 })).join('') : '';
    return bathroom(t, { figures: drawChild(kid, child, FLOATS).replace(/$/, ''), front: foam, before: drawAdult(parent, adult) + cup + water + rect(0, 0, 0, 0, 'none') });
  },
};

/** Hand in hand: long steps like a stork, then hops. */
const shallows = {
  seconds: 9,
  poster: 2.3,
  /** @param {number} t */
  draw(t) {
    const x = 150 + 52 * t;
    const hop = t > 4.8 ? Math.max(0, Math.sin(Math.PI * cycle(t - 4.8, 1.4) * 1.6)) * (cycle(t - 4.8, 1.4) < 0.625 ? 1 : 0) : 0;
    const walk = t < 4.6 ? 1 : 0.25;
    const step = swing(t, 1.6);
    const crouch = t > 4.8 && hop === 0 ? 1 : 0;
    const up = Math.max(0, step);
    const back = Math.max(0, -step);
    const kid = pose({
      x: x + 96,
      y: 306 - hop * 46 + crouch * 8,
      body: -84 + 3 * step,
      head: 2,
      arm: limb(118 - 30 * hop, 20),
      farArm: limb(60 + 20 * hop, 10),
      leg: limb(10 + walk * up * 62 - 10 * hop + crouch * 40, 10 + walk * up * 78 + crouch * 60),
      farLeg: limb(10 + walk * back * 62 - 14 * hop + crouch * 40, 10 + walk * back * 78 + crouch * 60),
    });
    const parent = standing(x, {
      body: -88,
      arm: limb(128 - 10 * hop, 12),
      farArm: limb(170 + 14 * step, 14),
      leg: limb(8 + 24 * step, 12 + 12 * up),
      farLeg: limb(8 - 24 * step, 12 + 12 * back),
    });
    return pool(t, {
      otter: 704,
      figures: place(drawAdult(parent, adult) + drawChild(kid, child, FLOATS), 0, 8),
      over:
        ripple(t, x + 96, 46) +
        ripple(t, x, 50) +
        [5.5, 6.9, 8.3].map((at) => splash(t, 150 + 52 * at + 96, SURFACE, { at, force: 0.8 })).join(''),
    });
  },
};

/** On the back, head on the parent's shoulder; then the hands let go for a moment. */
const floating = {
  seconds: 10,
  poster: 6.4,
  /** @param {number} t */
  draw(t) {
    const free = keyedNumber(t, [[4, 0], [5.4, 1], [8, 1], [9.2, 0]]);
    const bob = 2.2 * swing(t, 4);
    const kid = pose({
      x: 452,
      y: 204 + bob,
      body: 180 + 1.5 * swing(t, 4, 0.2),
      head: -4,
      arm: limb(108 + 38 * -free, 6),
      farArm: limb(60, 4),
      leg: limb(4 + 4 * swing(t, 2), 6),
      farLeg: limb(-2 - 4 * swing(t, 2), 6),
      foot: 0.35,
    });
    kid.arm = limb(-150 + 20 * free + 4 * swing(t, 4), -8);
    kid.farArm = limb(-160 + 4 * swing(t, 4, 0.4), -8);
    const parent = standing(296, {
      y: 322,
      body: -84,
      head: 20,
      arm: limb(108 + 22 * free, -8 + 10 * free),
      farArm: limb(96 + 40 * free, -6),
      leg: limb(6, 4),
      farLeg: limb(-8, 2),
    });
    return pool(t, {
      otter: 720,
      figures: drawAdult({ ...parent, arm: limb(170, 0) }, adult).replace('', '') + drawChild(kid, child, FLOATS),
      front: '',
      over: ripple(t, 440, 120),
      behind: '',
    }).replace('<!---->', '');
  },
};

/** Chin, mouth, the whole face: and blow. */
const blowing = {
  seconds: 9.6,
  poster: 6.6,
  /** @param {number} t */
  draw(t) {
    const dip = keyedNumber(t, [[0.6, 0], [1.3, 0.45], [2.5, 0.45], [3.1, 0], [3.7, 0], [4.4, 1], [6.9, 1], [7.6, 0], [9.6, 0]]);
    const kid = pose({
      x: 470,
      y: 300 - 10 * (1 - dip) + 16 * dip,
      body: -78 + 28 * dip,
      head: 10 + 42 * dip,
      arm: limb(62 + 16 * dip, 0),
      farArm: limb(54 + 16 * dip, 0),
      leg: limb(8 + 10 * dip, 16 + 10 * dip),
      farLeg: limb(-4 + 6 * dip, 12),
    });
    const parent = standing(646, {
      roll: 180,
      body: -92 - 6 * dip,
      head: 12 + 8 * dip,
      arm: limb(112, 8),
      farArm: limb(106, 10),
    });
    const at = joints(kid, CHILD);
    const mouth = { x: at.crown.x + 24, y: at.crown.y + 16 };
    return pool(t, {
      otter: 150,
      figures: drawAdult(parent, adult) + place(drawChild(kid, child, FLOATS), 0, 0),
      front: bubbles(t, mouth.x + 4, mouth.y + 26, { from: 1.3, to: 2.5, n: 10 }) + bubbles(t, mouth.x, mouth.y + 8, { from: 4.5, to: 6.9, n: 12 }),
      over: ripple(t, 490, 50) + ripple(t, 646, 44),
    });
  },
};

/** Away from the edge, turn round, take hold of it. */
const edge = {
  seconds: 9.6,
  poster: 7.2,
  /** @param {number} t */
  draw(t) {
    // Looks right at the parent, then turns round to the left and comes back to the edge.
    const turn = keyedNumber(t, [[2.2, 0], [3.6, 180], [9.6, 180]]);
    const gone = keyedNumber(t, [[0.4, 0], [2.2, 1], [3.6, 1], [6.4, 0], [9.6, 0]]);
    const hold = keyedNumber(t, [[6, 0], [6.9, 1], [9.6, 1]]);
    const back = turn > 90;
    const paddle = (1 - hold) * (t > 0.4 ? 1 : 0);
    const start = keyedNumber(t, [[0.4, 1], [1.4, 0]]);
    const x = 172 + 210 * gone;
    const kid = pose({
      x: back ? x : x,
      y: 268,
      body: back ? -90 - 26 * paddle + 6 * hold : -90 + 24 * paddle * (1 - turn / 180),
      roll: turn,
      head: -8,
      arm: back ? limb(78 - 22 * hold + 26 * paddle * swing(t, 1), 6) : limb(96 + 30 * paddle * swing(t, 1) + 70 * start, 24),
      farArm: back ? limb(70 - 12 * hold - 26 * paddle * swing(t, 1), 6) : limb(96 - 30 * paddle * swing(t, 1) + 60 * start, 24),
      leg: limb(10 + 26 * paddle * swing(t, 0.9), 16),
      farLeg: limb(10 - 26 * paddle * swing(t, 0.9), 16),
      foot: 0.3,
    });
    const parent = standing(keyedNumber(t, [[0, 560], [2.6, 560], [6.4, 390], [9.6, 390]]), {
      roll: 180,
      body: -94,
      head: 8,
      arm: limb(104 - 20 * hold * Math.max(0, swing(t, 1.2)), 6 + 20 * hold),
      farArm: limb(130, 10),
      leg: limb(8 + 10 * swing(t, 2) * (1 - hold), 8),
      farLeg: limb(-4 - 10 * swing(t, 2) * (1 - hold), 8),
    });
    return pool(t, {
      edge: 'left',
      otter: 726,
      figures: drawAdult(parent, adult) + drawChild(kid, child, FLOATS),
      over: ripple(t, x + 6, 44) + ripple(t, parent.x, 44) + splash(t, 120, SURFACE - 4, { at: 6.7, n: 5, force: 0.6 }),
    });
  },
};

export const level1 = [bath, shallows, floating, blowing, edge];
