import type { FieldError } from '@/lib/forms/field-errors';
import { findRuleError } from '@/lib/forms/run-rules';
import type { ComposedField } from './types';
import { type ParsedValues, parseValues } from './parse-values';
import { type ParsedRule } from '@/backend/contract/rule-string';
import { parseRules } from '@/lib/forms/rule-string';

/** Error code of a field whose rules cannot be parsed; it can never be valid. */
export const MISCONFIGURED = 'misconfigured';

/** Parses the rules of a field; null for an unknown rule, which the CMS rejects on save. */
export function parseRulesOrNull(source: string): ParsedRule[] | null {
  try {
    return parseRules(source);
  } catch {
    return null;
  }
}

interface RuledField {
  name: string;
  /** Null if they cannot be parsed. */
  rules: ParsedRule[] | null;
}

/** Validates submitted values: first their shape, then the editor's rules. Shared by browser and server. */
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

/** Debounce in milliseconds of fields with one, as in `(500)matches:…`. */
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

/** Keeps the first error of each field. */
function firstPerField(fieldErrors: FieldError[]): FieldError[] {
  return fieldErrors.filter(
    ({ name }, index) => fieldErrors.findIndex((fieldError) => fieldError.name === name) === index,
  );
}
