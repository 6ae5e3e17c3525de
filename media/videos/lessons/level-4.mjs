// Strokes, and looking after oneself.
import { CORAL, circle, ellipse, line, place } from '../draw.mjs';
import { ADULT, CHILD, FAMILIES, drawAdult, drawChild, joints, limb, pose, reachFor, standing } from '../figures.mjs';
import { cycle, ease, keyed, swing } from '../motion.mjs';
import { SURFACE, bubbles, pool, ripple, splash } from '../places.mjs';

const { child, adult } = FAMILIES[4];
const FLOATS = 2;

/** @param {number} t @param {(t: number) => number} x @param {number} [beat] */
function feetSplash(t, x, beat = 0.3) {
  let drawn = '';
  for (let n = Math.floor((t - 1) / beat); n * beat <= t; n += 1)
    if (n >= 0) drawn += splash(t, x(n * beat) + ((n * 7) % 11) - 5, SURFACE, { at: n * beat, n: 3, force: 0.42 });
  return drawn;
}

/** Kicking legs. @param {number} t */
function flutter(t) {
  const kick = 13 * swing(t, 0.6);
  return { leg: limb(-3 + kick, 7 - 0.5 * kick), farLeg: limb(-3 - kick, 7 + 0.5 * kick), foot: 0 };
}

/** @param {number} x @param {number} t @param {Partial<import('../figures.mjs').Pose>} change */
const walking = (x, t, change) =>
  standing(x, { ...change, leg: limb(14 * swing(t, 1.8), 8), farLeg: limb(-14 * swing(t, 1.8), 8) });

/** Walks beside the child, on the far side, hands ready under the shoulder. @param {number} x @param {number} t @param {number} [back] */
function alongside(x, t, back = 0) {
  const parent = walking(x - 6 + back, t, { body: -90, head: 22 });
  parent.arm = reachFor(parent, ADULT, { x: x + 66 + back * 0.6, y: 198 });
  parent.farArm = reachFor(parent, ADULT, { x: x + 84 + back * 0.6, y: 194 });
  return parent;
}

/** On the back: one arm after the other, past the ear, thumb out first. */
const backCrawl = {
  seconds: 9,
  poster: 3.45,
  /** @param {number} t */
  draw(t) {
    const x = (/** @type {number} */ at) => 560 - 30 * at;
    const period = 2.4;
    const turn = (/** @type {number} */ phase) => 180 - 360 * cycle(t + phase * period, period);
    const kid = pose({
      x: x(t),
      y: 212 + 1.5 * swing(t, 3),
      body: 180,
      head: -6,
      arm: limb(turn(0), 0),
      farArm: limb(turn(0.5), 0),
      ...flutter(t),
    });
    const parent = walking(x(t) - 190, t, { body: -86, head: 16 });
    parent.arm = reachFor(parent, ADULT, { x: x(t) - 116, y: 262 });
    parent.farArm = reachFor(parent, ADULT, { x: x(t) - 120, y: 254 });
    return pool(t, {
      view: [90, 62, 640],
      otter: 660,
      calm: 1.2,
      figures: drawAdult(parent, adult) + drawChild(kid, child, FLOATS),
      over: feetSplash(t, (at) => x(at) + 76) + ripple(t, x(t), 88) + ripple(t, x(t) - 190, 36),
    });
  },
};

/** One crawl arm: long in front, back under water, bent through the air. @param {number} at 0..1 */
function crawlArm(at) {
  const angle = 360 * at;
  const inAir = at > 0.55 ? Math.sin((Math.PI * (at - 0.55)) / 0.45) : 0;
  const pulling = at < 0.5 ? Math.sin((Math.PI * at) / 0.5) : 0;
  return limb(angle, 26 * pulling + 64 * inAir);
}

/** @param {number} t @param {{ breathes: boolean }} how */
function crawl(t, { breathes }) {
  const period = 1.8;
  const x = (/** @type {number} */ at) => (breathes ? 190 + 38 * at : 172 + 32 * at);
  const beats = t / period;
  // Breathes at every third stroke; a stroke is half a turn of both arms.
  const third = cycle(beats * 2 + 0.2, 3);
  const breath = breathes && third < 0.34 ? Math.sin((Math.PI * third) / 0.34) : 0;
  const kid = pose({
    x: x(t),
    y: 216 + 1.5 * swing(t, period),
    body: -1 - 3 * breath,
    head: 14 - 12 * breath,
    look: 104 * breath,
    arm: crawlArm(cycle(t, period)),
    farArm: crawlArm(cycle(t + period / 2, period)),
    ...flutter(t),
  });
  const { crown } = joints(kid, CHILD);
  return { kid, x, crown, breath };
}

