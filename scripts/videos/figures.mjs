// The cast, seen from the side: a child in a float suit and a parent, as joints in the water's plane.
import { CORAL, SUN, TEAL, circle, darker, ellipse, f, line, path, place, rect, through } from './draw.mjs';

/** @typedef {import('./draw.mjs').Point} Point */

/**
 * A limb: `at` from straight on (an arm past the head, a leg away from it) towards the belly, `bend` of elbow or knee.
 * @typedef {{ at: number, bend: number }} Limb
 */

/**
 * All angles in degrees. `x`, `y`: the hips. `body`: where the head is from there, 0 right, -90 up. `roll`: about the
 * body's own axis; 0 looks down when the head is at the right, 180 looks up. `head`: nodding towards the belly.
 * `foot`: 0 long, 1 standing on it.
 * @typedef {{ x: number, y: number, body: number, roll: number, head: number, arm: Limb, farArm: Limb, leg: Limb, farLeg: Limb, foot: number }} Pose
 */

/** @typedef {{ torso: number, girth: number, head: number, upper: number, fore: number, armWidth: number, thigh: number, shin: number, legWidth: number }} Build */
/** @typedef {{ skin: string, hair: string, style: 'short' | 'bun' | 'curly' | 'tails' | 'bob', beard?: boolean, suit: { main: string, dark: string, pocket: string }, floats?: number }} Person */

/** @type {Build} */
export const CHILD = { torso: 66, girth: 23, head: 29, upper: 30, fore: 31, armWidth: 15, thigh: 38, shin: 40, legWidth: 19 };
/** @type {Build} */
export const ADULT = { torso: 106, girth: 29, head: 33, upper: 52, fore: 52, armWidth: 20, thigh: 66, shin: 68, legWidth: 27 };

const SKIN = { light: '#f6cfae', tan: '#e0a77c', brown: '#a8704a' };
const HAIR = { dark: '#3b2a24', brown: '#6d452c', blond: '#e2b765', red: '#b9583a', black: '#26222a' };
const BLUE = { main: '#2f7fd1', dark: '#14365f', pocket: '#4b96e2' };
const PINK = { main: '#ee6a9c', dark: '#8c1f55', pocket: '#f78db5' };
const WOMAN = { main: TEAL, dark: TEAL, pocket: TEAL };
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
    adult: { skin: SKIN.light, hair: HAIR.red, style: 'short', suit: MAN },
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

/** A pose from what differs from standing straight, looking right. @param {Partial<Pose>} [change] @returns {Pose} */
export const pose = (change = {}) => ({ ...REST, ...change });
/** @param {number} at @param {number} [bend] @returns {Limb} */
export const limb = (at, bend = 0) => ({ at, bend });

const rad = Math.PI / 180;

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

/** Where everything of a body is. @param {Pose} how @param {Build} build */
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

/** @param {Point} a @param {Point} b @param {number} at @returns {Point} */
const between = (a, b, at) => ({ x: a.x + (b.x - a.x) * at, y: a.y + (b.y - a.y) * at });

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
 * The suit lies around the body like a cylinder: four rows of two pockets, the zip in front. What faces us is drawn.
 * @param {Build} build @param {Person} person @param {number} roll
 */
function drawTorso({ torso, girth }, { suit, floats, skin }, roll) {
  const [top, bottom] = [-torso * 1.0, torso * 0.16];
  const shape = `M${f(-girth * 0.86)} ${f(top * 0.9)}Q${f(-girth * 0.8)} ${f(top * 1.04)} 0 ${f(top * 1.04)}T${f(girth * 0.86)} ${f(top * 0.9)}L${f(girth)} ${f(top * 0.4)}L${f(girth * 0.96)} ${f(bottom * 0.2)}Q${f(girth * 0.9)} ${f(bottom)} 0 ${f(bottom)}T${f(-girth * 0.96)} ${f(bottom * 0.2)}L${f(-girth)} ${f(top * 0.4)}Z`;
  if (floats === undefined) {
    const bare = path(shape, skin);
    // Shorts, or a suit with straps.
    return suit.main === CORAL
      ? bare + path(`M${f(-girth)} ${f(top * 0.16)}H${f(girth)}L${f(girth * 0.9)} ${f(bottom)}H${f(-girth * 0.9)}Z`, suit.main)
      : bare + path(`M${f(-girth * 0.5)} ${f(top)}L${f(-girth)} ${f(top * 0.55)}V${f(bottom * 0.4)}Q0 ${f(bottom * 1.5)} ${f(girth)} ${f(bottom * 0.4)}V${f(top * 0.5)}Q${f(girth * 0.4)} ${f(top * 0.66)} ${f(girth * 0.3)} ${f(top)}Z`, suit.main);
  }
  let drawn = path(shape, suit.dark) + rect(-girth * 0.86, top * 0.78, girth * 1.72, -top * 0.78 + bottom * 0.4, suit.main, 8);
  const rows = [-38, 38, 142, 218].map((offset) => ({ angle: (roll + offset) * rad, offset }));
  for (const { angle, offset } of rows) {
    const facing = Math.sin(angle);
    if (facing < 0.05) continue;
    const x = Math.cos(angle) * girth * 0.98;
    const width = Math.max(9, girth * 0.98 * facing);
    for (const [place2, y] of [top * 0.56, top * 0.16].entries()) {
      // Floats leave in pairs, front and back in turn; each row knows whether its own is still in.
      const number = place2 * 4 + [38, 142, -38, 218].indexOf(offset);
      const full = number < floats;
      const height = -top * 0.34;
      drawn += full
        ? rect(x - width / 2 - 1, y - height / 2, width + 2, height, suit.pocket, 7, { stroke: SUN, strokeWidth: 2.6 }) +
          rect(x - 2.6, y - height / 2 + 4, 5.2, 7, CORAL, 1.5)
        : rect(x - width / 2, y - height / 2, width, height, 'none', 6, { stroke: suit.dark, strokeWidth: 1.8, strokeDasharray: '4 4' });
    }
  }
  const zip = Math.sin(roll * rad);
  if (zip > 0.1) drawn += line(`M${f(Math.cos(roll * rad) * girth * 0.9)} ${f(top * 0.96)}V${f(bottom * 0.6)}`, suit.dark, 4.5);
  return drawn;
}

