import type { FieldErrorLabels } from './field-errors';

/** Messages of the interface, typed by the default language; all languages have the same keys. */
export type Messages = typeof import('@/messages/nl.json');
export type FormLabels = Messages['forms'];
/** What a form itself shows; labels of fields and addresses are passed to them. */
export type FormTexts = Omit<FormLabels, keyof FieldErrorLabels | 'fields' | 'address'> & FieldErrorLabels;
