import { fill } from '@/lib/forms/fill-template';
import type { Messages } from '@/lib/forms/message-types';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { type CodeResult } from '@/backend/contract/discounts';
import { type Quote } from '@/backend/contract/quote';
import { formatMoney } from '@/backend/contract/money';

/** Normalizes a code for comparison and display. */
export const normalizeCode = (typed: string): string => typed.trim().toUpperCase();

/** Codes that are applied. */
export const appliedCodes = (answers: CodeResult[]): CodeResult[] => answers.filter(({ state }) => state === 'applied');

/** Those that take something off. A gift card pays, and its code must not leave the shop. */
export const appliedDiscounts = (answers: CodeResult[]) =>
  appliedCodes(answers).flatMap(({ kind, ...rest }) => (kind === 'gift_card' ? [] : [{ ...rest, kind }]));

/** What is still to pay when a gift card has paid its part. */
export const toPay = ({ total, giftCard }: Pick<Quote, 'total' | 'giftCard'>): number => total - giftCard;

/** Message why a code is not applied; '' if it is. */
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
