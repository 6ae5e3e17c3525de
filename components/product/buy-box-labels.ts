import { getTranslations } from 'next-intl/server';
import { MAX_LINES } from '@/lib/purchase/cart/cart';
import type { Locale } from '@/lib/i18n/locales';
import type { BuyBoxLabels } from './buy-box';

/** The words of the buy box in one language, the only language that goes to the browser. */
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
