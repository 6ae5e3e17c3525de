import { fill } from '@/lib/forms/fill';
import type { Messages } from '@/lib/forms/labels';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/core/money';
import type { CodeAnswer } from './types';

/** The way a code is compared and shown. */
export const tidyCode = (typed: string): string => typed.trim().toUpperCase();

/** Those that count. */
export const appliedCodes = (answers: CodeAnswer[]): CodeAnswer[] => answers.filter(({ state }) => state === 'applied');

/** Why a code does not count, in a sentence; empty for one that does. */
export function explainCode(
  { code, state, minimum }: Pick<CodeAnswer, 'code' | 'state' | 'minimum'>,
  currency: string,
  locale: Locale,
  labels: Messages['discount']['reasons'],
): string {
  if (state === 'applied') return '';
  const least = formatMoney({ amount: minimum ?? 0, currency }, LOCALES[locale].tag);
  return fill(labels[state], { code, minimum: least });
}
