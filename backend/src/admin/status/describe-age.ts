const UNITS = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Whole seconds, minutes from two of them on, or hours: `1.234` seconds are "1 second". @param tag Language, as in BCP 47. */
export function describeAge(seconds: number, tag: string): string {
  const [unit, length] = UNITS.find((each) => seconds >= 2 * each[1]) ?? UNITS[2];
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(
    Math.floor(seconds / length),
  );
}
