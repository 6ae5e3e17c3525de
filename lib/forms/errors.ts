import { fill } from './fill';

/** A field that is wrong: `name` as in the form (`shipping.city`), `code` is what is wrong with it. */
export interface FieldFault {
  name: string;
  code: string;
}

/** Words for codes, the same for every form; `required` by the field's own last name. */
export interface ErrorLabels {
  required: Record<string, string>;
  errors: Record<string, string>;
}

const lastSegment = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** The sentence for a code. A code without words is still an error: the specification's fallback says so. */
export function messageFor(
  labels: ErrorLabels,
  fault: FieldFault,
  values: Record<string, string | number> = {},
): string {
  const { required, errors } = labels;
  const own = fault.code === 'required' || fault.code === 'accepted' ? required[lastSegment(fault.name)] : undefined;
  return fill(own ?? errors[fault.code] ?? errors['invalid'] ?? fault.code, values);
}
