import type { FieldFault } from './errors';

interface ServerFault {
  path: (string | number)[];
  name: string;
}

// By hand: a form without rules of its own need not load zod for this.
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isServerFault = (value: unknown): value is ServerFault =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  Array.isArray(value['path']) &&
  value['path'].every((part) => typeof part === 'string' || typeof part === 'number');

/** The fields an answer complains about, named by the path in the request (`user.email`). */
export function readServerFaults(details: unknown): FieldFault[] {
  const errors = isRecord(details) ? details['errors'] : null;
  if (!Array.isArray(errors) || !errors.every(isServerFault)) return [];
  return errors.map(({ path, name }) => ({ name: path.join('.'), code: name }));
}
