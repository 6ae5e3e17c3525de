/** The rules that the storefront's `lib/forms/rules.ts` knows; a test compares the two. */
export const RULE_NAMES: ReadonlySet<string> = new Set([
  'required',
  'email',
  'url',
  'number',
  'min',
  'max',
  'between',
  'length',
  'matches',
  'is',
  'not',
  'accepted',
  'confirm',
  'starts_with',
  'ends_with',
  'alpha',
  'alphanumeric',
  'alpha_spaces',
  'lowercase',
  'uppercase',
  'symbol',
  'contains_alpha',
  'contains_alphanumeric',
  'contains_alpha_spaces',
  'contains_lowercase',
  'contains_uppercase',
  'contains_numeric',
  'contains_symbol',
  'date_after',
  'date_after_or_equal',
  'date_before',
  'date_before_or_equal',
  'date_between',
  'date_format',
  'require_one',
]);

/** Optional, non-blocking, debounced and always-running rules carry these signs before their name. */
const HINTS = /^(?:\(\d+\)|[*+?])*/;

/** Index behind a regular expression that starts at `start`; -1 when it has no end. */
function endOfPattern(source: string, start: number): number {
  let inClass = false;
  for (let index = start + 1; index < source.length; index += 1) {
    const sign = source[index];
    if (sign === '\\') index += 1;
    else if (sign === '[') inClass = true;
    else if (sign === ']') inClass = false;
    else if (sign === '/' && !inClass) return index + 1;
  }
  return -1;
}

/** `a:1|matches:/x|y/` -> `a:1` and `matches:/x|y/`: a bar inside a regular expression divides nothing. */
function splitRules(source: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (let index = 0; index < source.length; index += 1) {
    const sign = source[index] ?? '';
    const opens = sign === '/' && /[:,]\s*$/.test(part);
    const end = opens ? endOfPattern(source, index) : -1;
    if (end > 0) {
      part += source.slice(index, end);
      index = end - 1;
    } else if (sign === '|') {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  return [...parts, part];
}

/** Names in a rule string, in their order. */
export function listRuleNames(source: string): string[] {
  return splitRules(source)
    .map((rule) => rule.trim().replace(HINTS, ''))
    .filter((rule) => rule !== '')
    .map((rule) => rule.split(':', 1)[0]?.trim() ?? '');
}
