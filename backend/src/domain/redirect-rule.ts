import { parseLinkTarget } from './link-target';
import { parseSitePath } from './site-path';
import { LOCALES, type Locale } from '../../contract/locales';
import { isReserved } from '../../contract/reserved-segments';

export interface RedirectRule {
  fromPath: string;
  target: string;
  /** Null for all languages. */
  language: string | null;
  active: boolean;
}

export interface RuleError {
  field: 'fromPath' | 'target';
  message: string;
}

const formatPath = (segments: string[]): string => `/${segments.join('/')}`;

/** Target path within this site, spelled as in rules; null for another site. */
function sitePathOf(target: string): string | null {
  const read = parseLinkTarget(target, ['https:', 'http:']);
  return 'value' in read && read.value.segments ? formatPath(read.value.segments).toLowerCase() : null;
}

/**
 * Normalizes and validates a rule; returns errors by field. `origins` are the shop's own (`https://shop.example`): a full
 * URL on one of them is rejected, because loop detection only follows paths.
 */
export function normalizeRule(rule: RedirectRule, origins: string[]): { rule: RedirectRule } | { errors: RuleError[] } {
  const from = parseSitePath(rule.fromPath.trim());
  const to = parseLinkTarget(rule.target, ['https:', 'http:']);
  const errors: RuleError[] = [];
  if ('error' in from) errors.push({ field: 'fromPath', message: from.error });
  else if (from.value.length === 0) errors.push({ field: 'fromPath', message: 'The home page can not be redirected' });
  else if (isReserved(from.value[0]?.toLowerCase() ?? ''))
    errors.push({ field: 'fromPath', message: 'This path is used by the shop itself and can not be redirected' });
  if ('error' in to) errors.push({ field: 'target', message: to.error });
  else if (!to.value.segments && origins.includes(new URL(to.value.text).origin))
    errors.push({
      field: 'target',
      message: 'This is a page of the shop itself: enter its path without the domain',
    });
  if ('error' in from || 'error' in to || errors.length > 0) return { errors };
  return { rule: { ...rule, fromPath: formatPath(from.value).toLowerCase(), target: to.value.text } };
}

/** Active rules of a language by path; a rule for the language wins over one for all. */
function activeRulesByPath(locale: Locale, rules: RedirectRule[]): Map<string, RedirectRule> {
  const inForce = rules.filter(({ active, language }) => active && (language === null || language === locale));
  const ordered = [...inForce].sort((a, b) => Number(a.language !== null) - Number(b.language !== null));
  return new Map(ordered.map((rule) => [rule.fromPath, rule]));
}

/** Paths of the loop this rule would create with the others (which exclude its own earlier version), or null. */
export function findLoop(rule: RedirectRule, others: RedirectRule[]): string[] | null {
  if (!rule.active) return null;
  for (const locale of LOCALES) {
    const rules = activeRulesByPath(locale, [...others, rule]);
    if (rules.get(rule.fromPath) !== rule) continue;
    const way = [rule.fromPath];
    for (let next: RedirectRule | undefined = rule; next; ) {
      const to = sitePathOf(next.target);
      if (to === null) break;
      way.push(to);
      if (to === rule.fromPath) return way;
      // A loop that does not include this rule.
      if (way.indexOf(to) < way.length - 1) break;
      next = rules.get(to);
    }
  }
  return null;
}
