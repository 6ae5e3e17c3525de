import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALES } from '@/backend/contract/locales';
import { SAFETY_RULES_VERSION } from '@/backend/contract/safety-rules';

const RULES = 5;

/** What is acknowledged, in all languages. */
const texts = LOCALES.map((locale) => {
  const path = new URL(`../../messages/${locale}.json`, import.meta.url);
  return Object.values(JSON.parse(readFileSync(path, 'utf8')).safetyRules.rules);
});

it('gives the safety rules another version when their text changes', () => {
  expect(texts.map((rules) => rules.length)).toEqual(LOCALES.map(() => RULES));
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  // Changed a rule? Set SAFETY_RULES_VERSION to today, and the digest of this version here.
  expect({ version: SAFETY_RULES_VERSION, digest }).toEqual({ version: '2026-11-26', digest: 'dcb0d14ebd77c353' });
});
