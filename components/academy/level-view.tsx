import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/blocks/rich-text';
import { Container } from '@/components/ui/container';
import { LaneRope } from '@/components/ui/lane-rope';
import { Picture } from '@/components/ui/picture';
import type { Level } from '@/lib/academy/types';
import type { Locale } from '@/lib/i18n/locales';
import { LessonList } from './lesson-list';
import styles from './level-view.module.css';

interface LevelViewProps {
  level: Level;
  /** Its place among the levels, from 1; 0 when it isn't known. */
  number: number;
  locale: Locale;
}

export async function LevelView({ level, number, locale }: LevelViewProps) {
  const t = await getTranslations({ locale, namespace: 'academy' });
  const { title, summary, picture, body, lessons } = level;
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.durationMinutes, 0);
  return (
    <>
      <section className={styles.hero}>
        <Container className={styles.heroRow}>
          <div className={styles.copy}>
            {number > 0 && <p className={styles.number}>{t('level', { number })}</p>}
            <h1>{title}</h1>
            {summary && <p className={styles.summary}>{summary}</p>}
            {lessons.length > 0 && (
              <p className={styles.facts}>
                <span>{t('lessonCount', { count: lessons.length })}</span>
                <span>{t('minutes', { count: minutes })}</span>
              </p>
            )}
          </div>
          {picture && (
            <div className={styles.picture}>
              <Picture image={picture} sizes="(width < 60rem) 92vw, 38rem" priority />
            </div>
          )}
        </Container>
        <LaneRope className={styles.rope} />
      </section>
      <Container className={styles.columns}>
        <RichText body={body} />
        <section className={styles.lessons} aria-labelledby="lessons">
          <h2 id="lessons">{t('lessons')}</h2>
          <LessonList level={level} locale={locale} />
        </section>
      </Container>
    </>
  );
}
