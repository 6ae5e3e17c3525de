// Small pictures: what a game pretends to be, when to stop, and the two marks.
import { CORAL, INK, SUN, TEAL, circle, darker, ellipse, line, otterHead, path, place, rect } from './draw.mjs';
import { CHILD, drawTorso } from './figures.mjs';

/** @typedef {import('./figures.mjs').Person} Person */

const CREAM = '#fffaf0';
const GREEN = '#7fbf8a';
const GREY = '#9fb3ba';

/** Icons of the games, about 100 wide and centred. */
export const games = {
  cloud:
    path('M-46 16Q-52 -8 -28 -12Q-22 -38 4 -32Q30 -34 32 -10Q52 -6 46 16Z', '#c3dfe8') +
    [-26, 0, 26].map((x) => line(`M${x} 26l-4 14`, '#6fbfcd', 6)).join(''),
  animals:
    place(
      ellipse(0, 0, 24, 17, GREEN) +
        circle(-12, -18, 9, GREEN) +
        circle(12, -18, 9, GREEN) +
        circle(-12, -19, 3.6, INK) +
        circle(12, -19, 3.6, INK) +
        line('M-10 2Q0 10 10 2', INK, 3),
      24,
      18,
    ) +
    place(
      ellipse(0, 0, 18, 13, '#cfdfe5') +
        line('M12 -6Q22 -26 14 -36', '#cfdfe5', 8) +
        path('M16 -40L40 -34L16 -30Z', CORAL) +
        circle(17, -36, 2.4, INK) +
        line('M-2 12V40M6 12V30H16', CORAL, 4),
      -28,
      4,
    ),
  sleep:
    place(otterHead(true), -8, 8, { scale: 0.72 }) +
    line('M32 -18V-42L46 -46V-24', TEAL, 4) +
    circle(28, -17, 5.5, TEAL) +
    circle(42, -23, 5.5, TEAL),
  fish:
    path('M-38 0Q-8 -34 26 0Q-8 34 -38 0Z', CORAL) +
    path('M20 0L46 -20V20Z', CORAL) +
    path('M-4 -16Q6 0 -4 16', 'none', { stroke: SUN, strokeWidth: 6 }) +
    circle(-22, -5, 4, INK) +
    circle(-46, -22, 5, 'none', { stroke: TEAL, strokeWidth: 3 }) +
    circle(-40, -38, 3.4, 'none', { stroke: TEAL, strokeWidth: 3 }),
  crab:
    line('M-30 6L-44 20M-26 14L-36 32M30 6L44 20M26 14L36 32M-26 -6L-42 -22M26 -6L42 -22', CORAL, 6) +
    ellipse(0, 6, 32, 23, CORAL) +
    circle(-42, -26, 10, CORAL) +
    circle(42, -26, 10, CORAL) +
    path('M-42 -26L-50 -40L-34 -40Z M42 -26L50 -40L34 -40Z', CREAM) +
    circle(-10, -4, 6.5, '#fff') +
    circle(10, -4, 6.5, '#fff') +
    circle(-9, -3, 3, INK) +
    circle(11, -3, 3, INK) +
    line('M-9 14Q0 21 9 14', INK, 3),
  stars: [
    [-28, 4, 1],
    [22, -18, 0.8],
    [20, 26, 0.62],
  ]
    .map(([x = 0, y = 0, scale = 1]) =>
      place(path('M0 -26L7 -9L26 -8L11 4L16 22L0 12L-16 22L-11 4L-26 -8L-7 -9Z', SUN), x, y, { scale }),
    )
    .join(''),
  look:
    circle(-8, -8, 28, '#e7f6f6', { stroke: INK, strokeWidth: 7 }) +
    line('M14 14L38 38', INK, 11) +
    circle(-8, -8, 11, 'none', { stroke: CORAL, strokeWidth: 6 }),
  pancake:
    ellipse(0, 22, 44, 11, '#5a6b73') +
    line('M42 22L66 14', '#5a6b73', 9) +
    ellipse(0, 16, 34, 8, '#e9b15f') +
    place(ellipse(0, 0, 34, 9, '#f0bf72') + ellipse(0, -3, 32, 6.5, '#f8d596'), 0, -22, { turn: -16 }) +
    line('M-40 -2Q-46 -12 -40 -22M40 -4Q46 -14 42 -22', GREY, 4),
  letter:
    rect(-40, -26, 80, 54, CREAM, 6, { stroke: CORAL, strokeWidth: 5 }) +
    line('M-36 -20L0 8L36 -20', CORAL, 5) +
    circle(0, 6, 9, SUN),
  tower:
    [0, 1, 2].map((n) => rect(-22 + n * 2, 18 - n * 25, 40, 23, [CORAL, SUN, TEAL][n] ?? TEAL, 4)).join('') +
    line('M30 30V-22', GREY, 5) +
    path('M30 -30L42 -12H18Z', GREEN),
  soup:
    path('M-40 -4H40V20Q40 36 24 36H-24Q-40 36 -40 20Z', CORAL) +
    rect(-48, -10, 96, 11, darker(CORAL), 5) +
    circle(-18, -18, 6, CREAM) +
    circle(2, -24, 8, CREAM) +
    circle(20, -17, 5, CREAM) +
    line('M-14 -34q5 -6 0 -12M14 -36q5 -6 0 -12', GREY, 4),
  tug:
    path('M-46 8H46L34 32H-34Z', CORAL) +
    rect(-22, -18, 34, 26, '#e7d8bd', 4) +
    rect(-14, -11, 9, 10, '#8fd3d6', 2) +
    rect(14, -30, 13, 38, INK, 3) +
    rect(14, -26, 13, 8, SUN) +
    circle(28, -42, 7, GREY) +
    circle(40, -46, 5, GREY) +
    line('M-50 36q12 -8 25 0t25 0t25 0t25 0', TEAL, 4),
  shell:
    place(otterHead(), 0, -12, { scale: 0.62 }) +
    path('M-24 40Q-28 12 0 8Q28 12 24 40Q0 50 -24 40Z', '#f7b9a6') +
    line('M0 12V42M-10 14L-14 41M10 14L14 41', CORAL, 3),
  ball:
    place(circle(0, 0, 26, CORAL) + path('M-26 0Q0 -16 26 0Q0 16 -26 0Z', CREAM) + circle(0, 0, 6, SUN), 24, 16) +
    place(
      ellipse(0, 0, 22, 19, '#c99a6b') +
        ellipse(-20, 2, 8, 17, '#8a5a3c') +
        ellipse(20, 2, 8, 17, '#8a5a3c') +
        circle(-7, -4, 3, INK) +
        circle(7, -4, 3, INK) +
        ellipse(0, 6, 6, 4.5, INK),
      -22,
      -10,
    ),
  ferry:
    path('M-50 6H50L38 30H-38Z', TEAL) +
    rect(-34, -16, 66, 22, '#e7d8bd', 4) +
    [-24, -6, 12].map((x) => circle(x, -5, 5.4, '#8fd3d6')).join('') +
    rect(-14, -36, 16, 20, CORAL, 3) +
    line('M-54 36q13 -8 27 0t27 0t27 0t27 0', '#5fb9c0', 4),
  mill:
    path('M-14 44L-8 -10H8L14 44Z', '#c3dfe8') +
    path('M-12 -8L0 -22L12 -8Z', CORAL) +
    rect(-4, 28, 8, 16, TEAL, 3) +
    place(
      [0, 90, 180, 270]
        .map((turn) => place(rect(3, -5, 38, 12, SUN, 3) + line('M0 0H42', INK, 3), 0, 0, { turn }))
        .join('') + circle(0, 0, 5, INK),
      0,
      -10,
      { turn: 22 },
    ),
  apple:
    path('M0 -14Q22 -30 34 -8Q40 20 14 36Q0 30 -14 36Q-40 20 -34 -8Q-22 -30 0 -14Z', CORAL) +
    line('M0 -14Q0 -30 8 -38', '#6d452c', 5) +
    path('M6 -28Q18 -44 34 -36Q24 -20 6 -28Z', GREEN) +
    path('M-22 -6Q-26 6 -20 16', 'none', { stroke: '#fff', strokeWidth: 5, strokeLinecap: 'round', opacity: 0.7 }),
  seal:
    path('M-40 36Q-34 -34 0 -38Q34 -34 40 36Z', '#8b9fa8') +
    circle(-13, -12, 5, INK) +
    circle(13, -12, 5, INK) +
    ellipse(-9, 6, 12, 9, '#cfdadd') +
    ellipse(9, 6, 12, 9, '#cfdadd') +
    ellipse(0, 0, 7, 5, INK) +
    line('M-22 4L-38 0M-22 9L-38 12M22 4L38 0M22 9L38 12', '#fff', 2.6),
  count: [-36, -18, 0, 18].map((x) => line(`M${x} -26V26`, TEAL, 7)).join('') + line('M-48 16L32 -16', CORAL, 7),
  treasure:
    path('M-40 -6Q-40 -30 0 -30T40 -6Z', '#a9713f') +
    rect(-40, -6, 80, 40, '#c98a4e', 5) +
    rect(-40, -8, 80, 8, SUN) +
    rect(-9, -12, 18, 20, SUN, 4) +
    circle(0, -2, 4, INK) +
    ellipse(0, -36, 15, 7, 'none', { stroke: CORAL, strokeWidth: 6 }),
};

