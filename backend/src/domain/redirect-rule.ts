import { LOCALES, type Locale } from './locales';
import { readLinkTarget } from './link-target';
import { readOwnPath } from './own-path';
import { isReserved } from './paths';

export interface RedirectRule {
  fromPath: string;
  target: string;
  /** Null: in every language. */
  language: string | null;
  active: boolean;
}

export interface RuleFault {
  field: 'fromPath' | 'target';
  message: string;
}

const spell = (segments: string[]): string => `/${segments.join('/')}`;

/** Where a rule leads inside the shop, as rules spell it; null for another site. */
function ownTarget(target: string): string | null {
  const read = readLinkTarget(target, ['https:', 'http:']);
  return 'value' in read && read.value.own ? spell(read.value.own).toLowerCase() : null;
}

/**
 * The rule as it is kept, or what is wrong with it at the field where it is. `origins` are the shop's own (`https://shop.example`):
 * an address there written in full could lead in circles that nobody sees.
 */
export function settleRule(rule: RedirectRule, origins: string[]): { rule: RedirectRule } | { faults: RuleFault[] } {
  const from = readOwnPath(rule.fromPath.trim());
  const to = readLinkTarget(rule.target, ['https:', 'http:']);
  const faults: RuleFault[] = [];
  if ('fault' in from) faults.push({ field: 'fromPath', message: from.fault });
  else if (from.value.length === 0) faults.push({ field: 'fromPath', message: 'The home page is always there' });
  else if (isReserved(from.value[0]?.toLowerCase() ?? ''))
    faults.push({ field: 'fromPath', message: 'This address belongs to the shop itself and can not be led elsewhere' });
  if ('fault' in to) faults.push({ field: 'target', message: to.fault });
  else if (!to.value.own && origins.includes(new URL(to.value.text).origin))
    faults.push({
      field: 'target',
      message: 'This is a page of the shop itself: write its address without the domain',
    });
  if ('fault' in from || 'fault' in to || faults.length > 0) return { faults };
  return { rule: { ...rule, fromPath: spell(from.value).toLowerCase(), target: to.value.text } };
}

/** The rules in force in a language, by address; one of that language wins over one of all. */
function rulesOf(locale: Locale, rules: RedirectRule[]): Map<string, RedirectRule> {
  const inForce = rules.filter(({ active, language }) => active && (language === null || language === locale));
  const ordered = [...inForce].sort((a, b) => Number(a.language !== null) - Number(b.language !== null));
  return new Map(ordered.map((rule) => [rule.fromPath, rule]));
}

/** The addresses that go round when this rule joins the others (its own earlier form not among them), null when none do. */
export function findLoop(rule: RedirectRule, others: RedirectRule[]): string[] | null {
  if (!rule.active) return null;
  for (const locale of LOCALES) {
    const rules = rulesOf(locale, [...others, rule]);
    if (rules.get(rule.fromPath) !== rule) continue;
    const way = [rule.fromPath];
    for (let next: RedirectRule | undefined = rule; next; ) {
      const to = ownTarget(next.target);
      if (to === null) break;
      way.push(to);
      if (to === rule.fromPath) return way;
      // A circle that this rule is no part of.
      if (way.indexOf(to) < way.length - 1) break;
      next = rules.get(to);
    }
  }
  return null;
}
