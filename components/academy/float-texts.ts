import { getTranslations } from 'next-intl/server';
import { FLOAT_COUNTS } from '@/backend/contract/children';
import type { Locale } from '@/backend/contract/locales';

/** "With 6 floats" by their number, for islands, which can not write plurals. */
export type FloatTexts = Record<number, string>;

export async function loadFloatTexts(locale: Locale): Promise<FloatTexts> {
  const t = await getTranslations({ locale, namespace: 'academy.guide' });
  return Object.fromEntries(FLOAT_COUNTS.map((count) => [count, t('floatsNow', { count })]));
}
