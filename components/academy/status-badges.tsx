import { getTranslations } from 'next-intl/server';
import { Icon, type IconName } from '@/components/ui/icon';
import type { LessonStatus } from '@/lib/academy/lesson-status';
import styles from './status-badges.module.css';
import { type Locale } from '@/backend/contract/locales';

const ICONS: Record<LessonStatus, IconName> = {
  locked: 'lock',
  preview: 'play',
  open: 'play',
  started: 'play',
  done: 'check',
};

const STATUSES = ['locked', 'preview', 'open', 'started', 'done'] as const;

/** One badge per status; inside `LessonStatus` the style sheet shows the current one. */
export async function StatusBadges({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'academy.standing' });
  return STATUSES.map((status) => (
    <span key={status} className={styles.mark} data-mark={status}>
      <Icon name={ICONS[status]} size={16} /> {t(status)}
    </span>
  ));
}
