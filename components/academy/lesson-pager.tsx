import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import type { Lesson } from '@/lib/academy/types';
import { lessonPath } from '@/backend/contract/paths';
import styles from './lesson-pager.module.css';
import { type Locale } from '@/backend/contract/locales';

/** Previous and next lesson of the level. */
export async function LessonPager({ lesson, locale }: { lesson: Lesson; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'academy' });
  const { level } = lesson;
  const index = level.lessons.findIndex(({ id }) => id === lesson.id);
  const [previous, next] = [level.lessons[index - 1], level.lessons[index + 1]];
  if (!previous && !next) return null;
  return (
    <nav className={styles.pager} aria-label={t('pager')}>
      {previous && (
        <Link href={lessonPath(locale, level.slug, previous.slug)} prefetch={false} rel="prev" className={styles.link}>
          <Icon name="arrow-right" className={styles.back} />
          <span className={styles.text}>
            <span className={styles.label}>{t('previous')}</span>
            <strong>{previous.title}</strong>
          </span>
        </Link>
      )}
      {next && (
        <Link
          href={lessonPath(locale, level.slug, next.slug)}
          prefetch={false}
          rel="next"
          className={`${styles.link} ${styles.next}`}
        >
          <span className={styles.text}>
            <span className={styles.label}>{t('next')}</span>
            <strong>{next.title}</strong>
          </span>
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  );
}