/** Upright, looking along `roll`: 0 to the right, 90 at us, 180 to the left. @param {Build} build @param {Person} person @param {number} roll */
function drawHead({ head: r }, { skin, hair, style, beard }, roll) {
  const [c, s] = [Math.cos(roll * rad), Math.sin(roll * rad)];
  let drawn = '';
  if (style === 'bun') drawn += circle(-c * r * 0.75, -r * 0.95, r * 0.4, hair);
  if (style === 'tails') drawn += ellipse(-c * r * 1.1, r * 0.15, r * 0.3, r * 0.6, hair, { transform: `rotate(${f(c * 24)} ${f(-c * r * 1.1)} ${f(r * 0.15)})` });
  if (style === 'bob') drawn += path(`M${f(-c * r * 0.2)} ${f(-r)}L${f(-c * r * 1.24)} ${f(r * 0.9)}Q${f(-c * r * 0.4)} ${f(r * 1.16)} ${f(c * r * 0.1)} ${f(r * 0.7)}Z`, hair);
  if (style === 'curly')
    for (let n = 0; n < 9; n += 1) {
      const angle = (-90 - c * (n * 26 - 46)) * rad;
      drawn += circle(Math.cos(angle) * r * 0.92, Math.sin(angle) * r * 0.92, r * 0.36, hair);
    }
  drawn += circle(c * r * 0.98, r * 0.12, r * 0.15, skin) + circle(0, 0, r, skin);
  // Hair: the whole back of the head, down to the brow in front.
  const back = -c;
  drawn += path(
    `M${f(c * r * 0.9)} ${f(-r * 0.46)}A${f(r * 1.04)} ${f(r * 1.04)} 0 0 ${c > 0 ? 0 : 1} ${f(back * r * 0.86)} ${f(r * 0.62)}Q${f(back * r * 0.5)} ${f(r * 0.5)} ${f(back * r * 0.42)} ${f(-r * 0.02)}Q${f(back * r * 0.2)} ${f(-r * 0.42)} ${f(c * r * 0.9)} ${f(-r * 0.46)}Z`,
    hair,
  );
  if (beard) drawn += path(`M${f(back * r * 0.3)} ${f(r * 0.2)}Q${f(c * r * 0.3)} ${f(r * 0.46)} ${f(c * r * 0.96)} ${f(r * 0.34)}Q${f(c * r * 0.9)} ${f(r * 1.1)} ${f(c * r * 0.1)} ${f(r * 1.0)}Q${f(back * r * 0.3)} ${f(r * 0.8)} ${f(back * r * 0.3)} ${f(r * 0.2)}Z`, hair);
  drawn += circle(back * r * 0.16, r * 0.12, r * 0.2, darker(skin, 0.93));
  const cheek = Math.cos((roll - Math.sign(s || 1) * 44) * rad);
  drawn += ellipse(c * r * 0.56 + (cheek - c) * 2, r * 0.34, r * 0.19, r * 0.14, '#f09a86', { opacity: 0.65 });
  return drawn;
}

/** Suits and hands, back to front. @param {Pose} how @param {Person} person @param {Build} build */
function drawPerson(how, person, build) {
  const at = joints(how, build);
  const { side } = axes(how);
  const sleeve = person.floats === undefined ? null : person.suit.dark;
  const shorts = person.suit.main;
  const far = { skin: darker(person.skin, 0.9), shorts: darker(shorts), sleeve: sleeve && darker(sleeve, 0.8) };
  const turn = how.body + 90;
  // Beyond a right angle the figure looks the other way; its drawings are made for looking right or left.
  const headRoll = side < 0 ? 180 : how.roll % 360 === 0 ? 0 : how.roll;
  return (
    drawArm({ shoulders: at.shoulders, ...at.farArm }, build, far.skin, far.sleeve) +
    drawLeg({ hips: at.hips, ...at.farLeg }, build, far.skin, far.shorts) +
    line(through([at.shoulders, at.crown]), darker(person.skin, 0.95), build.armWidth * 1.1) +
    drawLeg({ hips: at.hips, ...at.leg }, build, person.skin, shorts) +
    place(drawTorso(build, person, how.roll), how.x, how.y, { turn }) +
    place(drawHead(build, person, headRoll), at.crown.x, at.crown.y, { turn: turn + how.head * side }) +
    drawArm({ shoulders: at.shoulders, ...at.arm }, build, person.skin, sleeve)
  );
}

/** @param {Pose} how @param {Person} person @param {number} floats left in the suit, of eight */
export const drawChild = (how, person, floats) => drawPerson(how, { ...person, floats }, CHILD);
/** @param {Pose} how @param {Person} person */
export const drawAdult = (how, person) => drawPerson(how, person, ADULT);
