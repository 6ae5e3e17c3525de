import { getTranslations } from 'next-intl/server';
import type { Lesson } from '@/lib/academy/types';
import { FloatPlaces } from './float-places';
import { type Locale } from '@/backend/contract/locales';

/** Number of floats that stay in the suit, as text and as a drawing of their positions. */
export async function FloatCount({ lesson, locale }: { lesson: Lesson; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'academy.guide' });
  const { floats, floatsAfter } = lesson;
  if (floats === null) return null;
  return (
    <>
      <h3>{t('floats')}</h3>
      <FloatPlaces floats={floats} />
      <p>
        <strong>{t('floatsNow', { count: floats })}</strong>
      </p>
      {floats > 0 && floatsAfter !== null && (
        <p>{floatsAfter < floats ? t('floatsAfter', { count: floatsAfter }) : t('floatsSame')}</p>
      )}
    </>
  );
}
