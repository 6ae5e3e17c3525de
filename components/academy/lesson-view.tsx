import { getTranslations } from 'next-intl/server';
import { ArrowLink } from '@/components/blocks/arrow-link';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { Lesson, LessonCard } from '@/lib/academy/types';
import type { Locale } from '@/lib/i18n/locales';
import { lessonPath, levelPath } from '@/lib/paths';
import styles from './lesson-view.module.css';

interface LessonViewProps {
  lesson: Lesson;
  /** All lessons of its level, in their order. */
  lessons: LessonCard[];
  locale: Locale;
}

export async function LessonView({ lesson, lessons, locale }: LessonViewProps) {
  const t = await getTranslations({ locale, namespace: 'academy' });
  const { title, description, durationMinutes, level } = lesson;
  const index = lessons.findIndex(({ id }) => id === lesson.id);
  const next = lessons[index + 1];
  return (
    <Container className={styles.view}>
      <div className={styles.stage}>
        {level.picture && (
          <Picture
            image={level.picture}
            alt=""
            sizes="(width < 75rem) 92vw, 60rem"
            priority
            className={styles.picture}
          />
        )}
        <div className={styles.lock}>
          <span className={styles.badge}>
            <Icon name="lock" size={32} />
          </span>
          <p className={styles.lockTitle}>{t('lockedTitle')}</p>
          <p>{t('lockedText')}</p>
        </div>
      </div>
      <div className={styles.words}>
        <p className={styles.facts}>
          {index >= 0 && <span>{t('lesson', { number: index + 1 })}</span>}
          <span>{t('minutes', { count: durationMinutes })}</span>
        </p>
        <h1>{title}</h1>
        {description && <p className={styles.description}>{description}</p>}
        <div className={styles.ways}>
          {next && <ArrowLink href={lessonPath(locale, level.slug, next.slug)} label={`${t('next')}: ${next.title}`} />}
          <ArrowLink href={levelPath(locale, level.slug)} label={t('back', { title: level.title })} back />
        </div>
      </div>
    </Container>
  );
}
