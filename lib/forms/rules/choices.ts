import { testPattern, toPattern } from './pattern';
import type { Rule } from './rule';
import { isDeeplyEqual, isEmpty, isLooselyEqual, readField, textOf } from './values';

export const required: Rule = (value, [mode]) =>
  !isEmpty(mode === 'trim' && typeof value === 'string' ? value.trim() : value);

/** The field itself or one of the named fields has a value. */
export const requireOne: Rule = (value, names, form) =>
  !isEmpty(value) || names.some((name) => typeof name === 'string' && !isEmpty(readField(form, name)));

const ACCEPTED: unknown[] = ['yes', 'on', '1', 1, true, 'true'];
export const accepted: Rule = (value) => ACCEPTED.includes(value);

const isObject = (value: unknown): boolean => typeof value === 'object';

/** One of the given values: text and numbers compared loosely ('5' equals 5), objects and lists by content. */
export const is: Rule = (value, allowed) =>
  allowed.some((item) => (isObject(item) ? isDeeplyEqual(item, value) : isLooselyEqual(item, value)));

/** None of the given values: compared strictly ('5' differs from 5), objects and lists by content. */
export const not: Rule = (value, refused) => !refused.some((item) => isDeeplyEqual(item, value));

/** Equal to one of the given texts, or matching one of the patterns (`/…/` or a RegExp). */
export const matches: Rule = (value, options) => {
  const text = textOf(value);
  return options.some((option) => {
    const pattern = toPattern(option);
    if (pattern === undefined) return option === value;
    return pattern !== null && text !== null && testPattern(pattern, text);
  });
};

const SUFFIX = /_confirm(?:ed)?$/;

/** Value of the other field: the named one, else `x` for `x_confirm` and `x_confirmed`, and vice versa. */
function findOther(form: Record<string, unknown> | undefined, name: string, address: unknown): unknown {
  if (typeof address === 'string' && address !== '') return readField(form, address);
  if (name === '') return undefined;
  if (SUFFIX.test(name)) return readField(form, name.replace(SUFFIX, ''));
  return readField(form, `${name}_confirm`) ?? readField(form, `${name}_confirmed`);
}

/** Equal to another field; fails if that field is missing. */
export const confirm: Rule = (value, [address, mode], form, name = '') => {
  const other = findOther(form, name, address);
  if (other === undefined) return false;
  return isDeeplyEqual(value, other) || (mode !== 'strict' && isLooselyEqual(value, other));
};
