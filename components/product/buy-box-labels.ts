import { getTranslations } from 'next-intl/server';
import type { BuyBoxLabels, BuyOption } from './buy-box';
import { choosePrompts } from './choose-prompts';
import { type Locale } from '@/backend/contract/locales';
import { MAX_LINES } from '@/backend/contract/cart';

/** Labels of the buy box in one language, for a product with these options: only they are sent to the browser. */
export async function getBuyBoxLabels(locale: Locale, options: BuyOption[]): Promise<BuyBoxLabels> {
  const t = await getTranslations({ locale, namespace: 'product' });
  return {
    inclVat: t('inclVat'),
    prompt: choosePrompts(options, (prompt, values) => t(`prompt.${prompt}`, values ?? {})),
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
