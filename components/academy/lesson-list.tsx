import { getTranslations } from 'next-intl/server';
import { CardLink } from '@/components/ui/card-link';
import { loadLayoutData } from '@/lib/content/pages/load-layout-data';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { findOffer } from '@/lib/academy/offers';
import { formatVideoLength } from '@/lib/academy/video-length';
import type { Academy, LevelCard } from '@/lib/academy/types';
import { lessonPath } from '@/backend/contract/paths';
import { UnlockButton } from './lazy-islands';
import styles from './lesson-list.module.css';
import { LessonStatus } from './lesson-status';
import { StatusBadges } from './status-badges';
import { getUnlockLabels } from './unlock-labels';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { formatMoney } from '@/backend/contract/money';

interface LessonListProps {
  academy: Academy;
  level: LevelCard;
  locale: Locale;
}

/** Lessons of a level in order, each with its lock, price or progress. */
export async function LessonList({ academy, level, locale }: LessonListProps) {
  const [t, labels, { cartPath }] = await Promise.all([
    getTranslations({ locale, namespace: 'academy' }),
    getUnlockLabels(locale),
    loadLayoutData(locale),
  ]);
  const { lessons } = level;
  const { tag } = LOCALE_SETTINGS[locale];
  if (lessons.length === 0) return <p>{t('noLessons')}</p>;
  return (
    <ol role="list" className={styles.list}>
      {lessons.map(({ id, slug, title, description, durationMinutes, preview, video }, index) => {
        const offer = preview || !video ? undefined : findOffer(academy, 'lesson', id);
        return (
          <li key={id} className={styles.lesson}>
            <div className={styles.still}>
              {video && <Picture image={video.poster} sizes="(width < 40rem) 7rem, 11rem" />}
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
            </div>
            <div className={styles.text}>
              <h3 className={styles.title}>
                <CardLink href={lessonPath(locale, level.slug, slug)} className={styles.link}>
                  {title}
                </CardLink>
              </h3>
              {description && <p className={styles.description}>{description}</p>}
              <div className={styles.meta}>
                <LessonStatus
                  lesson={{ id, level: level.id, preview }}
                  seen={t('seen', { percent: '{percent}' })}
                  className={styles.status}
                >
                  <StatusBadges locale={locale} />
                </LessonStatus>
                <span className={styles.minutes}>
                  {video && <span>{t('videoLength', { length: formatVideoLength(video.seconds, tag) })}</span>}
                  <span>{t('minutes', { count: durationMinutes })}</span>
                </span>
                {offer && (
                  <div className={styles.unlock}>
                    <UnlockButton
                      offer={offer}
                      level={level.id}
                      title={title}
                      cartPath={cartPath}
                      priceText={formatMoney(offer.price, tag)}
                      tag={tag}
                      labels={labels}
                      shape="row"
                    />
                  </div>
                )}
                <Icon name="arrow-right" className={styles.arrow} />
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
