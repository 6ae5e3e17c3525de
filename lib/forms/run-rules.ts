import { rules } from './rules';
import { errorCode, variantOf } from '@/lib/forms/rules/error-codes';
import { isEmpty } from '@/lib/forms/rules/values';
import { type ParsedRule } from '@/backend/contract/rule-string';

/**
 * Codes of the rules that fail, in order. Rules do not run on empty values (unless they say so) nor after a failure
 * (unless forced). A failed piece of advice silences only further advice: what must be right is always checked.
 */
function runRules(list: ParsedRule[], value: unknown, form: Record<string, unknown>, name: string): [string, boolean][] {
  const faults: [string, boolean][] = [];
  const empty = isEmpty(value);
  let failed = false;
  let advised = false;
  list.forEach((rule, index) => {
    const held = failed || (advised && !rule.blocking);
    if ((empty && rule.skipEmpty) || (held && !rule.force)) return;
    if (rules[rule.name](value, rule.args, form, name)) return;
    failed ||= rule.blocking;
    advised = true;
    faults.push([errorCode(list, index, variantOf(rule.name, value)), rule.blocking]);
  });
  return faults;
}

/** The first fault that keeps the form from being sent, as a code of describeFaults; null for none. */
export function findRuleError(
  list: ParsedRule[],
  value: unknown,
  form: Record<string, unknown>,
  name: string,
): string | null {
  return runRules(list, value, form, name).find(([, blocking]) => blocking)?.[0] ?? null;
}

/** Everything to say about a value, in the order of the rules: faults (also forced further ones) and advice. */
export function findRuleMessages(
  list: ParsedRule[],
  value: unknown,
  form: Record<string, unknown>,
  name: string,
): { code: string; blocking: boolean }[] {
  return runRules(list, value, form, name).map(([code, blocking]) => ({ code, blocking }));
}
