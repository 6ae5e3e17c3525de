import { z } from 'zod';
import { isEmail } from '../../../contract/email';
import { KNOWN_EXTENSIONS } from '../../platform/files/file-types';
import { RULE_NAMES, type RuleName } from '../../../contract/form-rules';
import { UnknownRule, parseRuleString } from '../../../contract/rule-string';

export interface FormError {
  path: (string | number)[];
  message: string;
}

const text = z.string().nullish();
const fieldsSchema = z.array(
  z.object({
    name: text,
    type: text,
    rules: text,
    accept: text,
    options: z.array(z.object({ value: text })).nullish(),
  }),
);
type Field = z.infer<typeof fieldsSchema>[number];

const NEEDS_OPTIONS = new Set(['select', 'radio', 'checkboxes']);
/** Names used by the submission request or defined on every JavaScript object. */
const RESERVED = new Set(['data', 'token', 'locale', 'website', 'constructor', 'prototype', 'valueof', 'tostring']);

function checkOptions({ type, options }: Field): string | null {
  if (!NEEDS_OPTIONS.has(type ?? '')) return null;
  const values = (options ?? []).map((option) => option.value ?? '');
  if (values.length === 0) return 'This field type needs options';
  return new Set(values).size < values.length ? 'Each option needs a unique value' : null;
}

function checkAccept({ type, accept }: Field): string | null {
  if (type !== 'file' || !accept) return null;
  const unknown = accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .find((part) => part !== '' && !KNOWN_EXTENSIONS.includes(part));
  return unknown === undefined ? null : `${unknown} is not allowed. Allowed types: ${KNOWN_EXTENSIONS.join(', ')}`;
}

const isRuleName = (name: string): name is RuleName => RULE_NAMES.some((known) => known === name);

function checkRules({ rules }: Field): string | null {
  try {
    parseRuleString(rules ?? '', isRuleName);
    return null;
  } catch (error) {
    if (!(error instanceof UnknownRule)) throw error;
    return `Unknown rule "${error.rule}". Rules are ${RULE_NAMES.join(', ')}`;
  }
}

function checkName({ name }: Field, index: number, fields: Field[]): string | null {
  if (!name) return null;
  // Strapi does not apply the content type's pattern to drafts.
  if (!/^[a-z][a-z0-9_]{0,39}$/.test(name))
    return 'Lower-case letters, digits and _ only, starting with a letter; at most 40 characters';
  if (RESERVED.has(name)) return `"${name}" is reserved: choose another name`;
  const first = fields.findIndex((field) => field.name === name);
  return first < index ? `Two fields are named "${name}": each needs a unique name` : null;
}

function checkField(field: Field, index: number, fields: Field[]): FormError[] {
  const checks: [string, string | null][] = [
    ['name', checkName(field, index, fields)],
    ['options', checkOptions(field)],
    ['accept', checkAccept(field)],
    ['rules', checkRules(field)],
  ];
  return checks.flatMap(([key, message]) => (message ? [{ path: ['fields', index, key], message }] : []));
}

/** Splits a comma-separated list of email addresses. */
export const parseRecipients = (recipients: string): string[] =>
  recipients
    .split(/[,;\n]/)
    .map((address) => address.trim())
    .filter(Boolean);

function checkRecipients(recipients: unknown): FormError[] {
  if (typeof recipients !== 'string') return [];
  const wrong = parseRecipients(recipients).find((address) => !isEmail(address));
  return wrong === undefined ? [] : [{ path: ['recipients'], message: `${wrong} is not an email address` }];
}

/** Errors in a form definition that prevent saving. */
export function validateFormDefinition(data: Record<string, unknown>): FormError[] {
  const fields = fieldsSchema.safeParse(data.fields ?? []);
  // Values other than a list of fields are rejected by the content type.
  const fieldErrors = fields.success ? fields.data.flatMap(checkField) : [];
  return [...fieldErrors, ...checkRecipients(data.recipients)];
}
