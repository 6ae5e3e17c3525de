import { errors } from '@strapi/utils';

/** A message for the editor, at the field it belongs to. */
export interface FieldError {
  path: (string | number)[];
  message: string;
}

/** Refuses a save: the admin shows each message at its field, and the first one in the notification. */
export function throwFieldErrors(found: FieldError[]): void {
  const [first] = found;
  if (!first) return;
  const details = found.map(({ path, message }) => ({ path: path.map(String), message, name: 'ValidationError' }));
  throw new errors.ValidationError(first.message, { errors: details });
}
