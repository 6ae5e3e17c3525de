import { getTranslations } from 'next-intl/server';
import type { BuyBoxLabels } from './buy-box';
import { type Locale } from '@/backend/contract/locales';
import { MAX_LINES } from '@/backend/contract/cart';

/** Labels of the buy box in one language, so that only this one is sent to the browser. */
export async function getBuyBoxLabels(locale: Locale): Promise<BuyBoxLabels> {
  const t = await getTranslations({ locale, namespace: 'product' });
  return {
    inclVat: t('inclVat'),
    prompt: { both: t('prompt.both'), color: t('prompt.color'), size: t('prompt.size') },
    optionSoldOut: t('optionSoldOut'),
    optionImpossible: t('optionImpossible'),
    inStock: t('inStock'),
    lowStock: t('lowStock'),
    unavailable: t('unavailable'),
    chooseOther: t('chooseOther'),
    quantity: t('quantity'),
    less: t('less'),
    more: t('more'),
    addToCart: t('addToCart'),
    notAdded: t('notAdded', { max: String(MAX_LINES) }),
  };
}
