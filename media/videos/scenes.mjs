// Scenes that every film is made of. All of them give a world and the part of it to be seen, so that they also fit into a window.
import { circle, f, line, path, place, rect } from './draw.mjs';
import { ADULT, CHILD, drawAdult, drawChild, joints, reachFor } from './figures.mjs';
import { drawFromAbove } from './from-above.mjs';
import { swing } from './motion.mjs';
import { bathroom, pool, poolFromAbove, rings, ripple } from './places.mjs';

/** @typedef {import('./draw.mjs').Point} Point */
/** @typedef {import('./figures.mjs').Person} Person */
/** @typedef {import('./figures.mjs').Pose} Pose */
/** @typedef {import('./places.mjs').Picture} Picture */
/** @typedef {import('./places.mjs').View} View */
/** `floats` left in the suit, of eight; null without a suit. @typedef {{ child: Person, adult: Person, floats: number | null }} Cast */

/** One scene as a function of its own seconds. @typedef {(t: number) => Picture} Scene */
/** @typedef {'cold' | 'tense' | 'tired' | 'refusal' | 'cough' | 'depth' | 'suit' | 'distracted'} Stop */

/**
 * What a lesson's film shows; `film.mjs` puts the parts in order.
 * @typedef {object} LessonFilm
 * @property {Cast} cast
 * @property {{ seconds: number, poster: number, draw: Scene }} side the movement from the side, its own length and its most telling moment, which is also the poster
 * @property {number} [focus] middle of what the goal shows, where the movement is not in the middle of its picture
 * @property {Scene} hold
 * @property {(t: number) => Point} lens what the magnifying glass of the hold shows
 * @property {'left' | 'right'} [glass] where it leaves the faces free
 * @property {Scene} above
 * @property {Scene} wrong
 * @property {Scene} right
 * @property {Scene} game
 * @property {keyof typeof import('./icons.mjs').games} icon what the game pretends to be
 * @property {'left' | 'right'} [bubble] where it leaves the faces free
 * @property {[Stop, Stop]} stop the lesson's other two signs to stop; the first is its mistake
 * @property {boolean} [home] at home instead of at the pool
 */

/** How far an adult reaches without a step, in the drawing's units, and half a head more. */
const REACH = ADULT.upper + ADULT.fore + 30;

