import { z } from 'zod';
import { isEmail } from '../../../contract/email';
import type { FieldError } from '../../domain/shop-error';
import { isMultiLineText, isSingleLineText, normalizeLineBreaks } from '../../domain/clean-text';
import { MAX_TEXT, type FormField } from '../../../contract/forms';
/** Maximum size of all values together, in bytes. */
const MAX_TOTAL_BYTES = 20_000;

/** A stored value with its label, because the form may change later. */
export interface SubmittedValue {
  name: string;
  type: string;
  label: string;
  value: string | string[];
  /** Readable text: labels of options instead of their values. */
  text: string;
}

export const submittedValuesSchema = z.array(
  z.object({
    name: z.string(),
    type: z.string(),
    label: z.string(),
    value: z.union([z.string(), z.array(z.string())]),
    text: z.string(),
  }),
);

type Read = { value: string | string[]; text: string } | { code: string };

/** Strips links (`[text](/path)`) from labels for mails and lists. */
const withoutLinks = (label: string): string => label.replace(/\[([^\]\n]{1,200})\]\([^()\s]{1,500}\)/g, '$1');

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function readText(field: FormField, value: unknown): Read {
  const given = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof given !== 'string') return { code: 'invalid' };
  const many = field.type === 'textarea';
  const text = (many ? normalizeLineBreaks(given) : given).normalize('NFC').trim();
  if ([...text].length > MAX_TEXT) return { code: 'tooLong' };
  // Line breaks in single-line fields are attempts at mail header injection.
  if (!(many ? isMultiLineText(text) : isSingleLineText(text))) return { code: 'invalid' };
  if (field.type === 'email' && !isEmail(text)) return { code: 'email' };
  return { value: text, text };
}

function readChoice(field: FormField, value: unknown): Read {
  const option = field.options.find((candidate) => candidate.value === value);
  return option ? { value: option.value, text: option.label } : { code: 'invalid' };
}

function readChoices(field: FormField, value: unknown): Read {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const chosen = field.options.filter((option) => values.includes(option.value));
  const known = new Set(chosen.map((option) => option.value));
  if (values.length > field.options.length || values.some((item) => typeof item !== 'string' || !known.has(item)))
    return { code: 'invalid' };
  return { value: [...known], text: chosen.map((option) => option.label).join(', ') };
}

/** Accepts a boolean, the field's own values, or what browsers send without JavaScript. */
function readCheckbox(field: FormField, value: unknown, words: { yes: string; no: string }): Read {
  const on = [true, 'true', 'on', field.onValue || 'true'];
  const off = [false, 'false', 'off', field.offValue || 'false'];
  if (on.some((sign) => sign === value)) return { value: field.onValue || 'true', text: words.yes };
  return off.some((sign) => sign === value)
    ? { value: field.offValue || 'false', text: words.no }
    : { code: 'invalid' };
}

function readValue(field: FormField, value: unknown, words: { yes: string; no: string }): Read {
  if (field.type === 'checkbox')
    return isEmpty(value) ? readCheckbox(field, false, words) : readCheckbox(field, value, words);
  if (isEmpty(value)) return { value: '', text: '' };
  switch (field.type) {
    case 'checkboxes':
      return readChoices(field, value);
    case 'select':
      return field.multiple ? readChoices(field, value) : readChoice(field, value);
    case 'radio':
      return readChoice(field, value);
    case 'file':
      return { code: 'invalid' };
    default:
      return readText(field, value);
  }
}

/**
 * Validates the types of the submitted values against the form and rejects unknown fields. The form's rules are validated
 * by the storefront, which has the only implementation of them.
 */
export function parseSubmittedValues(
  fields: FormField[],
  values: Record<string, unknown>,
  words: { yes: string; no: string },
): { answers: SubmittedValue[]; errors: FieldError[] } {
  const known = new Set(fields.map((field) => field.name));
  const errors = Object.keys(values)
    .filter((name) => !known.has(name))
    .slice(0, 10)
    .map((name): FieldError => ({ path: [name.slice(0, 40)], name: 'unknown' }));
  const answers: SubmittedValue[] = [];
  for (const field of fields) {
    const read = readValue(field, Object.hasOwn(values, field.name) ? values[field.name] : undefined, words);
    if ('code' in read) errors.push({ path: [field.name], name: read.code });
    else if (field.type !== 'file')
      answers.push({ name: field.name, type: field.type, label: withoutLinks(field.label), ...read });
  }
  const size = (answer: SubmittedValue): number => Buffer.byteLength(JSON.stringify(answer.value));
  if (answers.reduce((sum, answer) => sum + size(answer), 0) > MAX_TOTAL_BYTES) {
    const largest = [...answers].sort((a, b) => size(b) - size(a))[0];
    if (largest) errors.push({ path: [largest.name], name: 'tooLong' });
  }
  return { answers, errors };
}

/** Email address of the sender; empty unless the form has exactly one email field. */
export function senderOf(answers: SubmittedValue[]): string {
  const emails = answers.filter((answer) => answer.type === 'email');
  return emails.length === 1 && emails[0] ? emails[0].text.toLowerCase() : '';
}

/** Short summary for lists: the first values. */
export function summarise(answers: SubmittedValue[]): string {
  return answers
    .filter((answer) => answer.text !== '' && answer.type !== 'checkbox')
    .slice(0, 3)
    .map((answer) => answer.text.replace(/\s+/g, ' '))
    .join(' · ')
    .slice(0, 200);
}

/** All values as text, for the admin page of a submission. */
export const formatSubmittedValues = (answers: SubmittedValue[]): string =>
  answers.map((answer) => `${answer.label}: ${answer.text || '–'}`).join('\n');
