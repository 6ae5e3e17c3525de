import { getTranslations } from 'next-intl/server';
import type { LevelCard } from '@/lib/academy/types';
import styles from './level-summary.module.css';
import { type Locale } from '@/backend/contract/locales';

/** Number of lessons, total duration and number of free lessons. */
export async function LevelSummary({ level, locale }: { level: LevelCard; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'academy' });
  const { lessons } = level;
  if (lessons.length === 0) return null;
  const minutes = lessons.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
  const free = lessons.filter(({ preview }) => preview).length;
  return (
    <p className={styles.meta}>
      <span>{t('lessonCount', { count: lessons.length })}</span>
      <span>{t('minutes', { count: minutes })}</span>
      {free > 0 && <span>{t('freeCount', { count: free })}</span>}
    </p>
  );
}