const frontCrawl = {
  seconds: 9,
  poster: 4.2,
  /** @param {number} t */
  draw(t) {
    const { kid, x, crown } = crawl(t, { breathes: false });
    const parent = alongside(x(t), t);
    return pool(t, {
      view: [50, 62, 640],
      otter: 160,
      calm: 1.3,
      figures: drawAdult(parent, adult) + drawChild(kid, child, FLOATS),
      front: bubbles(t, crown.x + 10, crown.y + 44, { n: 6 }),
      over: feetSplash(t, (at) => x(at) - 78) + ripple(t, x(t) + 30, 90),
    });
  },
};

/** Close-up: the ear stays on the water, the mouth comes out, and down again. */
const breathing = {
  seconds: 9.6,
  poster: 5.2,
  /** @param {number} t */
  draw(t) {
    const { kid, x, crown, breath } = crawl(t, { breathes: true });
    const at = x(t);
    return pool(t, {
      view: [Math.min(at - 190, 300), 78, 480],
      calm: 1.3,
      figures: drawAdult(alongside(at, t, -40), adult) + drawChild(kid, child, FLOATS),
      front: breath > 0.1 ? '' : bubbles(t, crown.x + 10, crown.y + 44, { n: 9 }),
      over: feetSplash(t, (when) => x(when) - 78) + ripple(t, at + 30, 90),
    });
  },
};

/** Legs like a frog, arms forward, and glide: the glide is the long part. */
const breaststroke = {
  seconds: 9,
  poster: 4.05,
  /** @param {number} t */
  draw(t) {
    const period = 3;
    const at = cycle(t, period);
    const glide = pose({
      x: 0,
      y: 0,
      body: -1,
      head: 10,
      arm: limb(-2, 0),
      farArm: limb(4, 0),
      leg: limb(0, 0),
      farLeg: limb(-4, 0),
      foot: 0,
    });
    const pull = pose({
      ...glide,
      body: -16,
      head: -18,
      arm: limb(86, 84),
      farArm: limb(78, 84),
      leg: limb(14, 60),
      farLeg: limb(8, 60),
      foot: 0.4,
    });
    const draw = pose({
      ...glide,
      body: -12,
      head: -6,
      arm: limb(52, 88),
      farArm: limb(46, 88),
      leg: limb(62, 134),
      farLeg: limb(52, 130),
      foot: 0.9,
    });
    const kick = pose({
      ...glide,
      body: -4,
      head: 6,
      arm: limb(6, 6),
      farArm: limb(12, 6),
      leg: limb(34, 30),
      farLeg: limb(-26, 10),
      foot: 0.6,
    });
    const kid = keyed(at, [
      [0, glide],
      [0.22, pull],
      [0.4, draw],
      [0.52, kick],
      [0.62, glide],
      [1, glide],
    ]);
    const surge =
      Math.floor(t / period) + (at < 0.45 ? 0.18 * (at / 0.45) : 0.18 + 0.82 * (1 - (1 - (at - 0.45) / 0.55) ** 2));
    kid.x = 180 + 92 * surge;
    kid.y = 220 + 1.5 * swing(t, 3);
    const parent = alongside(kid.x, t);
    const { crown } = joints(kid, CHILD);
    return pool(t, {
      view: [60, 66, 640],
      otter: 150,
      figures: drawAdult(parent, adult) + drawChild(kid, child, FLOATS),
      front: at > 0.55 ? bubbles(t, crown.x + 12, crown.y + 42, { n: 6 }) : '',
      over: ripple(t, kid.x + 30, 90) + ripple(t, parent.x, 36),
    });
  },
};

const ring = (/** @type {number} */ x, /** @type {number} */ y, turn = 0) =>
  place(
    ellipse(0, 0, 19, 8, 'none', { stroke: CORAL, strokeWidth: 8 }) + line('M-18 2Q-10 9 0 9', '#fffaf0', 3),
    x,
    y,
    { turn },
  ) + circle(x, y, 0.1, CORAL);

