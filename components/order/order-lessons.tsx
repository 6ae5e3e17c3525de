import { getTranslations } from 'next-intl/server';
import { MyLessons } from '@/components/academy/my-lessons';
import { loadAcademyStateOrNull } from '@/lib/academy/load-academy-state-or-null';
import { listOwnedLevels } from '@/lib/academy/owned-lessons';
import { getAcademy } from '@/lib/academy/academy-queries';
import styles from './order.module.css';
import { type Locale } from '@/backend/contract/locales';

/** Links to the lessons unlocked by an order: guests have no profile. */
export async function OrderLessons({ locale }: { locale: Locale }) {
  const [t, academy, state] = await Promise.all([
    getTranslations({ locale, namespace: 'academy.mine' }),
    getAcademy(locale),
    loadAcademyStateOrNull(locale),
  ]);
  if (!state || listOwnedLevels(academy, state).length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="lessons">
      <h2 id="lessons">{t('openTitle')}</h2>
      <MyLessons academy={academy} state={state} locale={locale} />
    </section>
  );
}
