import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/backend/contract/locales';

/** What the button needs before the adviser is loaded. */
export async function getAdviserLabels(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'sizeAdviser' });
  return { title: t('open'), close: t('close'), loading: t('loading'), unavailable: t('unavailable') };
}
