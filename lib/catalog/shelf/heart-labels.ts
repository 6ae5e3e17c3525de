import 'server-only';
import { cache } from 'react';
import { getTranslations } from 'next-intl/server';
import type { ShelfLabels } from './types';
import { MAX_FAVOURITES } from './favourites';
import { type Locale } from '@/backend/contract/locales';

/** Texts of the hearts on cards: the same object for all, so that a page carries them once. `{title}` is filled in the browser. */
export const getHeartLabels = cache(async (locale: Locale): Promise<ShelfLabels['heart']> => {
  const t = await getTranslations({ locale, namespace: 'favourites' });
  return { keep: t('keep', { title: '{title}' }), full: t('full', { max: String(MAX_FAVOURITES) }) };
});
