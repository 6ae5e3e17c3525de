// The cast, seen from the side: a child in a float suit and a parent, as joints in the water's plane.
import { CORAL, SUN, TEAL, circle, darker, f, line, path, place, rect, through } from './draw.mjs';
import { drawHead } from './heads.mjs';

/** Height of the floor where a child stands with the water at the chest, and of the deep end. */
export const STAND = 338;
export const FLOOR = 448;

/** @typedef {import('./draw.mjs').Point} Point */

/**
 * A limb: `at` from straight on (an arm past the head, a leg away from it) towards the belly, `bend` of elbow or knee.
 * @typedef {{ at: number, bend: number }} Limb
 */

/**
 * All angles in degrees. `x`, `y`: the hips. `body`: direction from hips to head, 0 right, -90 up. `roll`: about the
 * body's own axis; 0 looks down when the head is at the right, 180 looks up. `head`: nodding towards the belly.
 * `foot`: 0 long, 1 standing on it. `look`: the head's own roll where it differs.
 * @typedef {{ x: number, y: number, body: number, roll: number, head: number, arm: Limb, farArm: Limb, leg: Limb, farLeg: Limb, foot: number, look?: number }} Pose
 */

/** @typedef {{ torso: number, girth: number, head: number, upper: number, fore: number, armWidth: number, thigh: number, shin: number, legWidth: number }} Build */
/** @typedef {{ skin: string, hair: string, style: 'short' | 'bun' | 'curly' | 'tails' | 'bob', beard?: boolean, shirt?: string, suit: { main: string, dark: string, pocket: string }, floats?: number | null }} Person */

/** @type {Build} */
export const CHILD = {
  torso: 66,
  girth: 23,
  head: 29,
  upper: 30,
  fore: 31,
  armWidth: 15,
  thigh: 38,
  shin: 40,
  legWidth: 19,
};
/** @type {Build} */
export const ADULT = {
  torso: 106,
  girth: 29,
  head: 33,
  upper: 52,
  fore: 52,
  armWidth: 20,
  thigh: 66,
  shin: 68,
  legWidth: 27,
};

const SKIN = { light: '#f6cfae', tan: '#e0a77c', brown: '#a8704a' };
const HAIR = { dark: '#3b2a24', brown: '#6d452c', blond: '#e2b765', red: '#b9583a', black: '#26222a' };
const BLUE = { main: '#2f7fd1', dark: '#14365f', pocket: '#4b96e2' };
const PINK = { main: '#ee6a9c', dark: '#8c1f55', pocket: '#f78db5' };
export const WOMAN = { main: TEAL, dark: TEAL, pocket: TEAL };
const MAN = { main: CORAL, dark: CORAL, pocket: CORAL };

/** One family for each level. @type {Record<1 | 2 | 3 | 4, { child: Person, adult: Person }>} */
export const FAMILIES = {
  1: {
    child: { skin: SKIN.tan, hair: HAIR.dark, style: 'curly', suit: BLUE },
    adult: { skin: SKIN.tan, hair: HAIR.dark, style: 'bun', suit: WOMAN },
  },
  2: {
    child: { skin: SKIN.light, hair: HAIR.blond, style: 'bun', suit: PINK },
    adult: { skin: SKIN.light, hair: HAIR.brown, style: 'short', beard: true, suit: MAN },
  },
  3: {
    child: { skin: SKIN.brown, hair: HAIR.black, style: 'short', suit: BLUE },
    adult: { skin: SKIN.brown, hair: HAIR.black, style: 'bob', suit: WOMAN },
  },
  4: {
    child: { skin: SKIN.light, hair: HAIR.red, style: 'tails', suit: PINK },
    adult: { skin: SKIN.light, hair: HAIR.red, style: 'short', shirt: '#3d6c8a', suit: MAN },
  },
};

/** @type {Pose} */
const REST = {
  x: 0,
  y: 0,
  body: -90,
  roll: 0,
  head: 0,
  arm: { at: 175, bend: 12 },
  farArm: { at: 165, bend: 12 },
  leg: { at: 4, bend: 6 },
  farLeg: { at: -4, bend: 4 },
  foot: 1,
};

