import { getTranslations } from 'next-intl/server';
import type { ShownReduction } from '@/lib/catalog/reduction';
import type { PriceNoteTexts } from './price-note';
import { formatDate } from '@/backend/contract/dates';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { formatMoney } from '@/backend/contract/money';

/** Texts of reductions in one language. `timeZone` is the shop's; without it the end date is omitted. */
export async function createReductionFormatter(locale: Locale, timeZone?: string) {
  const t = await getTranslations({ locale, namespace: 'product' });
  const { tag } = LOCALE_SETTINGS[locale];
  const percents = new Intl.NumberFormat(tag, { style: 'percent' });
  const dateTime = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return (shown: ShownReduction | null): PriceNoteTexts | null => {
    if (!shown) return null;
    const { reduction, saleEnds } = shown;
    return {
      percent: percents.format(-reduction.percent / 100),
      label: t('lowestPrice'),
      amount: formatMoney(reduction.from, tag),
      until: saleEnds && timeZone ? t('saleUntil', { date: formatDate(dateTime, new Date(saleEnds)) }) : null,
    };
  };
}
