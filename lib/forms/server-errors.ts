import type { FieldError } from './field-errors';

interface ServerError {
  path: (string | number)[];
  name: string;
}

// Validated without zod, so that forms without their own schema do not load it.
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isServerError = (value: unknown): value is ServerError =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  Array.isArray(value['path']) &&
  value['path'].every((part) => typeof part === 'string' || typeof part === 'number');

/** Field errors of an error response, named by their path in the request (`user.email`). */
export function parseServerErrors(details: unknown): FieldError[] {
  const errors = isRecord(details) ? details['errors'] : null;
  if (!Array.isArray(errors) || !errors.every(isServerError)) return [];
  return errors.map(({ path, name }) => ({ name: path.join('.'), code: name }));
}
