import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Caller } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { forward } from '@/lib/backend/forward-request';
import { type CodeNote, isKept } from './code-link';
import { readQuote } from './read-quote';
import { MAX_CODES } from '@/backend/contract/discounts';
import { LOCALE_SETTINGS } from '@/backend/contract/locales';
import { formatMoney } from '@/backend/contract/money';

/**
 * Asks for a quote of the visitor's cart with the code of a link. Counts as a guess, like one that is typed; with the backend
 * down the note says so.
 */
export async function checkCodeLink(caller: Caller, { code, codes, cart }: Record<string, unknown>): Promise<CodeNote> {
  const { locale } = caller;
  const t = await getTranslations({ locale });
  const known: unknown[] = Array.isArray(codes) ? codes.filter((one) => one !== code).slice(1 - MAX_CODES) : [];
  const data = { cart, codes: [...known, code], locale };
  const quote = await forward('/quote', { method: 'POST', body: { data }, caller }).then(
    ({ json }) => readQuote(json),
    (error: unknown) => {
      if (error instanceof BackendError) return null;
      throw error;
    },
  );
  const result = quote?.codes.at(-1);
  if (!quote || !result) return { code: null, text: t('discount.reasons.failed'), checked: false };
  const { state, minimum } = result;
  if (state === 'applied' || (quote.lines.length === 0 && isKept(state)))
    return { code: result.code, text: t('codeLink.kept', { code: result.code }), checked: true };
  const least = formatMoney({ amount: minimum ?? 0, currency: quote.currency }, LOCALE_SETTINGS[locale].tag);
  const text = t(`discount.reasons.${state}`, { code: result.code, minimum: least });
  return { code: isKept(state) ? result.code : null, text, checked: true };
}