/** A pose from its differences to standing upright, looking right. @param {Partial<Pose>} [change] @returns {Pose} */
export const pose = (change = {}) => ({ ...REST, ...change });
/**
 * A parent on the pool's floor: at the child's height with bent knees where a child can stand, upright in the deep end. Legs are steps:
 * `at` how far ahead of the hips the foot is.
 * @param {number} x @param {Partial<Pose>} [change] @param {number} [floor]
 */
export function standing(x, { leg = limb(4), farLeg = limb(-8), ...change } = {}, floor = STAND) {
  const deep = floor > 400;
  const ahead = Math.cos((change.roll ?? 0) * rad) < 0 ? -1 : 1;
  const how = pose({ x, y: floor - (deep ? 136 : 84), ...change });
  if (!deep) Object.assign(how, { body: how.body + 16 * ahead, head: how.head - 8 });
  /** @param {Limb} step */
  const foot = ({ at }) => legTo(how, ADULT, { x: x + ahead * (12 + at * 1.3), y: floor - 12 });
  return { ...how, leg: foot(leg), farLeg: foot(farLeg) };
}

/** Bends the knees of an upright child whose feet would be below the floor. @param {Pose} how @param {number} [floor] */
export function wade(how, floor = STAND) {
  const at = joints(how, CHILD);
  /** @param {'leg' | 'farLeg'} side */
  const foot = (side) =>
    at[side].ankle.y > floor - 9 ? legTo(how, CHILD, { x: at[side].ankle.x, y: floor - 9 }) : how[side];
  return { ...how, leg: foot('leg'), farLeg: foot('farLeg') };
}
/** @param {number} at @param {number} [bend] @returns {Limb} */
export const limb = (at, bend = 0) => ({ at, bend });

export const rad = Math.PI / 180;

/** Directions of a body: along it to the head, and to the belly. @param {Pose} how */
function axes({ body, roll }) {
  const along = { x: Math.cos(body * rad), y: Math.sin(body * rad) };
  const side = Math.cos(roll * rad) < 0 ? -1 : 1;
  return { along, belly: { x: -along.y * side, y: along.x * side }, side };
}

/** @param {Point} from @param {Point} along @param {Point} belly @param {number} angle @param {number} length */
const reach = (from, along, belly, angle, length) => ({
  x: from.x + (along.x * Math.cos(angle * rad) + belly.x * Math.sin(angle * rad)) * length,
  y: from.y + (along.y * Math.cos(angle * rad) + belly.y * Math.sin(angle * rad)) * length,
});

/** Positions of all joints of a body. @param {Pose} how @param {Build} build */
export function joints(how, build) {
  const { along, belly } = axes(how);
  const down = { x: -along.x, y: -along.y };
  const hips = { x: how.x, y: how.y };
  const shoulders = reach(hips, along, belly, 0, build.torso * 0.86);
  const neck = reach(hips, along, belly, 0, build.torso);
  const crown = reach(neck, along, belly, how.head, build.head * 1.12);
  /** @param {Limb} given */
  const armOf = ({ at, bend }) => {
    const elbow = reach(shoulders, along, belly, at, build.upper);
    return { elbow, hand: reach(elbow, along, belly, at - bend, build.fore) };
  };
  /** @param {Limb} given */
  const legOf = ({ at, bend }) => {
    const knee = reach(hips, down, belly, at, build.thigh);
    const ankle = reach(knee, down, belly, at - bend, build.shin);
    const toes = reach(ankle, down, belly, at - bend + how.foot * 84, build.legWidth * 0.95);
    return { knee, ankle, toes };
  };
  return {
    hips,
    shoulders,
    neck,
    crown,
    arm: armOf(how.arm),
    farArm: armOf(how.farArm),
    leg: legOf(how.leg),
    farLeg: legOf(how.farLeg),
  };
}

