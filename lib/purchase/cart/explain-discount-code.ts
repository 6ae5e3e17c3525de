import { fill } from '@/lib/forms/fill-template';
import type { Messages } from '@/lib/forms/message-types';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { type CodeResult } from '@/backend/contract/discounts';
import { formatMoney } from '@/backend/contract/money';

/** The way a code is compared and shown. */
export const normalizeCode = (typed: string): string => typed.trim().toUpperCase();

/** Those that count. */
export const appliedCodes = (answers: CodeResult[]): CodeResult[] => answers.filter(({ state }) => state === 'applied');

/** Why a code does not count, in a sentence; empty for one that does. */
export function explainCode(
  { code, state, minimum }: Pick<CodeResult, 'code' | 'state' | 'minimum'>,
  currency: string,
  locale: Locale,
  labels: Messages['discount']['reasons'],
): string {
  if (state === 'applied') return '';
  const least = formatMoney({ amount: minimum ?? 0, currency }, LOCALE_SETTINGS[locale].tag);
  return fill(labels[state], { code, minimum: least });
}