/** Down for the ring, up with it, and rest on the back. */
const diving = {
  seconds: 10,
  poster: 2.9,
  /** @param {number} t */
  draw(t) {
    const begin = pose({
      x: 286,
      y: 254,
      body: -84,
      head: -4,
      arm: limb(80, 20),
      farArm: limb(74, 20),
      leg: limb(8, 14),
      farLeg: limb(-6, 12),
      foot: 0.3,
    });
    const down = pose({
      x: 322,
      y: 226,
      body: 40,
      head: 0,
      arm: limb(4, 0),
      farArm: limb(10, 0),
      leg: limb(0, 6),
      farLeg: limb(-8, 4),
      foot: 0,
    });
    const grab = pose({
      x: 366,
      y: 250,
      body: 40,
      head: -8,
      arm: limb(8, 0),
      farArm: limb(30, 10),
      leg: limb(-4, 10),
      farLeg: limb(6, 14),
      foot: 0,
    });
    const rise = pose({
      x: 418,
      y: 268,
      body: -62,
      head: -10,
      arm: limb(2, 0),
      farArm: limb(150, 10),
      leg: limb(4, 10),
      farLeg: limb(-6, 8),
      foot: 0,
    });
    const top = pose({
      x: 436,
      y: 256,
      body: -80,
      head: -10,
      arm: limb(20, 10),
      farArm: limb(110, 20),
      leg: limb(8, 14),
      farLeg: limb(-6, 12),
      foot: 0.2,
    });
    const rest = pose({
      x: 470,
      y: 210,
      body: -176,
      head: -6,
      arm: limb(166, 26),
      farArm: limb(-150, 0),
      leg: limb(2, 5),
      farLeg: limb(-6, 4),
      foot: 0.2,
    });
    const kid = keyed(t, [
      [0.8, begin],
      [1.9, down],
      [3.1, grab],
      [3.5, grab],
      [5, rise],
      [5.9, top],
      [6.3, top],
      [7.6, rest],
      [10, rest],
    ]);
    if (t > 1.4 && t < 5.6) {
      const kick = 14 * swing(t, 0.6);
      kid.leg = limb(kid.leg.at + kick, 8);
      kid.farLeg = limb(kid.farLeg.at - kick, 8);
    }
    if (t > 7.6) kid.y = 210 + 2 * swing(t - 7.6, 3);
    const { crown } = joints(kid, CHILD);
    const rests = { x: 452, y: 330 };
    const held = t > 3.3;
    // Right alongside, on the far side of the child.
    const along = ease((t - 1) / 5);
    const parent = standing(310 + 116 * along, { body: -90, head: 22 });
    const rested = ease((t - 6.6) / 0.8);
    parent.arm = reachFor(parent, ADULT, { x: parent.x + 84 - 60 * rested, y: 200 + 40 * rested });
    parent.farArm = reachFor(parent, ADULT, { x: parent.x + 96 - 110 * rested, y: 194 + 44 * rested });
    const goal = reachFor({ ...grab }, CHILD, { x: rests.x, y: rests.y - 4 });
    if (t > 2.6 && t < 3.6)
      kid.arm = {
        at: kid.arm.at + (goal.at - kid.arm.at) * ease((t - 2.6) / 0.5),
        bend: goal.bend * ease((t - 2.6) / 0.5),
      };
    const hand = held ? joints(kid, CHILD).arm.hand : rests;
    return pool(t, {
      view: [100, 66, 600],
      otter: 170,
      figures:
        drawAdult(parent, adult) +
        drawChild(kid, child, 0, 'behind') +
        ring(hand.x, hand.y, held ? 20 : 0) +
        drawChild(kid, child, 0, 'before'),
      front: bubbles(t, crown.x + 8, crown.y - 20, { from: 1.8, to: 5, n: 8 }),
      over:
        splash(t, 316, SURFACE, { at: 1.7, n: 9, force: 0.8 }) +
        (t < 1.2 || t > 5.6 ? ripple(t, kid.x, t > 7 ? 88 : 46) : ''),
    });
  },
};

export const level4 = { backCrawl, frontCrawl, breathing, breaststroke, diving };