/**
 * A limb of two parts whose end reaches the target, or gets as close as possible.
 * @param {Point} from @param {Point} along @param {Point} belly @param {[number, number]} lengths @param {Point} target @returns {Limb}
 */
function solve(from, along, belly, [upper, fore], target) {
  const to = { x: target.x - from.x, y: target.y - from.y };
  const distance = Math.min(Math.hypot(to.x, to.y), (upper + fore) * 0.999);
  const angle = Math.atan2(to.x * belly.x + to.y * belly.y, to.x * along.x + to.y * along.y) / rad;
  const corner = (/** @type {number} */ a, /** @type {number} */ b) =>
    Math.acos(Math.min(1, Math.max(-1, (a * a + distance * distance - b * b) / (2 * a * distance)))) / rad;
  const first = corner(upper, fore);
  return { at: angle + first, bend: first + corner(fore, upper) };
}

/** The arm pose whose hand reaches the target. @param {Pose} how @param {Build} build @param {Point} target */
export function reachFor(how, build, target) {
  const { along, belly } = axes(how);
  return solve(joints(how, build).shoulders, along, belly, [build.upper, build.fore], target);
}

/** The leg pose whose ankle reaches the target. @param {Pose} how @param {Build} build @param {Point} target */
function legTo(how, build, target) {
  const { along, belly } = axes(how);
  return solve({ x: how.x, y: how.y }, { x: -along.x, y: -along.y }, belly, [build.thigh, build.shin], target);
}

/** @param {Point} a @param {Point} b @param {number} at @returns {Point} */
export const between = (a, b, at) => ({ x: a.x + (b.x - a.x) * at, y: a.y + (b.y - a.y) * at });

/** @param {{ shoulders: Point, elbow: Point, hand: Point }} points @param {Build} build @param {string} skin @param {string | null} sleeve */
function drawArm({ shoulders, elbow, hand }, build, skin, sleeve) {
  const w = build.armWidth;
  const bare = line(through([shoulders, elbow, hand]), skin, w) + circle(hand.x, hand.y, w * 0.62, skin);
  return sleeve ? bare + line(through([shoulders, between(shoulders, elbow, 0.8)]), sleeve, w * 1.4) : bare;
}

/** @param {{ hips: Point, knee: Point, ankle: Point, toes: Point }} points @param {Build} build @param {string} skin @param {string} shorts */
function drawLeg({ hips, knee, ankle, toes }, build, skin, shorts) {
  const w = build.legWidth;
  return (
    line(through([hips, knee, ankle]), skin, w) +
    line(through([ankle, toes]), skin, w * 0.72) +
    line(through([hips, between(hips, knee, 0.62)]), shorts, w * 1.42)
  );
}

/**
 * The suit lies around the body like a cylinder: four rows of two pockets, the zip in front. Draws the side facing the viewer.
 * @param {Build} build @param {Person} person @param {number} roll
 */
