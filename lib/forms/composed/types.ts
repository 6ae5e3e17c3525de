import type { FormField, PublicForm, Visibility } from '@/backend/contract/forms';

/** A field of the wire, checked and with what the storefront adds. */
export interface ComposedField extends Omit<FormField, 'visibility'> {
  /** When errors show; null leaves it to the kind of field. */
  visibility: Visibility | null;
}

/** A form that editors made, in one language. */
export interface ComposedForm extends Omit<PublicForm, 'fields'> {
  fields: ComposedField[];
}

/** What was filled in: text, the chosen values of a list, files. */
export type ComposedValue = string | string[] | File[];
export type ComposedValues = Record<string, ComposedValue>;
