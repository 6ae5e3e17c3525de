import type { Style, Typesetter } from '../../platform/pdf/typesetter';

export type Measure = Pick<Typesetter, 'widthOf' | 'lines'>;

/** More than any text of a card has room for; measuring all of a long one in every size would take seconds. */
const MAX_SIGNS = 800;

/** Wraps a text into at most `max` lines of that width; what does not fit ends in an ellipsis. */
export function clampLines(
  measure: Measure,
  text: string,
  { width, max, style }: { width: number; max: number; style: Style },
) {
  const known = text.length > MAX_SIGNS ? `${text.slice(0, MAX_SIGNS)}…` : text;
  const lines = measure.lines(known, width, style);
  if (lines.length <= max) return lines;
  const signs = [...(lines[max - 1] ?? '')];
  while (signs.length > 0 && measure.widthOf(`${signs.join('')}…`, style) > width) signs.pop();
  const last = signs.join('').replace(/[\s.,;:!?–-]+$/u, '');
  return [...lines.slice(0, max - 1), `${last}…`];
}
