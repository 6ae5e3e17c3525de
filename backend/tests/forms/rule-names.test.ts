import path from 'node:path';
import { expect, it } from 'vitest';
import { RULE_NAMES, listRuleNames } from '../../src/content/forms/rule-names';

/** The storefront is another TypeScript project: its files are loaded by address, not by type. */
const load = (file: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ path.resolve(__dirname, '../../../lib/forms', file)) as Promise<Record<string, unknown>>;

it('the admin knows the rules that the shop knows', async () => {
  const { rules } = await load('rules.ts');
  expect([...RULE_NAMES].sort()).toEqual(Object.keys(rules as object).sort());
});

it('the admin reads rule strings as the shop does', async () => {
  const { parseRules } = (await load('rule-string.ts')) as { parseRules: (source: string) => { name: string }[] };
  for (const source of [
    'required|length:2,80',
    '',
    'required | email',
    'matches:/^(a|b)$/|required',
    'matches:/[|/]/,/x|y/i|min:2',
    '*length:2,5|(200)+email|?number',
    '(500)?*required',
  ])
    expect(listRuleNames(source), source).toEqual(parseRules(source).map(({ name }) => name));
});
