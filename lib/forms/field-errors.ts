import { fill } from './fill-template';

/** An invalid field: `name` as in the form (`shipping.city`), `code` is the error code. */
export interface FieldError {
  name: string;
  code: string;
}

/** Messages by error code, shared by all forms; `required` is keyed by the last segment of the field name. */
export interface FieldErrorLabels {
  required: Record<string, string>;
  errors: Record<string, string>;
}

const lastSegment = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/**
 * The message for an error. `own` holds complete messages of the field and takes precedence. Unknown codes fall back to
 * the general message.
 */
export function messageFor(
  labels: FieldErrorLabels,
  fieldError: FieldError,
  values: Record<string, string | number> = {},
  own: Record<string, string> = {},
): string {
  const { required, errors } = labels;
  const { name, code } = fieldError;
  if (Object.hasOwn(own, code)) return own[code] ?? code;
  const named = code === 'required' || code === 'accepted' ? find(required, lastSegment(name)) : undefined;
  return fill(named ?? find(errors, code) ?? errors['invalid'] ?? code, values);
}

/** Own properties only: the code comes from outside. */
const find = (words: Record<string, string>, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;
