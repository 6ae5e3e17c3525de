import type { FieldError } from '@/lib/forms/field-errors';
import { findRuleError } from '@/lib/forms/run-rules';
import type { ComposedField } from './types';
import { type ParsedValues, parseValues } from './parse-values';
import { type ParsedRule } from '@/backend/contract/rule-string';
import { parseRules } from '@/lib/forms/rule-string';

/** A field whose rules can't be read: nobody can satisfy them. */
export const MISCONFIGURED = 'misconfigured';

/** The rules of a field, null when they name one that does not exist. The CMS refuses to save such a form. */
export function parseRulesOrNull(source: string): ParsedRule[] | null {
  try {
    return parseRules(source);
  } catch {
    return null;
  }
}

interface RuledField {
  name: string;
  /** Null when they can't be read. */
  rules: ParsedRule[] | null;
}

/** Checks what was sent for a form: first its shape, then the rules of the editor. The same in browser and server. */
export function createValidator(fields: ComposedField[]): (sent: Record<string, unknown>) => ParsedValues {
  const parsed = fields.map(({ name, rules }) => ({ name, rules: parseRulesOrNull(rules) }));
  const broken = parsed.filter(({ rules }) => rules === null).map(({ name }) => ({ name, code: MISCONFIGURED }));
  return (sent) => {
    const { values, errors } = parseValues(fields, sent);
    return {
      values,
      errors: firstPerField([...errors, ...broken, ...parsed.flatMap((field) => findErrors(field, values))]),
    };
  };
}

/** Milliseconds that some fields wait before they are checked while somebody types: `(500)matches:…`. */
export function listDebounces(fields: ComposedField[]): Record<string, number> {
  const waits = fields.map(({ name, rules }) => [
    name,
    Math.max(0, ...(parseRulesOrNull(rules) ?? []).map((rule) => rule.debounce)),
  ]);
  return Object.fromEntries(waits.filter(([, wait]) => wait !== 0));
}

function findErrors({ name, rules }: RuledField, values: Record<string, unknown>): FieldError[] {
  const code = findRuleError(rules ?? [], values[name], values, name);
  return code === null ? [] : [{ name, code }];
}

/** One message per field is enough. */
function firstPerField(faults: FieldError[]): FieldError[] {
  return faults.filter(({ name }, index) => faults.findIndex((fault) => fault.name === name) === index);
}
