import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/backend/contract/locales';
import { getAcademy } from '@/lib/academy/academy-queries';
import { getLabels } from '@/lib/forms/get-labels';
import { toCheckLevels } from './check-levels';
import type { CheckData, CheckLevel } from './check-model';

/** The levels of the check; none if there is no check. */
export async function loadCheckLevels(locale: Locale): Promise<CheckLevel[]> {
  const [t, { levels }] = await Promise.all([getTranslations({ locale, namespace: 'academy' }), getAcademy(locale)]);
  return toCheckLevels(levels, locale, (number) => t('level', { number: String(number) }));
}

export async function loadCheck(locale: Locale): Promise<CheckData> {
  const [levels, texts] = await Promise.all([loadCheckLevels(locale), getLabels(locale, 'levelCheck')]);
  return { levels, texts };
}
