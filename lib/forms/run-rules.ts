import type { ParsedRule } from './rule-string';
import { rules } from './rules';
import { faultCode, variantOf } from './rules/fault-codes';
import { isEmpty } from './rules/values';

/**
 * Codes of the rules that fail, in order. Rules do not run on empty values (unless they say so) nor after a failure
 * (unless forced). A failed piece of advice silences only further advice: what must be right is always checked.
 */
function findAll(list: ParsedRule[], value: unknown, form: Record<string, unknown>, name: string): [string, boolean][] {
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
    faults.push([faultCode(list, index, variantOf(rule.name, value)), rule.blocking]);
  });
  return faults;
}

/** The first fault that keeps the form from being sent, as a code of describeFaults; null for none. */
export function findFault(
  list: ParsedRule[],
  value: unknown,
  form: Record<string, unknown>,
  name: string,
): string | null {
  return findAll(list, value, form, name).find(([, blocking]) => blocking)?.[0] ?? null;
}

/** Everything to say about a value, in the order of the rules: faults (also forced further ones) and advice. */
export function findRemarks(
  list: ParsedRule[],
  value: unknown,
  form: Record<string, unknown>,
  name: string,
): { code: string; blocking: boolean }[] {
  return findAll(list, value, form, name).map(([code, blocking]) => ({ code, blocking }));
}
