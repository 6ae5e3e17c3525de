// Heads from the side, turned by any angle about their axis.
import { circle, darker, ellipse, f, path, place } from './draw.mjs';

/** @typedef {import('./figures.mjs').Build} Build */
/** @typedef {import('./figures.mjs').Person} Person */

const rad = Math.PI / 180;

/** Hair of a head seen from its side, from the brow round to the nape. @param {number} r @param {1 | -1} side where the face is @param {string} hair */
const drawHair = (r, side, hair) =>
  path(
    `M${f(side * r * 1.06)} ${f(-r * 0.42)}A${f(r * 1.07)} ${f(r * 1.07)} 0 0 ${side > 0 ? 0 : 1} ${f(-side * r * 0.92)} ${f(r * 0.6)}Q${f(-side * r * 0.36)} ${f(r * 0.62)} ${f(-side * r * 0.36)} ${f(r * 0.04)}Q${f(-side * r * 0.26)} ${f(-r * 0.42)} ${f(side * r * 1.06)} ${f(-r * 0.42)}Z`,
    hair,
  );

/** Upright, looking along `roll`: 0 to the right, 90 at us, 180 to the left, 270 away. @param {Build} build @param {Person} person @param {number} roll */
export function drawHead({ head: r }, { skin, hair, style, beard }, roll) {
  const [c, s] = [Math.cos(roll * rad), Math.sin(roll * rad)];
  const back = -c;
  let behind = '';
  if (style === 'bun') behind += circle(back * r * 0.62, -r * 1.02, r * 0.42, hair);
  if (style === 'tails')
    for (const side of [-1, 1]) {
      const x = Math.cos((roll + side * 135) * rad) * r * 1.22;
      behind += place(ellipse(0, r * 0.42, r * 0.26, r * 0.56, hair), x, -r * 0.1, { turn: -14 * Math.sign(x) });
    }
  if (style === 'bob') {
    const [left, right] = c > 0 ? [-1.14, 0.2 + 0.94 * (1 - c)] : [-0.2 - 0.94 * (1 + c), 1.14];
    behind += path(
      `M${f(left * r)} ${f(r * 0.86)}V${f(-r * 0.2)}Q0 ${f(-r * 1.3)} ${f(right * r)} ${f(-r * 0.2)}V${f(r * 0.86)}Q0 ${f(r * 1.1)} ${f(left * r)} ${f(r * 0.86)}Z`,
      hair,
    );
  }
  const profile = Math.abs(c) > 0.985;
  if (s < 0 && !profile) return behind + circle(0, 0, r * 1.05, hair);
  let drawn = behind + circle(c * r * 0.97, r * 0.16, r * 0.15, skin);
  drawn += profile
    ? circle(0, 0, r, skin)
    : circle(0, 0, r * 1.05, hair) + ellipse(c * r * 0.36, r * 0.26, r * (0.84 - 0.2 * Math.abs(c)), r * 0.75, skin);
  if (beard)
    drawn += path(
      `M${f(back * r * 0.34)} ${f(r * 0.1)}Q${f(c * r * 0.2)} ${f(r * 0.5)} ${f(c * r * 0.98)} ${f(r * 0.36)}Q${f(c * r * 0.96)} ${f(r * 1.1)} ${f(c * r * 0.16)} ${f(r * 1.06)}Q${f(back * r * 0.34)} ${f(r * 0.9)} ${f(back * r * 0.34)} ${f(r * 0.1)}Z`,
      hair,
    );
  if (profile) drawn += drawHair(r, c > 0 ? 1 : -1, hair);
  if (style === 'curly' && profile) drawn += ellipse(back * r * 0.14, -r * 0.56, r * 0.84, r * 0.46, hair);
  if (style === 'curly')
    for (let n = 0; n < 8; n += 1) {
      const angle = (-90 + (c > 0 ? 1 : -1) * (58 - n * 31)) * rad;
      drawn += circle(Math.cos(angle) * r * 0.9, Math.sin(angle) * r * 0.9, r * 0.33, hair);
    }
  for (const side of [-1, 1]) {
    const ear = (roll + side * 96) * rad;
    if (Math.sin(ear) > -0.2) drawn += circle(Math.cos(ear) * r * 0.9, r * 0.14, r * 0.19, darker(skin, 0.94));
    const cheek = (roll + side * 46) * rad;
    if (Math.sin(cheek) > 0.1)
      drawn += ellipse(Math.cos(cheek) * r * 0.8, r * 0.36, r * 0.19 * Math.sin(cheek) + 1.5, r * 0.14, '#f09a86', {
        opacity: 0.65,
      });
  }
  return drawn;
}
