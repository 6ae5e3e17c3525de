/** Field types editors can choose from; must match the component `forms.field`. */
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
  group: string;
  help: string;
}

/** A field as sent to the storefront, with defaults filled in and sizes in bytes. */
export interface FormField {
  name: string;
  type: FieldType;
  label: string;
  help: string;
  options: FieldOption[];
  rules: string;
  visibility: 'blur' | 'dirty' | 'live';
  width: 'full' | 'half';
  multiple: boolean;
  accept: string;
  maxSize: number;
  autocomplete: string;
  onValue: string;
  offValue: string;
}

/** The public part of a form. */
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

export interface StoredForm extends PublicForm {
  retentionDays: number;
  confirmSender: boolean;
}
