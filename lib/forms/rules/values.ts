const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Nothing was given: no text, nothing chosen, no keys. Zero, NaN, false, dates and blanks are something. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.length === 0;
  if (value instanceof Map || value instanceof Set) return value.size === 0;
  const prototype: unknown = Object.getPrototypeOf(value);
  // A file or a date has no own keys and is still something.
  return (prototype === Object.prototype || prototype === null) && Object.keys(value).length === 0;
}

/** What a visitor can have typed: text or a number. Anything else is not text and fails the rules about text. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value)) ? String(value) : null;
}

/** A number, also written as text; NaN for anything that is not plainly one (blank text, true, null). */
export function numberOf(value: unknown): number {
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value);
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

/** An argument an editor left out, as in `length:2,`. */
export const isLeftOut = (argument: unknown): boolean => argument === undefined || argument === null || argument === '';

/** Own fields only, so that no field can be called `constructor`; `user.email` also finds email inside user. */
export function readField(form: Record<string, unknown> | undefined, name: string): unknown {
  if (!isRecord(form)) return undefined;
  if (Object.hasOwn(form, name)) return form[name];
  let inner: unknown = form;
  for (const key of name.split('.')) {
    if (!isRecord(inner) || !Object.hasOwn(inner, key)) return undefined;
    inner = inner[key];
  }
  return inner;
}

/** `==`: '5' is 5. What cannot be compared (objects without a text) is not equal. */
export function isLooselyEqual(a: unknown, b: unknown): boolean {
  try {
    return a == b;
  } catch {
    return false;
  }
}

/** Deeper than any form; also ends the comparison of objects that contain themselves. */
const MAX_DEPTH = 32;

/** Same lists, same keys, strictly the same values. */
export function isDeeplyEqual(a: unknown, b: unknown, depth = 0): boolean {
  if (a === b) return true;
  if (!isRecord(a) || !isRecord(b) || depth > MAX_DEPTH) return false;
  if (a instanceof Date || b instanceof Date) {
    return a instanceof Date && b instanceof Date && a.getTime() === b.getTime();
  }
  if (Array.isArray(a) !== Array.isArray(b) || Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  if (a instanceof Map || a instanceof Set) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isDeeplyEqual(a[key], b[key], depth + 1))
  );
}
