import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import type { UnlockLabels } from './unlock-button';
import { type Locale } from '@/backend/contract/locales';
import { MAX_LINES } from '@/backend/contract/cart';

/** Labels of an unlock button in one language; placeholders are filled in the browser. One object per page, which is sent once. */
export const getUnlockLabels = cache(async (locale: Locale): Promise<UnlockLabels> => {
  const t = await getTranslations({ locale, namespace: 'academy.unlock' });
  return {
    unlock: t('button'),
    inCart: t('inCart'),
    owned: t('owned'),
    give: t('give'),
    credit: t('credit', { credit: '{credit}' }),
    inclVat: t('inclVat'),
    full: t('full', { max: String(MAX_LINES) }),
  };
});
