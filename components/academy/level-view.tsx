import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/content/rich-text';
import { Container } from '@/components/ui/container';
import { LaneRope } from '@/components/ui/lane-rope';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import type { Academy, Level } from '@/lib/academy/types';
import { getLabels } from '@/lib/forms/get-labels';
import { ContinueLink } from './continue-link';
import { FinishLink } from './finish/finish-link';
import { LevelProgress } from './lazy-islands';
import { LevelCheckLink } from './level-check/level-check-link';
import { LearnList } from './learn-list';
import { LessonList } from './lesson-list';
import { lessonRefs } from './lesson-refs';
import { LevelSummary } from './level-summary';
import { LevelJsonLd } from './level-json-ld';
import styles from './level-view.module.css';
import { LazyLevelPack } from './offline/lazy-level-pack';
import { LevelCardsLink } from './pool/level-cards-link';
import { ContinueLearning } from './continue-learning';
import { UnlockOptions } from './unlock-options';
import { type Locale } from '@/backend/contract/locales';

interface LevelViewProps {
  academy: Academy;
  level: Level;
  locale: Locale;
}

export async function LevelView({ academy, level, locale }: LevelViewProps) {
  const [t, pool] = await Promise.all([
    getTranslations({ locale, namespace: 'academy' }),
    getLabels(locale, 'atThePool'),
  ]);
  const { id, title, summary, picture, body, lessons, learn } = level;
  const number = academy.levels.findIndex((other) => other.id === id) + 1;
  return (
    <>
      <LevelJsonLd level={level} academy={academy} locale={locale} />
      <section className={styles.hero}>
        <Container className={styles.heroRow}>
          <div className={styles.copy}>
            {number > 0 && <p className={styles.number}>{t('level', { number: String(number) })}</p>}
            <h1>{title}</h1>
            {summary && <p className={styles.summary}>{summary}</p>}
            <LevelSummary level={level} locale={locale} />
            <LevelProgress
              level={id}
              lessons={lessonRefs(level)}
              label={t('watched', { done: '{done}', total: '{total}' })}
            />
            {lessons.length > 0 && (
              <ContinueLearning levels={[level]} first={number} locale={locale} Link={ContinueLink} />
            )}
            <LevelCheckLink locale={locale} />
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
        <section className={styles.lessons} aria-labelledby="lessons">
          <h2 id="lessons">{t('lessons')}</h2>
          <LessonList academy={academy} level={level} locale={locale} />
          <LevelCardsLink
            level={id}
            lessons={lessonRefs(level)}
            labels={{ all: pool.printLevel, open: pool.printOpen }}
          />
          <FinishLink level={id} locale={locale} />
          <LazyLevelPack level={id} lessons={lessonRefs(level)} />
        </section>
        <div className={styles.about}>
          {learn.length > 0 && (
            <section className={styles.learn} aria-labelledby="learn">
              <h2 id="learn">{t('learn')}</h2>
              <LearnList items={learn} />
            </section>
          )}
          <RichText body={body} />
        </div>
      </Container>
      <section className={styles.prices} aria-labelledby="unlock">
        <Container className={styles.inner}>
          <h2 id="unlock">{t('unlock.title')}</h2>
          <UnlockOptions academy={academy} level={level} locale={locale} headingLevel={3} />
          <p className={styles.rule}>
            {t('unlock.text')} {t('unlock.creditRule')}
          </p>
          <noscript>
            <Notice tone="warning">{t('locked.noScript')}</Notice>
          </noscript>
        </Container>
      </section>
    </>
  );
}
