// Puts the parts of a lesson's film in order; the same parts are the chapters of the player (backend/seed/data/levels/films/parts.ts).
import { circle, f, line, place, rect } from './draw.mjs';
import { goal, stopping } from './ashore.mjs';
import { games, mark } from './icons.mjs';
import { ease, keyedNumber, swing } from './motion.mjs';
import { HEIGHT, WIDTH, show, windowOn } from './places.mjs';
import { notice } from './scenes.mjs';

/** @typedef {import('./scenes.mjs').LessonFilm} LessonFilm */
/** @typedef {{ name: string, seconds: number, draw: (t: number) => string }} Part */

/** Movements are shown calmly: this many of their seconds in one second of film. */
const PACE = 0.8;
const WIPE = 0.6;

/** The adult's hands, with a magnifying glass on them. @param {LessonFilm} film @param {number} t */
function holding({ hold, lens, glass: side = 'right' }, t) {
  const x = side === 'left' ? 128 : 726;
  const { world, view } = hold(t);
  const at = lens(t);
  const size = 190 * ease((t - 1.2) / 0.6);
  const glass =
    size < 8
      ? ''
      : circle(x, 150, size / 2 + 8, '#fff') +
        windowOn(
          { world, view: [at.x - 44, at.y - 44, 88] },
          { x: x - size / 2, y: 150 - size / 2, width: size, height: size, round: size / 2 },
        ) +
        circle(x, 150, size / 2 + 4, 'none', { stroke: '#ffc857', strokeWidth: 7 });
  return show({ world: world + notice(t, at), view }) + glass;
}

/** Wrong beside right; the other one is paler. @param {LessonFilm} film @param {number} t */
function comparing({ wrong, right }, t) {
  const halves = [wrong, right].map((scene, n) => {
    const x = n === 0 ? 12 : 433;
    const pale = keyedNumber(
      t,
      n === 0
        ? [
            [3.7, 0],
            [4.3, 1],
          ]
        : [
            [3.7, 1],
            [4.3, 0],
          ],
    );
    const shown = ease((t - (n === 0 ? 0.7 : 4)) / 0.5);
    return (
      windowOn(scene(t), { x, y: 46, width: 409, height: 422 }) +
      rect(x, 46, 409, 422, '#fff8ec', 26, { opacity: f(pale * 5) === '0' ? 0 : 0.4 * pale }) +
      (shown > 0.02 ? place(mark(n === 1), x + 46, 92, { scale: shown }) : '')
    );
  });
  return rect(0, 0, WIDTH, HEIGHT, '#fff1d8') + halves.join('');
}

/** The exercise as a game, and what it pretends to be. @param {LessonFilm} film @param {number} t */
function playing({ game, icon, bubble = 'left' }, t) {
  const [x, away] = bubble === 'left' ? [116, 1] : [738, -1];
  const scale = ease((t - 0.7) / 0.6);
  return (
    show(game(t)) +
    (scale < 0.03
      ? ''
      : circle(x + 96 * away, 210, 8 * scale, '#fff') +
        circle(x + 70 * away, 190, 13 * scale, '#fff') +
        place(circle(0, 0, 82, '#fff') + place(games[icon], 0, 0, { scale: 1.14, turn: 4 * swing(t, 2) }), x, 126, {
          scale,
        }))
  );
}

/** @param {LessonFilm} film @returns {Part[]} */
export const partsOf = (film) => [
  { name: 'goal', seconds: 6, draw: (t) => goal(film, t) },
  { name: 'hold', seconds: 7, draw: (t) => holding(film, t) },
  { name: 'side', seconds: film.side.seconds / PACE, draw: (t) => show(film.side.draw(t * PACE)) },
  { name: 'above', seconds: 7, draw: (t) => show(film.above(t)) },
  { name: 'mistake', seconds: 8, draw: (t) => comparing(film, t) },
  { name: 'game', seconds: 8, draw: (t) => playing(film, t) },
  { name: 'stop', seconds: 7, draw: (t) => stopping(film, t) },
];

/** @param {LessonFilm} film */
export const secondsOf = (film) => partsOf(film).reduce((sum, { seconds }) => sum + seconds, 0);

/** Which of the parts is on, as dots. @param {number} index @param {number} count */
function dots(index, count) {
  let drawn = rect(WIDTH - count * 20 - 38, 12, count * 20 + 26, 24, '#12384a', 12, { opacity: 0.35 });
  for (let n = 0; n < count; n += 1) {
    const x = WIDTH - 22 - (count - n) * 20 + 4 + (n > index ? 8 : 0);
    drawn += n === index ? rect(x - 5, 19, 18, 10, '#ffc857', 5) : circle(x, 24, 5, '#fff', { opacity: 0.8 });
  }
  return drawn;
}

/** The next scene rises like water over the one before. @param {string} before @param {string} after @param {number} at 0..1 */
function wipe(before, after, at) {
  const y = HEIGHT + 20 - (HEIGHT + 50) * ease(at);
  let edge = `M-20 ${f(y)}`;
  for (let x = -20; x < WIDTH + 20; x += 80) edge += `q20 -16 40 0t40 0`;
  return (
    `${before}<clipPath id="wipe"><path d="${edge}V520H-20Z"/></clipPath><g clip-path="url(#wipe)">${after}</g>` +
    line(edge, '#fff', 9)
  );
}

/** The frame at a time. @param {LessonFilm} film @param {number} time in seconds */
export function frame(film, time) {
  const parts = partsOf(film);
  let start = 0;
  let index = 0;
  while (index < parts.length - 1 && time >= start + (parts[index]?.seconds ?? 0))
    start += parts[index++]?.seconds ?? 0;
  const part = parts[index];
  const last = parts[index - 1];
  if (!part) throw new Error('A film without parts');
  const t = time - start;
  const now = part.draw(t);
  return (last && t < WIPE ? wipe(last.draw(last.seconds), now, t / WIPE) : now) + dots(index, parts.length);
}
