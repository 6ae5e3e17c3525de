/** Kinds of fields an editor can choose; the same list as in the component `forms.field`. */
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

/** When a field may show its errors; a submit shows all of them. */
export const VISIBILITIES = ['blur', 'dirty', 'live'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const FIELD_WIDTHS = ['full', 'half'] as const;

/** Characters per submitted text. */
export const MAX_TEXT = 4_000;
/** Files per field. */
export const MAX_FILES = 10;

export interface FieldOption {
  label: string;
  value: string;
  /** Options of the same group are listed together. */
  group: string;
  help: string;
}

/** A field as the backend sends it, with defaults filled in. */
export interface FormField {
  name: string;
  type: FieldType;
  label: string;
  help: string;
  options: FieldOption[];
  /** As the editor wrote them: `required|length:2,80`. */
  rules: string;
  visibility: Visibility;
  width: (typeof FIELD_WIDTHS)[number];
  /** Several files or choices. */
  multiple: boolean;
  /** File extensions: `.pdf,.jpg`. */
  accept: string;
  /** Bytes per file. */
  maxSize: number;
  autocomplete: string;
  /** Submitted value of a checked box. */
  onValue: string;
  /** Submitted value of an unchecked box. */
  offValue: string;
}

/** The part of a form that visitors may see, in one language. */
export interface PublicForm {
  /** Document id: the same in every language and version. */
  id: string;
  slug: string;
  title: string;
  intro: string;
  submitLabel: string;
  successTitle: string;
  successText: string;
  captcha: boolean;
  fields: FormField[];
}
