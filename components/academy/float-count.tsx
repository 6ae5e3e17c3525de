import { getTranslations } from 'next-intl/server';
import type { Lesson } from '@/lib/academy/types';
import styles from './float-count.module.css';
import { type Locale } from '@/backend/contract/locales';

/** A suit holds eight floats. */
const MAX_FLOATS = 8;

/** Number of floats that stay in the suit, as text and as a drawing of their positions. */
export async function FloatCount({ lesson, locale }: { lesson: Lesson; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'academy.guide' });
  const { floats, floatsAfter } = lesson;
  if (floats === null) return null;
  return (
    <>
      <h3>{t('floats')}</h3>
      <div className={styles.places} aria-hidden="true">
        {Array.from({ length: MAX_FLOATS }, (_, place) => (
          <span key={place} className={styles.place} data-in={place < floats || undefined} />
        ))}
      </div>
      <p>
        <strong>{t('floatsNow', { count: floats })}</strong>
      </p>
      {floats > 0 && floatsAfter !== null && (
        <p>{floatsAfter < floats ? t('floatsAfter', { count: floatsAfter }) : t('floatsSame')}</p>
      )}
    </>
  );
}
