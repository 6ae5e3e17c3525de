import { rules } from './rules';
import { errorCode, variantOf } from '@/lib/forms/rules/error-codes';
import { isEmpty } from '@/lib/forms/rules/values';
import { type ParsedRule } from '@/backend/contract/rule-string';

/**
 * Codes of failed rules, in order. Rules are skipped on empty values (unless they opt in) and after a failure (unless
 * forced). A failed hint (`?`) only skips further hints, never blocking rules.
 */
function runRules(
  list: ParsedRule[],
  value: unknown,
  form: Record<string, unknown>,
  name: string,
): [string, boolean][] {
  const fieldErrors: [string, boolean][] = [];
  const empty = isEmpty(value);
  let failed = false;
  let advised = false;
  list.forEach((rule, index) => {
    const held = failed || (advised && !rule.blocking);
    if ((empty && rule.skipEmpty) || (held && !rule.force)) return;
    if (rules[rule.name](value, rule.args, form, name)) return;
    failed ||= rule.blocking;
    advised = true;
    fieldErrors.push([errorCode(list, index, variantOf(rule.name, value)), rule.blocking]);
  });
  return fieldErrors;
}

/** The first blocking error, as a code of `describeRuleErrors`; null if valid. */
export function findRuleError(
  list: ParsedRule[],
  value: unknown,
  form: Record<string, unknown>,
  name: string,
): string | null {
  return runRules(list, value, form, name).find(([, blocking]) => blocking)?.[0] ?? null;
}

/** All messages for a value in rule order: errors (including forced ones) and hints. */
export function findRuleMessages(
  list: ParsedRule[],
  value: unknown,
  form: Record<string, unknown>,
  name: string,
): { code: string; blocking: boolean }[] {
  return runRules(list, value, form, name).map(([code, blocking]) => ({ code, blocking }));
}
