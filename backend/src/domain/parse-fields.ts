import type { z } from 'zod';
import { type FieldError, ShopError, invalidFields } from './shop-error';

/** Custom issues carry the error code as their message; zod's own issues map to a few generic codes. */
function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return issue.message;
  if (issue.code === 'too_big' && issue.origin === 'array') return 'tooLong';
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required';
  return 'invalid';
}

/** One code per field: that of its first issue. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const path = issue.path.map(String);
    const key = path.join('.');
    if (!errors.has(key)) errors.set(key, { path, name: codeOf(issue) });
  }
  return [...errors.values()];
}

/** What a request `{ data }` carries; undefined for any other body. */
export const dataOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;

/** Parses a request body; throws a ShopError that lists the invalid fields. */
export function parseFields<T>(schema: z.ZodType<T>, body: unknown): T {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ShopError('MalformedRequest', 'The body must be an object');
  const parsed = schema.safeParse(body, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw invalidFields(fieldErrors(parsed.error));
}
