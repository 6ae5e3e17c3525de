import type { Rule } from './rule';
import { isLeftOut, numberOf } from './values';

/** Whatever isNaN() takes for a number, as documented: so also '1e3', and blank text as zero. */
export const number: Rule = (value) => typeof value === 'bigint' || !Number.isNaN(Number(value));

/** Lists count by their length, everything else by its value. */
const amountOf = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value));
const limitOf = (argument: unknown, otherwise: number): number =>
  argument === undefined ? otherwise : numberOf(argument);

/** Not a number on either side compares false: a senseless limit lets nothing pass. */
export const min: Rule = (value, [limit]) => amountOf(value) >= limitOf(limit, 1);
export const max: Rule = (value, [limit]) => amountOf(value) <= limitOf(limit, 10);

/** Inclusive, the limits in any order. */
export const between: Rule = (value, [from, to]) => {
  const limits = [numberOf(from), numberOf(to)];
  const amount = numberOf(value);
  return amount >= Math.min(...limits) && amount <= Math.max(...limits);
};

function sizeOf(value: unknown): number {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : Number.NaN;
}

/**
 * At least the first, at most the second (in any order): characters of a text, items of a list, keys of an object.
 * Characters are counted as the browser's own maxlength does, in UTF-16 units.
 */
export const length: Rule = (value, [first, second]) => {
  const limits = [
    isLeftOut(first) ? 0 : Math.trunc(numberOf(first)),
    isLeftOut(second) ? Number.POSITIVE_INFINITY : Math.trunc(numberOf(second)),
  ];
  const size = sizeOf(value);
  return size >= Math.min(...limits) && size <= Math.max(...limits);
};
