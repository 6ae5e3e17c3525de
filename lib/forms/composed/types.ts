export const FIELD_TYPES = [
  'text',
  'email',
  'tel',
  'number',
  'url',
  'date',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'checkboxes',
  'file',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export interface FieldOption {
  label: string;
  value: string;
  /** Options of the same group stand together. */
  group: string;
  help: string;
}

export interface ComposedField {
  name: string;
  type: FieldType;
  label: string;
  help: string;
  options: FieldOption[];
  /** As the editor wrote them: `required|length:2,80`. */
  rules: string;
  /** When messages show; null leaves it to the kind of field. */
  visibility: 'blur' | 'dirty' | 'live' | null;
  width: 'full' | 'half';
  /** Several files. */
  multiple: boolean;
  /** Endings of files: `.pdf,.jpg`. */
  accept: string;
  /** Bytes per file. */
  maxSize: number;
  autocomplete: string;
  /** What a ticked and an empty box send. */
  onValue: string;
  offValue: string;
}

/** A form that editors made, in one language. */
export interface ComposedForm {
  id: string;
  slug: string;
  title: string;
  intro: string;
  submitLabel: string;
  successTitle: string;
  successText: string;
  captcha: boolean;
  fields: ComposedField[];
}

/** What was filled in: text, the chosen values of a list, files. */
export type ComposedValue = string | string[] | File[];
export type ComposedValues = Record<string, ComposedValue>;