/** @param {Person} person @param {string} features */
const face = ({ skin, hair }, features) => circle(0, 0, 38, hair) + ellipse(0, 8, 33, 32, skin) + features;
const eyes = circle(-13, 2, 4.4, INK) + circle(13, 2, 4.4, INK);

/** When to stop, about 90 wide. @type {Record<import('./scenes.mjs').Stop, (child: Person, adult: Person) => string>} */
export const stops = {
  cold: (child) =>
    face(child, eyes + line('M-11 24q4 -5 7 0t7 0t7 0', '#4a74c9', 5.5)) +
    line('M-50 -14q-7 7 0 14t0 14M50 -14q7 7 0 14t0 14', '#5aa4d8', 4.5),
  tense: (child) =>
    face(
      child,
      circle(-13, 2, 8, '#fff') +
        circle(13, 2, 8, '#fff') +
        circle(-13, 2, 3.6, INK) +
        circle(13, 2, 3.6, INK) +
        line('M-9 25H9', INK, 4) +
        line('M-22 -12L-6 -14M22 -12L6 -14', INK, 3.4),
    ) +
    circle(-40, 34, 12, child.skin) +
    circle(40, 34, 12, child.skin) +
    line('M-46 31H-34M-46 37H-34M46 31H34M46 37H34', darker(child.skin, 0.75), 2.6),
  tired: (child) =>
    place(
      face(child, line('M-19 3Q-13 8 -7 3M7 3Q13 8 19 3', INK, 4) + ellipse(0, 25, 7, 8, darker(child.skin, 0.6))),
      0,
      4,
      { turn: 14 },
    ) + line('M-50 30q12 -8 25 0t25 0t25 0t25 0', '#5fb9c0', 6),
  refusal: (child) =>
    face(child, line('M-19 2L-7 4M19 2L7 4', INK, 4) + line('M-9 27Q0 19 9 27', INK, 4)) +
    line('M-48 -22Q-58 0 -48 22M48 -22Q58 0 48 22', CORAL, 5) +
    path('M-54 14L-42 30L-38 14Z M54 -14L42 -30L38 -14Z', CORAL),
  cough: (child) =>
    face(child, line('M-19 0L-8 5L-19 9M19 0L8 5L19 9', INK, 3.6) + ellipse(0, 24, 9, 8, '#8c3b3b')) +
    [
      [30, 30],
      [42, 22],
      [44, 38],
      [54, 30],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 4, '#5aa4d8'))
      .join(''),
  depth: (_child, adult) =>
    place(
      circle(0, -8, 24, adult.hair) +
        ellipse(0, -3, 21, 20, adult.skin) +
        circle(-8, -6, 3, INK) +
        circle(8, -6, 3, INK) +
        ellipse(0, 6, 4, 5, INK) +
        line('M26 20L42 -22', adult.skin, 11),
      -4,
      2,
    ) +
    rect(-44, 18, 88, 28, '#5fb9c0', 6, { opacity: 0.85 }) +
    line('M-44 18q11 -7 22 0t22 0t22 0t22 0', '#fff', 4) +
    line('M-30 24V42M-38 34L-30 43L-22 34', INK, 4),
  suit: (child) =>
    place(drawTorso(CHILD, { ...child, floats: 8 }, 90), 0, 30, { scale: 1.15 }) +
    place(rect(-9, -12, 18, 24, SUN, 5, { stroke: INK, strokeWidth: 3 }), 34, -24, { turn: 28 }) +
    line('M14 -10L26 -18', INK, 3.4, { strokeDasharray: '3 6' }),
  distracted: (_child, adult) =>
    place(rect(-20, -36, 40, 70, INK, 8) + rect(-15, -28, 30, 50, '#b9e4e5', 3) + circle(0, 28, 3, '#fff'), 4, 0, {
      turn: 10,
    }) +
    line('M-34 -4Q-40 16 -20 24', adult.skin, 13) +
    line('M30 -40q12 4 14 16M26 -28q6 2 8 8', CORAL, 4.5),
};

/** Wrong is a cross, right is a check, told apart by shape. @param {boolean} right */
export const mark = (right) =>
  circle(0, 0, 31, '#fff', { stroke: right ? TEAL : CORAL, strokeWidth: 6 }) +
  (right ? line('M-14 2L-4 13L15 -11', TEAL, 9) : line('M-12 -12L12 12M12 -12L-12 12', CORAL, 9));

/** A hand held up: stop. */
export const palm =
  path('M-26 -62H26L62 -26V26L26 62H-26L-62 26V-26Z', CORAL, { stroke: '#fff', strokeWidth: 7 }) +
  line('M-15 0V-25M-3 0V-33M9 0V-30M20 4V-19', '#fff', 9.5) +
  path('M-20 -4H25V14Q25 36 4 36Q-10 36 -17 24L-34 4Q-30 -5 -20 4Z', '#fff');
