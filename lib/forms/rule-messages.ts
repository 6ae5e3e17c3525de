import { fill } from './fill-template';
import type { Messages } from './message-types';
import { errorCode, variantsOf } from '@/lib/forms/rules/error-codes';
import { labelForms } from '@/lib/forms/rules/inflect-label';
import { isMisconfigured } from './rules/misconfigured';
import { createArgumentFormatter, type ArgumentFormatter } from '@/lib/forms/rules/format-arguments';
import { type Locale } from '@/backend/contract/locales';
import { type ParsedRule } from '@/backend/contract/rule-string';

export type RuleMessages = Messages['rules'];

type Values = Record<string, string | number>;

/** The template of a rule's message and its values, besides the label. */
function chooseTemplate(
  rule: ParsedRule,
  variant: string,
  words: RuleMessages,
  wording: ArgumentFormatter,
): [string, Values] {
  const { name, args } = rule;
  const [first, second] = args;
  switch (name) {
    case 'min':
    case 'max': {
      const n = wording.number(first ?? (name === 'min' ? 1 : 10));
      return [variant.endsWith('.list') ? words[name].list : words[name].number, { n }];
    }
    case 'between': {
      const [min, max] = wording.range(first, second);
      return [words.between, { min: wording.number(min), max: wording.number(max) }];
    }
    case 'length':
      return wording.length(variant.endsWith('.list') ? words.length.list : words.length.text, first, second);
    case 'starts_with':
    case 'ends_with':
      return [words[name], { values: wording.list(args.map((part) => fill(words.quote, { value: String(part) }))) }];
    case 'matches':
      return [args.some((option) => wording.isPattern(option)) ? words.matches.pattern : words.matches.value, {}];
    case 'date_after':
    case 'date_after_or_equal':
    case 'date_before':
    case 'date_before_or_equal':
      return first ? [words[name].date, { date: wording.date(first) }] : [words[name].now, {}];
    case 'date_between':
      return second
        ? [words.date_between.dates, { min: wording.date(first), max: wording.date(second) }]
        : [words.date_between.until, { date: wording.date(first) }];
    case 'date_format':
      return [words.date_format, { format: wording.format(String(first), words.tokens) }];
    case 'require_one': {
      const fields = wording.siblings(args);
      return fields ? [words.require_one.fields, { fields }] : [words.require_one.alone, {}];
    }
    default:
      return [wording.characterSet(words[name], first), {}];
  }
}

/**
 * All messages a field can show, by error code, in the visitor's language. Built on the server, so that a form only ships
 * its own messages. `labels` are those of the other fields (for require_one).
 */
export function describeRuleErrors(
  rules: ParsedRule[],
  label: string,
  words: RuleMessages,
  locale: Locale,
  labels: Record<string, string> = {},
): Record<string, string> {
  const forms = labelForms(label, locale, words.thisField);
  const wording = createArgumentFormatter(locale, forms, labels);
  const sentences: Record<string, string> = {};
  rules.forEach((rule, index) => {
    for (const variant of variantsOf(rule.name)) {
      const [template, values] = isMisconfigured(rule)
        ? [words.misconfigured, {}]
        : chooseTemplate(rule, variant, words, wording);
      sentences[errorCode(rules, index, variant)] = fill(template || words.invalid, { ...forms, ...values });
    }
  });
  return sentences;
}
