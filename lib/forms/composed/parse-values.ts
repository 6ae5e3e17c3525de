import type { FieldError } from '@/lib/forms/field-errors';
import { findFileError } from '@/lib/forms/file-limits';
import type { ComposedField, ComposedValue, ComposedValues } from './types';
import { MAX_TEXT, MAX_FILES } from '@/backend/contract/forms';

export interface ParsedValues {
  values: ComposedValues;
  /** Errors of values that the field can never have, whatever its rules. */
  errors: FieldError[];
}

type ParsedValue = { value: ComposedValue; code?: string };

/**
 * Parses submitted data into field values. The source is JSON (any type) or a form (lists of strings and files). Unknown
 * names are dropped.
 */
export function parseValues(fields: ComposedField[], sent: Record<string, unknown>): ParsedValues {
  const values: ComposedValues = {};
  const fieldErrors: FieldError[] = [];
  for (const field of fields) {
    const { value, code } = readValue(field, Object.hasOwn(sent, field.name) ? sent[field.name] : undefined);
    values[field.name] = value;
    if (code) fieldErrors.push({ name: field.name, code });
  }
  return { values, errors: fieldErrors };
}

function readValue(field: ComposedField, sent: unknown): ParsedValue {
  switch (field.type) {
    case 'checkbox':
      return readTick(field, single(sent));
    case 'checkboxes':
      return readChoices(field, sent);
    case 'file':
      return readFiles(field, sent);
    case 'select':
    case 'radio':
      return readChoice(field, single(sent));
    default:
      return readText(field, single(sent));
  }
}

/** Form data holds every field as a list; unwraps a list of one. */
const single = (sent: unknown): unknown => (Array.isArray(sent) && sent.length <= 1 ? sent[0] : sent);

function readText(field: ComposedField, sent: unknown): ParsedValue {
  const text = toText(sent);
  if (text === null) return { value: '', code: 'invalid' };
  const value = text.replace(/\r\n?/g, '\n').trim();
  if (value.length > MAX_TEXT) return { value: value.slice(0, MAX_TEXT), code: 'tooLong' };
  // Browsers send no other control characters; line breaks in a name could inject mail headers.
  const control = field.type === 'textarea' ? /(?![\n\t])\p{Cc}/gu : /\p{Cc}+/gu;
  const cleaned = value.replace(control, ' ');
  return cleaned === value ? { value } : { value: cleaned, code: 'invalid' };
}

function toText(sent: unknown): string | null {
  if (sent === undefined || sent === null) return '';
  if (typeof sent === 'number' && Number.isFinite(sent)) return String(sent);
  return typeof sent === 'string' ? sent : null;
}

function readChoice(field: ComposedField, sent: unknown): ParsedValue {
  const value = toText(sent);
  const isKnown = value !== null && (value === '' || isOption(field, value));
  return isKnown ? { value } : { value: '', code: 'invalid' };
}

function readChoices(field: ComposedField, sent: unknown): ParsedValue {
  const list = (Array.isArray(sent) ? sent : [sent]).map(toText);
  const chosen = list.filter((value) => value !== '');
  const known = chosen.filter((value) => value !== null && isOption(field, value)).map(String);
  const value = [...new Set(known)];
  return known.length === chosen.length ? { value } : { value, code: 'invalid' };
}

const isOption = (field: ComposedField, value: string): boolean =>
  field.options.some((option) => option.value === value);

const TICKED: readonly unknown[] = [true, 1, 'true', 'on', 'yes', '1'];
const EMPTY: readonly unknown[] = [undefined, null, false, 0, '', 'false', 'off', 'no', '0'];

/** Accepts common representations besides the field's own values. */
function readTick({ onValue, offValue }: ComposedField, sent: unknown): ParsedValue {
  if (sent === onValue) return { value: onValue };
  if (sent === offValue) return { value: offValue };
  if (TICKED.includes(sent)) return { value: onValue };
  return EMPTY.includes(sent) ? { value: offValue } : { value: offValue, code: 'invalid' };
}

function readFiles(field: ComposedField, sent: unknown): ParsedValue {
  const list = Array.isArray(sent) ? sent : [sent];
  // Browsers send an empty file field as a file without name and content.
  const given = list.filter(
    (entry) => !(entry === undefined || entry === null || entry === '' || (entry instanceof File && isNothing(entry))),
  );
  const files = given.filter((entry) => entry instanceof File);
  if (files.length < given.length) return { value: [], code: 'invalid' };
  const code =
    files.length > (field.multiple ? MAX_FILES : 1)
      ? 'fileCount'
      : files.map((file) => findFileError(file, field)).find((fieldError) => fieldError !== null);
  return code ? { value: files, code } : { value: files };
}

const isNothing = (file: File): boolean => file.size === 0 && (file.name === '' || file.name === 'blob');