export function drawTorso({ torso, girth }, { suit, floats, skin, shirt }, roll) {
  const [top, bottom] = [-torso * 1.0, torso * 0.16];
  const shape = `M${f(-girth * 0.86)} ${f(top * 0.9)}Q${f(-girth * 0.8)} ${f(top * 1.04)} 0 ${f(top * 1.04)}T${f(girth * 0.86)} ${f(top * 0.9)}L${f(girth)} ${f(top * 0.4)}L${f(girth * 0.96)} ${f(bottom * 0.2)}Q${f(girth * 0.9)} ${f(bottom)} 0 ${f(bottom)}T${f(-girth * 0.96)} ${f(bottom * 0.2)}L${f(-girth)} ${f(top * 0.4)}Z`;
  if (floats === undefined || floats === null) {
    const bare = path(shape, shirt ?? skin);
    // Shorts, or a suit with straps.
    return suit.main === CORAL
      ? bare +
          path(
            `M${f(-girth)} ${f(top * 0.16)}H${f(girth)}L${f(girth * 0.9)} ${f(bottom)}H${f(-girth * 0.9)}Z`,
            suit.main,
          )
      : bare +
          path(
            `M${f(-girth * 0.5)} ${f(top)}L${f(-girth)} ${f(top * 0.55)}V${f(bottom * 0.4)}Q0 ${f(bottom * 1.5)} ${f(girth)} ${f(bottom * 0.4)}V${f(top * 0.5)}Q${f(girth * 0.4)} ${f(top * 0.66)} ${f(girth * 0.3)} ${f(top)}Z`,
            suit.main,
          );
  }
  let drawn =
    path(shape, suit.dark) + rect(-girth * 0.86, top * 0.78, girth * 1.72, -top * 0.78 + bottom * 0.4, suit.main, 8);
  const rows = [-38, 38, 142, 218].map((offset) => ({ angle: (roll + offset) * rad, offset }));
  for (const { angle, offset } of rows) {
    const facing = Math.sin(angle);
    if (facing < 0.05) continue;
    const x = Math.cos(angle) * girth * 0.98;
    const width = Math.max(9, girth * 0.98 * facing);
    for (const [place2, y] of [top * 0.56, top * 0.16].entries()) {
      // Floats leave in pairs, alternating front and back; each row computes whether its own is still in.
      const number = place2 * 4 + [38, 142, -38, 218].indexOf(offset);
      const full = number < floats;
      const height = -top * 0.34;
      drawn += full
        ? rect(x - width / 2 - 1, y - height / 2, width + 2, height, suit.pocket, 7, {
            stroke: SUN,
            strokeWidth: 2.6,
          }) + rect(x - 2.6, y - height / 2 + 4, 5.2, 7, CORAL, 1.5)
        : rect(x - width / 2, y - height / 2, width, height, 'none', 6, {
            stroke: suit.dark,
            strokeWidth: 1.8,
            strokeDasharray: '4 4',
          });
    }
  }
  const zip = Math.sin(roll * rad);
  if (zip > 0.1)
    drawn += line(`M${f(Math.cos(roll * rad) * girth * 0.9)} ${f(top * 0.96)}V${f(bottom * 0.6)}`, suit.dark, 4.5);
  return drawn;
}

/** Which part of a figure to draw: all of it, or only what is behind or in front of another figure. @typedef {'all' | 'behind' | 'before'} Part */

/** Draws a figure from back to front. @param {Pose} how @param {Person} person @param {Build} build @param {Part} part */
function drawPerson(how, person, build, part) {
  const at = joints(how, build);
  const { side } = axes(how);
  const sleeve = typeof person.floats === 'number' ? person.suit.dark : null;
  const shorts = person.suit === WOMAN ? person.skin : person.suit.main;
  const far = { skin: darker(person.skin, 0.9), shorts: darker(shorts), sleeve: sleeve && darker(sleeve, 0.8) };
  const turn = how.body + 90;
  const nearArm = drawArm({ shoulders: at.shoulders, ...at.arm }, build, person.skin, sleeve);
  if (part === 'before') return nearArm;
  return (
    drawArm({ shoulders: at.shoulders, ...at.farArm }, build, far.skin, far.sleeve) +
    drawLeg({ hips: at.hips, ...at.farLeg }, build, far.skin, far.shorts) +
    line(through([at.shoulders, at.crown]), darker(person.skin, 0.95), build.armWidth * 1.1) +
    drawLeg({ hips: at.hips, ...at.leg }, build, person.skin, shorts) +
    place(drawTorso(build, person, how.roll), how.x, how.y, { turn }) +
    place(drawHead(build, person, how.look ?? how.roll), at.crown.x, at.crown.y, { turn: turn + how.head * side }) +
    (part === 'behind' ? '' : nearArm)
  );
}

/** @param {Pose} how @param {Person} person @param {number | null} floats left in the suit, of eight; null without a suit @param {Part} [part] */
export const drawChild = (how, person, floats, part = 'all') => drawPerson(how, { ...person, floats }, CHILD, part);
/** @param {Pose} how @param {Person} person @param {Part} [part] */
export const drawAdult = (how, person, part = 'all') => drawPerson(how, person, ADULT, part);
