import { getTranslations } from 'next-intl/server';
import type { Product } from '@/lib/catalog/types';
import { captchaSettings } from '@/lib/forms/captcha-settings';
import { getLabels } from '@/lib/forms/get-labels';
import type { BackInStockFormProps } from './back-in-stock-form';
import { type Locale } from '@/backend/contract/locales';

/** Props of the form; null if nothing is sold out, so that its labels are not sent needlessly. */
export async function loadBackInStock(
  { type, variants }: Product,
  locale: Locale,
): Promise<Omit<BackInStockFormProps, 'variantId'> | null> {
  if (type !== 'physical' || variants.every(({ availability }) => availability !== 'sold_out')) return null;
  const [t, { fields, required, errors, ...texts }] = await Promise.all([
    getTranslations({ locale, namespace: 'product.backInStock' }),
    getLabels(locale, 'forms'),
  ]);
  const hasOptions = variants.some(({ options }) => Object.keys(options).length > 0);
  return {
    formLabels: {
      ...texts,
      required: { email: required.email },
      errors: { email: errors.email, tooLong: errors.tooLong, invalid: errors.invalid },
    },
    captcha: captchaSettings(),
    labels: {
      open: t('open'),
      intro: t(hasOptions ? 'intro' : 'introOne'),
      email: fields.email,
      submit: t('submit'),
      trap: t('trap'),
      doneTitle: t('doneTitle'),
      doneText: t.raw('doneText') as string,
      availableTitle: t('availableTitle'),
      availableText: t('availableText'),
      reload: t('reload'),
    },
  };
}
