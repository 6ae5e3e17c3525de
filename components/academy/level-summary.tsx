import { getTranslations } from 'next-intl/server';
import type { LevelCard } from '@/lib/academy/types';
import { formatVideoLength } from '@/lib/academy/video-length';
import styles from './level-summary.module.css';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

/** Number of lessons, length of their videos, minutes of practice and number of free lessons. */
export async function LevelSummary({ level, locale }: { level: LevelCard; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'academy' });
  const { lessons } = level;
  if (lessons.length === 0) return null;
  const minutes = lessons.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
  const seconds = lessons.reduce((sum, { video }) => sum + (video?.seconds ?? 0), 0);
  const free = lessons.filter(({ preview }) => preview).length;
  return (
    <p className={styles.meta}>
      <span>{t('lessonCount', { count: lessons.length })}</span>
      {seconds > 0 && (
        <span>{t('videoLength', { length: formatVideoLength(seconds, LOCALE_SETTINGS[locale].tag) })}</span>
      )}
      <span>{t('minutes', { count: minutes })}</span>
      {free > 0 && <span>{t('freeCount', { count: free })}</span>}
    </p>
  );
}
