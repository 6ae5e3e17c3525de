import type { Rule } from './rule';
import { isLeftOut, numberOf } from './values';

/** Anything isNaN() accepts as a number, as documented: also '1e3', and blank text as zero. */
export const number: Rule = (value) => typeof value === 'bigint' || !Number.isNaN(Number(value));

/** The length of a list, otherwise the numeric value. */
const amountOf = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value));
const limitOf = (argument: unknown, otherwise: number): number =>
  argument === undefined ? otherwise : numberOf(argument);

/** NaN compares false, so an invalid limit never passes. */
export const min: Rule = (value, [limit]) => amountOf(value) >= limitOf(limit, 1);
export const max: Rule = (value, [limit]) => amountOf(value) <= limitOf(limit, 10);

/** Inclusive; the limits may be in any order. */
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
 * Number of characters, list items or object keys within the limits (in any order). Characters are UTF-16 units, as for
 * the maxlength attribute.
 */
export const length: Rule = (value, [first, second]) => {
  const limits = [
    isLeftOut(first) ? 0 : Math.trunc(numberOf(first)),
    isLeftOut(second) ? Number.POSITIVE_INFINITY : Math.trunc(numberOf(second)),
  ];
  const size = sizeOf(value);
  return size >= Math.min(...limits) && size <= Math.max(...limits);
};
