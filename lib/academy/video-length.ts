/**
 * A video's own length as text, rounded to whole seconds: `48 sec`, `1 min 5 sec`.
 *
 * @param tag BCP 47, such as `nl-NL`
 */
export function formatVideoLength(seconds: number, tag: string): string {
  const whole = Math.round(seconds);
  const format = (value: number, unit: 'minute' | 'second') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  const parts = [minutes > 0 && format(minutes, 'minute'), (rest > 0 || minutes === 0) && format(rest, 'second')];
  return parts.filter(Boolean).join(' ');
}
