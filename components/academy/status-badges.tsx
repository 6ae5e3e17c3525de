import { getTranslations } from 'next-intl/server';
import { Icon, type IconName } from '@/components/ui/icon';
import type { LessonStatus } from '@/lib/academy/lesson-status';
import styles from './status-badges.module.css';
import { type Locale } from '@/backend/contract/locales';

const MARKS: Record<LessonStatus, IconName> = {
  locked: 'lock',
  preview: 'play',
  open: 'play',
  started: 'play',
  done: 'check',
};

const STANDINGS = ['locked', 'preview', 'open', 'started', 'done'] as const;

/** One badge per status; inside `LessonStatus` the style sheet shows the current one. */
export async function StatusBadges({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'academy.standing' });
  return STANDINGS.map((standing) => (
    <span key={standing} className={styles.mark} data-mark={standing}>
      <Icon name={MARKS[standing]} size={16} /> {t(standing)}
    </span>
  ));
}
