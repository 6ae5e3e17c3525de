import { fill } from './fill-template';

/** A field that is wrong: `name` as in the form (`shipping.city`), `code` is what is wrong with it. */
export interface FieldError {
  name: string;
  code: string;
}

/** Words for codes, the same for every form; `required` by the field's own last name. */
export interface FieldErrorLabels {
  required: Record<string, string>;
  errors: Record<string, string>;
}

const lastSegment = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/**
 * The sentence for a code. `own` are the field's finished sentences, which win.
 * A code without words is still an error: the specification's fallback says so.
 */
export function messageFor(
  labels: FieldErrorLabels,
  fault: FieldError,
  values: Record<string, string | number> = {},
  own: Record<string, string> = {},
): string {
  const { required, errors } = labels;
  const { name, code } = fault;
  if (Object.hasOwn(own, code)) return own[code] ?? code;
  const named = code === 'required' || code === 'accepted' ? find(required, lastSegment(name)) : undefined;
  return fill(named ?? find(errors, code) ?? errors['invalid'] ?? code, values);
}

/** A code comes from outside: `constructor` is none of our words. */
const find = (words: Record<string, string>, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;
