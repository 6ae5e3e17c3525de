/** A year's series of numbers: `ZW2026`, or `ZW2026-2C8QM` after a backup was restored. `mark` is empty without a restore. */
export const seriesOf = (prefix: string, year: number, mark: string): string =>
  `${prefix}${year}${mark === '' ? '' : `-${mark}`}`;

/** `ZW2026-00042`. Unique, but the numbers of orders may have gaps. */
export const formatNumber = (series: string, number: number): string => `${series}-${String(number).padStart(5, '0')}`;
