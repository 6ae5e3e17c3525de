import { z } from 'zod';
import { isEmail } from '../../domain/text-fields';
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
/** Names that the form's own requests use, or that mean something on every object of JavaScript. */
const RESERVED = new Set(['data', 'token', 'locale', 'website', 'constructor', 'prototype', 'valueof', 'tostring']);

function checkOptions({ type, options }: Field): string | null {
  if (!NEEDS_OPTIONS.has(type ?? '')) return null;
  const values = (options ?? []).map((option) => option.value ?? '');
  if (values.length === 0) return 'This kind of field needs options';
  return new Set(values).size < values.length ? 'Each option needs a value of its own' : null;
}

function checkAccept({ type, accept }: Field): string | null {
  if (type !== 'file' || !accept) return null;
  const unknown = accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .find((part) => part !== '' && !KNOWN_EXTENSIONS.includes(part));
  return unknown === undefined ? null : `${unknown}: possible are ${KNOWN_EXTENSIONS.join(', ')}`;
}

const isRuleName = (name: string): name is RuleName => RULE_NAMES.some((known) => known === name);

function checkRules({ rules }: Field): string | null {
  try {
    parseRuleString(rules ?? '', isRuleName);
    return null;
  } catch (error) {
    if (!(error instanceof UnknownRule)) throw error;
    return `There is no rule "${error.rule}". Rules are ${RULE_NAMES.join(', ')}`;
  }
}

function checkName({ name }: Field, index: number, fields: Field[]): string | null {
  if (!name) return null;
  // Drafts are saved without the content type's own pattern.
  if (!/^[a-z][a-z0-9_]{0,39}$/.test(name)) return 'Small letters, digits and _ only, a letter first; at most 40';
  if (RESERVED.has(name)) return `"${name}" has a meaning of its own: choose another name`;
  const first = fields.findIndex((field) => field.name === name);
  return first < index ? `Two fields are called "${name}": each needs a name of its own` : null;
}

function checkField(field: Field, index: number, fields: Field[]): FormError[] {
  const faults: [string, string | null][] = [
    ['name', checkName(field, index, fields)],
    ['options', checkOptions(field)],
    ['accept', checkAccept(field)],
    ['rules', checkRules(field)],
  ];
  return faults.flatMap(([key, message]) => (message ? [{ path: ['fields', index, key], message }] : []));
}

/** Addresses of a comma separated list. */
export const parseRecipients = (recipients: string): string[] =>
  recipients
    .split(/[,;\n]/)
    .map((address) => address.trim())
    .filter(Boolean);

function checkRecipients(recipients: unknown): FormError[] {
  if (typeof recipients !== 'string') return [];
  const wrong = parseRecipients(recipients).find((address) => !isEmail(address));
  return wrong === undefined ? [] : [{ path: ['recipients'], message: `${wrong} is not an e-mail address` }];
}

/** What an editor must put right before a form can be saved: found here, not by the first visitor. */
export function validateFormDefinition(data: Record<string, unknown>): FormError[] {
  const fields = fieldsSchema.safeParse(data.fields ?? []);
  // Anything else than a list of fields is refused by the content type itself.
  const faults = fields.success ? fields.data.flatMap(checkField) : [];
  return [...faults, ...checkRecipients(data.recipients)];
}
