import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { Level } from '@/lib/academy/types';
import type { Locale } from '@/lib/i18n/locales';
import { lessonPath } from '@/lib/paths';
import styles from './lesson-list.module.css';

/** The lessons of a level in their order, with what is true today: they are locked. */
export async function LessonList({ level, locale }: { level: Level; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'academy' });
  return (
    <>
      <ol role="list" className={styles.list}>
        {level.lessons.map(({ id, slug, title, description, durationMinutes }, index) => (
          <li key={id} className={styles.lesson}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.words}>
              <h3 className={styles.title}>
                <Link href={lessonPath(locale, level.slug, slug)} prefetch={false} className={styles.link}>
                  {title}
                </Link>
              </h3>
              {description && <p className={styles.description}>{description}</p>}
              <p className={styles.facts}>
                <span>{t('minutes', { count: durationMinutes })}</span>
                <Badge>
                  <Icon name="lock" /> {t('soon')}
                </Badge>
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{t('lockedText')}</p>
    </>
  );
}
