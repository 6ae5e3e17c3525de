import * as addresses from '@/lib/forms/rules/email-and-url';
import * as choices from './rules/choices';
import * as dates from './rules/dates';
import * as numbers from './rules/numbers';
import type { Rule } from './rules/rule';
import * as text from './rules/text';
import { type RuleName } from '@/backend/contract/form-rules';

export type { Rule };

/** Values are untrusted: symbols, proxies, objects that throw when accessed. A rule that throws fails. */
function safely(rule: Rule): Rule {
  return (value, args, form, name) => {
    try {
      return rule(value, Array.isArray(args) ? args : [], form, name);
    } catch {
      return false;
    }
  };
}

/**
 * The rules of editor-built forms, with the names and the semantics of FormKit's documentation. Deliberate differences: a
 * misconfigured rule never passes, and patterns run without backtracking (rules/pattern.ts).
 */
export const rules = {
  required: safely(choices.required),
  email: safely(addresses.email),
  url: safely(addresses.url),
  number: safely(numbers.number),
  min: safely(numbers.min),
  max: safely(numbers.max),
  between: safely(numbers.between),
  length: safely(numbers.length),
  matches: safely(choices.matches),
  is: safely(choices.is),
  not: safely(choices.not),
  accepted: safely(choices.accepted),
  confirm: safely(choices.confirm),
  starts_with: safely(text.startsWith),
  ends_with: safely(text.endsWith),
  alpha: safely(text.alpha),
  alphanumeric: safely(text.alphanumeric),
  alpha_spaces: safely(text.alphaSpaces),
  lowercase: safely(text.lowercase),
  uppercase: safely(text.uppercase),
  symbol: safely(text.symbol),
  contains_alpha: safely(text.containsAlpha),
  contains_alphanumeric: safely(text.containsAlphanumeric),
  contains_alpha_spaces: safely(text.containsAlphaSpaces),
  contains_lowercase: safely(text.containsLowercase),
  contains_uppercase: safely(text.containsUppercase),
  contains_numeric: safely(text.containsNumeric),
  contains_symbol: safely(text.containsSymbol),
  date_after: safely(dates.dateAfter),
  date_after_or_equal: safely(dates.dateAfterOrEqual),
  date_before: safely(dates.dateBefore),
  date_before_or_equal: safely(dates.dateBeforeOrEqual),
  date_between: safely(dates.dateBetween),
  date_format: safely(dates.dateFormat),
  require_one: safely(choices.requireOne),
} satisfies Record<RuleName, Rule>;

export const isRuleName = (name: string): name is RuleName => Object.hasOwn(rules, name);
