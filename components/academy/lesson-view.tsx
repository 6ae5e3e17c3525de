import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { SignInLink } from '@/components/account/sign-in-link';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { ownersExtras } from '@/lib/academy/owners-extras';
import { lessonCardPath } from '@/lib/academy/pool-card-paths';
import type { Academy, Lesson } from '@/lib/academy/types';
import { formatVideoLength } from '@/lib/academy/video-length';
import { getLabels } from '@/lib/forms/get-labels';
import { lessonPath, levelPath } from '@/backend/contract/paths';
import { routes } from '@/backend/contract/routes';
import { LessonGuide } from './lesson-guide';
import { LessonJsonLd } from './lesson-json-ld';
import { LessonMarks } from './lesson-marks';
import { LessonPager } from './lesson-pager';
import { LessonPack } from './offline/lesson-pack';
import { LessonPlayerArea } from './lesson-player-area';
import { LessonStatus } from './lesson-status';
import { LessonQuestions } from './questions/lesson-questions';
import { SafetyRules } from './safety-rules';
import styles from './lesson-view.module.css';
import { StatusBadges } from './status-badges';
import { UnlockOptions } from './unlock-options';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

interface LessonViewProps {
  academy: Academy;
  lesson: Lesson;
  locale: Locale;
}

/** The shell of a lesson is the same for all visitors; the player area determines who may watch. */
export async function LessonView({ academy, lesson, locale }: LessonViewProps) {
  const [t, player, pool, { fewer, agree, onAccount, onDevice }] = await Promise.all([
    getTranslations({ locale, namespace: 'academy' }),
    getLabels(locale, 'player'),
    getLabels(locale, 'atThePool'),
    getLabels(locale, 'safetyRules'),
  ]);
  const { id, title, description, durationMinutes, preview, level, video, goal, stopSigns, floats } = lesson;
  const number = academy.levels.findIndex((other) => other.id === level.id) + 1;
  const place = level.lessons.findIndex((other) => other.id === id) + 1;
  const ref = { id, level: level.id, preview };
  return (
    <Container as="article" className={styles.view}>
      <LessonJsonLd lesson={lesson} locale={locale} />
      <header className={styles.head}>
        <p className={styles.place}>
          <Link href={levelPath(locale, level.slug)} prefetch={false}>
            {level.title}
          </Link>
          <span>
            {t('place', { level: String(number), lesson: String(place), total: String(level.lessons.length) })}
          </span>
        </p>
        <h1>{title}</h1>
        <p className={styles.meta}>
          <LessonStatus lesson={ref} seen={t('seen', { percent: '{percent}' })} className={styles.status}>
            <StatusBadges locale={locale} />
          </LessonStatus>
          {video && (
            <span>{t('videoLength', { length: formatVideoLength(video.seconds, LOCALE_SETTINGS[locale].tag) })}</span>
          )}
          <span>{t('minutes', { count: durationMinutes })}</span>
        </p>
      </header>
      {video ? (
        <LessonPlayerArea
          lesson={ref}
          title={title}
          locale={locale}
          labels={player}
          unavailable={t('mine.unavailable')}
          owners={{ cues: t('guide.cues'), game: t('guide.game') }}
          pool={{ goal, stopSigns, labels: pool }}
          floats={floats}
          safety={{
            poster: <Poster lesson={lesson} dimmed />,
            rules: <SafetyRules locale={locale} />,
            labels: { fewer, agree, onAccount, onDevice },
          }}
          waiting={
            <Poster lesson={lesson}>
              <span className={styles.play}>
                <Icon name="play" size={40} />
              </span>
              <span className={styles.waiting}>{player.loading}</span>
            </Poster>
          }
          locked={<LockedLesson academy={academy} lesson={lesson} locale={locale} />}
        />
      ) : (
        <Poster lesson={lesson}>
          <p className={styles.soon}>{t('locked.soon')}</p>
        </Poster>
      )}
      <noscript>
        <Notice tone="warning">{t('locked.noScript')}</Notice>
        {video && (
          <form method="post" action={`/api/lessons/${id}/playback`} className={styles.plain}>
            <SafetyRules locale={locale} />
            <Button type="submit">{player.plain}</Button>
          </form>
        )}
        {preview && <a href={lessonCardPath(id)}>{pool.printCard}</a>}
      </noscript>
      {description && <p className={styles.description}>{description}</p>}
      <LessonGuide lesson={lesson} locale={locale} />
      {video && <LessonPack lesson={lesson} locale={locale} />}
      <LessonMarks lesson={lesson} locale={locale} />
      {video && <LessonQuestions lesson={ref} path={lessonPath(locale, level.slug, lesson.slug)} locale={locale} />}
      {preview && (
        <section className={styles.more} aria-labelledby="unlock">
          <h2 id="unlock">{t('unlock.title')}</h2>
          <UnlockOptions academy={academy} level={level} lesson={lesson} locale={locale} headingLevel={3} />
          <p className={styles.rule}>{t('unlock.text')}</p>
        </section>
      )}
      <LessonPager lesson={lesson} locale={locale} />
    </Container>
  );
}

/** Poster of the video, or the level's picture if there is none yet. */
function Poster({ lesson, dimmed = false, children }: { lesson: Lesson; dimmed?: boolean; children?: ReactNode }) {
  const picture = lesson.video?.poster ?? lesson.level.picture;
  return (
    <div className={styles.still} data-dimmed={dimmed || undefined}>
      {picture && (
        <Picture
          image={{ ...picture, alt: '' }}
          sizes="(width < 65rem) 100vw, 62rem"
          priority
          className={styles.picture}
        />
      )}
      {children}
    </div>
  );
}

async function LockedLesson({ academy, lesson, locale }: LessonViewProps) {
  const t = await getTranslations({ locale, namespace: 'academy' });
  const extras = ownersExtras(lesson);
  return (
    <section className={styles.locked} aria-labelledby="locked">
      <Poster lesson={lesson} dimmed>
        <span className={styles.lock}>
          <Icon name="lock" size={32} />
        </span>
      </Poster>
      <div className={styles.panel}>
        <div className={styles.panelHead}>
          <h2 id="locked">{t('locked.title')}</h2>
          <p>{t('locked.text')}</p>
        </div>
        <UnlockOptions academy={academy} level={lesson.level} lesson={lesson} locale={locale} headingLevel={3} />
        <p className={styles.rule}>{t('unlock.creditRule')}</p>
        <p className={styles.bought}>
          {t('locked.bought')}{' '}
          <SignInLink path={lessonPath(locale, lesson.level.slug, lesson.slug)} label={t('locked.login')} inText />{' '}
          {t('locked.or')}{' '}
          <Link href={routes.findOrder} prefetch={false}>
            {t('locked.find')}
          </Link>
        </p>
        <div className={styles.inside}>
          {extras && (
            <div>
              <h3>{t('guide.ownersTitle')}</h3>
              <p>{t('guide.ownersText', { what: extras, cues: lesson.cueCount })}</p>
            </div>
          )}
          {lesson.chapters.length > 0 && (
            <div>
              <h3>{t('guide.chapters')}</h3>
              <ol className={styles.chapters}>
                {lesson.chapters.map((chapter) => (
                  <li key={chapter.seconds}>{chapter.title}</li>
                ))}
              </ol>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
