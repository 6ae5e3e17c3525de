// People upright in the water, seen from above.
import { SUN, circle, darker, ellipse, line, place, rect, through } from './draw.mjs';
import { WOMAN, between, rad } from './figures.mjs';

/** @typedef {import('./draw.mjs').Point} Point */
/** @typedef {import('./figures.mjs').Person} Person */

/** Hair from above, the face towards +x. @param {Person} person @param {number} r */
function hairFromAbove({ hair, style }, r) {
  let drawn = circle(0, 0, style === 'bob' ? r * 1.1 : r, hair);
  if (style === 'bun') drawn += circle(-r * 0.7, 0, r * 0.42, darker(hair, 0.9));
  if (style === 'tails')
    for (const side of [-1, 1]) drawn += ellipse(-r * 0.5, side * r * 1.08, r * 0.5, r * 0.28, hair);
  if (style === 'curly')
    for (let n = 0; n < 8; n += 1)
      drawn += circle(Math.cos(n * 0.785) * r * 0.82 - 2, Math.sin(n * 0.785) * r * 0.82, r * 0.34, hair);
  return drawn;
}

/**
 * Somebody upright in the water, seen from above: hair, shoulders, and arms that reach for something. Children wear the suit, of
 * which the upper pockets show, two in front and two behind.
 * @param {Point} at @param {number} turn 0 looks right @param {Point[]} hands in the picture @param {Person} person @param {{ size?: number, floats?: number | null, nod?: number }} [how]
 */
export function drawFromAbove(at, turn, hands, person, { size = 1, floats = null, nod = 0 } = {}) {
  const { skin, suit } = person;
  const across = { x: -Math.sin(turn * rad), y: Math.cos(turn * rad) };
  let drawn = '';
  for (const [n, hand] of hands.entries()) {
    const side = (n === 0 ? -1 : 1) * size;
    const shoulder = { x: at.x + across.x * 36 * side, y: at.y + across.y * 36 * side };
    const elbow = {
      x: (shoulder.x + hand.x) / 2 + across.x * 16 * side,
      y: (shoulder.y + hand.y) / 2 + across.y * 16 * side,
    };
    drawn +=
      line(through([shoulder, elbow, hand]), darker(skin, 0.95), 21 * size) + circle(hand.x, hand.y, 13 * size, skin);
    if (floats !== null) drawn += line(through([shoulder, between(shoulder, elbow, 0.8)]), suit.dark, 27 * size);
  }
  let trunk = ellipse(
    0,
    0,
    floats === null ? 27 : 38,
    floats === null ? 54 : 50,
    floats === null ? (person.shirt ?? skin) : suit.dark,
  );
  if (floats === null && suit === WOMAN) trunk += line('M-20 -26Q0 -18 20 -26M-20 26Q0 18 20 26', suit.main, 9);
  if (floats !== null)
    for (const [n, [x = 0, y = 0]] of [
      [33, 19],
      [-33, 19],
      [33, -19],
      [-33, -19],
    ].entries())
      trunk +=
        n < floats
          ? rect(x - 10, y - 16, 20, 32, suit.pocket, 8, { stroke: SUN, strokeWidth: 3 })
          : rect(x - 9, y - 15, 18, 30, 'none', 7, { stroke: suit.pocket, strokeWidth: 2.4, strokeDasharray: '5 4' });
  const head = size < 1 ? 29 : 34;
  const face = circle(head * 0.86, 0, 7, skin);
  return (
    drawn +
    place(trunk + place(circle(4, 0, head, skin) + hairFromAbove(person, head) + face, nod, 0), at.x, at.y, {
      turn,
      scale: size,
    })
  );
}

/** @param {Point} at @param {number} turn @param {Point[]} hands @param {Person} person */
export const drawAdultFromAbove = (at, turn, hands, person) => drawFromAbove(at, turn, hands, person);
