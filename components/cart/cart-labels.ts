import { getTranslations } from 'next-intl/server';
import { getLabels } from '@/lib/forms/get-labels';
import { type Locale } from '@/backend/contract/locales';

/** Placeholder in a label, filled in the browser (`fill`). */
const place = (name: string): string => `{${name}}`;

/** Labels of the cart in one language, as props of its island. */
export async function getCartLabels(locale: Locale) {
  const [t, delivery] = await Promise.all([
    getTranslations({ locale, namespace: 'cart' }),
    getLabels(locale, 'delivery'),
  ]);
  const { today, later, untilFree } = delivery;
  const title = place('title');
  const count = place('count');
  return {
    loading: t('loading'),
    lines: t('lines'),
    each: t('each', { price: place('price') }),
    lineTotal: t('lineTotal', { title }),
    quantityOf: t('quantityOf', { title }),
    less: t('less'),
    more: t('more'),
    remove: t('remove'),
    removeOf: t('removeOf', { title }),
    removeTitle: t('removeTitle'),
    removeText: t('removeText', { title }),
    yes: t('yes'),
    no: t('no'),
    clear: t('clear'),
    clearTitle: t('clearTitle'),
    clearText: t('clearText'),
    clearYes: t('clearYes'),
    summary: t('summary'),
    subtotal: t('subtotal'),
    shipping: t('shipping'),
    noShipping: t('noShipping'),
    total: t('total'),
    inclVat: t('inclVat'),
    vat: t('vat', { rate: place('rate') }),
    country: t('country'),
    delivery: { today, later, untilFree },
    checkout: t('checkout'),
    continueShopping: t('continueShopping'),
    totalIs: t('totalIs', { total: place('total') }),
    updating: t('updating'),
    blocked: { nothing: t('nothingOrderable'), quantity: t('fixQuantity'), waiting: t('waiting') },
    unknownProduct: t('unknownProduct'),
    problems: {
      gone: t('gone'),
      sold_out: t('soldOut'),
      owned: t('owned'),
      covered: t('covered'),
      once: t('once'),
      low: t('low', { count }),
      too_many: t('tooMany', { count }),
    },
    lower: t('lower', { count }),
    credit: t('credit', { usual: place('usual'), credit: place('credit') }),
    includes: t('includes', { titles: place('titles') }),
    errorTitle: t('errorTitle'),
    errorText: t('errorText'),
    retry: t('retry'),
  };
}

export type CartLabels = Awaited<ReturnType<typeof getCartLabels>>;
