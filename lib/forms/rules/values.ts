const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether a value is empty: '', null, undefined, [] or {}. Zero, NaN, false, dates and whitespace are not. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.length === 0;
  if (value instanceof Map || value instanceof Set) return value.size === 0;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Files and dates have no own keys but are not empty.
  return (prototype === Object.prototype || prototype === null) && Object.keys(value).length === 0;
}

/** Text or a number as text; null for anything else, which fails the rules about text. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value)) ? String(value) : null;
}

/** Parses a number, also from text; NaN for anything else (blank text, true, null). */
export function numberOf(value: unknown): number {
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value);
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

/** Whether an argument was omitted, as in `length:2,`. */
export const isLeftOut = (argument: unknown): boolean => argument === undefined || argument === null || argument === '';

/** Reads own properties only; `user.email` also finds email inside user. */
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

/** `==`, so '5' equals 5. Values that cannot be compared are not equal. */
export function isLooselyEqual(a: unknown, b: unknown): boolean {
  try {
    return a == b;
  } catch {
    return false;
  }
}

/** Deeper than any form; also stops on circular objects. */
const MAX_DEPTH = 32;

/** Deep equality with strict comparison of values. */
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
