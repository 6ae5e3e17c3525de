import type { FieldErrors } from 'react-hook-form';
import type { FieldError } from './field-errors';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Flattens react-hook-form's nested errors. Leaves are the entries with a message, which holds the error code. */
export function collectFieldErrors(errors: FieldErrors, prefix = ''): FieldError[] {
  return Object.entries(errors).flatMap(([key, entry]) => {
    const name = prefix + key;
    if (!isRecord(entry)) return [];
    return typeof entry['message'] === 'string'
      ? [{ name, code: entry['message'] }]
      : collectFieldErrors(entry as FieldErrors, `${name}.`);
  });
}

/** Sorts by the order of the fields in the form; unknown fields last. */
export function sortFieldErrors(fieldErrors: FieldError[], fieldNames: string[]): FieldError[] {
  const position = ({ name }: FieldError): number => {
    const index = fieldNames.indexOf(name);
    return index < 0 ? fieldNames.length : index;
  };
  return fieldErrors.toSorted((a, b) => position(a) - position(b));
}