/** A film in which the adult stands too far away must not be made. @param {Point[]} from @param {Point[]} to */
function checkReach(from, to) {
  const nearest = Math.min(...from.flatMap((a) => to.map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
  if (nearest > REACH) throw new Error(`The adult is ${Math.round(nearest)} away and reaches ${REACH}`);
}

/**
 * Child and adult from the side. `hands`: what the adult's near and far hand hold. `near`: whether the near arm is in front of the child.
 * @param {number} t @param {Cast} cast
 * @param {{ kid: Pose, adult: Pose, hands: [Point, Point], near?: boolean, view: View, edge?: 'left' | 'right', floor?: number, otter?: number, calm?: number, props?: string, front?: string, over?: string, lying?: boolean, dry?: boolean }} scene
 */
export function together(
  t,
  { child, adult, floats },
  { kid, adult: given, hands, near, props = '', lying, dry, over = '', ...rest },
) {
  const parent = { ...given };
  parent.arm = reachFor(parent, ADULT, hands[0]);
  parent.farArm = reachFor(parent, ADULT, hands[1]);
  const at = joints(kid, CHILD);
  if (!dry) checkReach([joints(parent, ADULT).shoulders], [at.shoulders, at.crown, at.hips]);
  return pool(t, {
    ...rest,
    figures:
      drawAdult(parent, adult, near ? 'behind' : 'all') +
      drawChild(kid, child, floats) +
      props +
      (near ? drawAdult(parent, adult, 'before') : ''),
    over: (dry ? '' : ripple(t, kid.x, lying ? 88 : 42)) + (lying ? '' : ripple(t, parent.x, 40)) + over,
  });
}

/**
 * A lying child and an adult beside, from above. Hands under the child when `under`.
 * @param {number} t @param {Cast} cast
 * @param {{ kid: Pose, adult: Point & { turn: number }, hands: Point[], under?: boolean, view: View, edge?: boolean, props?: string, below?: string, before?: string }} scene
 */
export function lyingFromAbove(
  t,
  { child, adult, floats },
  { kid, adult: at, hands, under, view, edge, props = '', below = '', before = '' },
) {
  const body = joints(kid, CHILD);
  checkReach([at], [body.shoulders, body.crown, body.hips]);
  const parent = drawFromAbove(at, at.turn, hands, adult);
  const middle = { x: (body.crown.x + body.hips.x) / 2, y: (body.crown.y + body.hips.y) / 2 };
  return poolFromAbove(t, {
    view,
    edge,
    under: below + (under ? parent : ''),
    figures:
      rings(t, middle.x, middle.y, 104) +
      (under ? drawFromAbove(at, at.turn, [], adult) : '') +
      before +
      drawChild(kid, child, floats) +
      props +
      (under ? '' : parent),
  });
}

/**
 * Child and adult upright in the water, from above.
 * @param {number} t @param {Cast} cast
 * @param {{ kid: Point & { turn: number, nod?: number, size?: number }, kidHands: Point[], adult: Point & { turn: number }, hands: Point[], view: View, edge?: boolean, props?: string, below?: string }} scene
 */
export function uprightFromAbove(
  t,
  { child, adult, floats },
  { kid, kidHands, adult: at, hands, view, edge, props = '', below = '' },
) {
  // On the edge and in the air it is not in the water yet.
  if (!(edge && kid.x < 120) && (kid.size ?? 0.8) <= 0.8) checkReach([at], [kid]);
  return poolFromAbove(t, {
    view,
    edge,
    under: below,
    figures:
      rings(t, at.x, at.y, 62) +
      (kid.x > 110 || !edge ? rings(t, kid.x, kid.y, 48) : '') +
      drawFromAbove(at, at.turn, hands, adult) +
      drawFromAbove(kid, kid.turn, kidHands, child, { size: kid.size ?? 0.8, floats, nod: kid.nod ?? 0 }) +
      props,
  });
}

/** Soft rings that draw the eye to a place. @param {number} t @param {Point} at */
export const notice = (t, at) =>
  circle(at.x, at.y, 30 + 3 * swing(t, 2), 'none', { stroke: '#ffc857', strokeWidth: 5, opacity: 0.9 });

/** Child and adult at home, the child in the bath. @param {number} t @param {Cast} cast @param {{ kid: Pose, adult: Pose, hands: [Point, Point], view: View, front?: string, before?: string, cup?: string }} scene */
export function inTheBath(t, { child, adult }, { kid, adult: given, hands, view, front = '', before = '', cup = '' }) {
  const parent = { ...given };
  parent.arm = reachFor(parent, ADULT, hands[0]);
  parent.farArm = reachFor(parent, ADULT, hands[1]);
  return bathroom(t, {
    view,
    figures: drawChild(kid, child, null),
    front,
    before: drawAdult(parent, adult, 'behind') + before + cup + drawAdult(parent, adult, 'before'),
  });
}

/** The bath from above, the adult kneeling beside it. @param {number} t @param {Cast} cast @param {{ kid: Point & { nod?: number }, hands: Point[], view: View, props?: string }} scene */
export function bathFromAbove(t, { child, adult }, { kid, hands, view, props = '' }) {
  let world = rect(-60, -60, 1000, 620, '#f3e6cf');
  for (let y = -40; y < 560; y += 62)
    for (let x = -40; x < 940; x += 62) world += rect(x, y, 56, 56, (x + y) % 124 === 0 ? '#f8eedc' : '#f6ead5', 6);
  world +=
    rect(206, 92, 450, 214, '#fffaf0', 104) + rect(230, 114, 402, 170, '#8fd3d6', 84) + circle(268, 199, 9, '#dfe9ea');
  for (let n = 0; n < 7; n += 1)
    world += line(
      `M${f(280 + n * 46 + 6 * swing(t, 4, n * 0.3))} ${f(140 + ((n * 53) % 120))}q10 -6 20 0t20 0`,
      '#fff',
      3,
      { opacity: 0.5 },
    );
  const legs = [-14, 14]
    .map((dy) => line(`M${kid.x} ${kid.y + dy}L${kid.x - 78} ${kid.y + dy}`, child.skin, 19, { opacity: 0.75 }))
    .join('');
  const duck = place(
    path('M-22 0Q-14 -16 4 -14Q24 -12 24 0Q24 12 4 14Q-14 16 -22 0Z', '#ffc857') +
      circle(12, 0, 10, '#f7b93a') +
      path('M20 -4L32 0L20 4Z', '#f2694b'),
    292 + 5 * swing(t, 4),
    250,
    { turn: 20 + 8 * swing(t, 4) },
  );
  const parent = { x: kid.x + 6, y: 366 };
  world +=
    rings(t, kid.x, kid.y, 46) +
    legs +
    duck +
    drawFromAbove(kid, 180, [], child, { size: 0.74, nod: kid.nod ?? 0 }) +
    props +
    drawFromAbove(parent, -90, hands, adult);
  return { world, view };
}
