import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { AcademyState } from '@/lib/academy/academy-state';
import { listOwnedLevels, type OwnedLevel } from '@/lib/academy/owned-lessons';
import { findNextLesson, progressOf, lessonStatus } from '@/lib/academy/lesson-status';
import type { Academy } from '@/lib/academy/types';
import { lessonPath, levelPath } from '@/backend/contract/paths';
import styles from './my-lessons.module.css';
import { type Locale } from '@/backend/contract/locales';

interface MyLessonsProps {
  academy: Academy;
  state: AcademyState;
  locale: Locale;
}

/** The customer's unlocked lessons by level, with a link to continue. */
export async function MyLessons({ academy, state, locale }: MyLessonsProps) {
  const t = await getTranslations({ locale, namespace: 'academy' });
  const mine = listOwnedLevels(academy, state);
  return (
    <div className={styles.mine}>
      <ContinueCard mine={mine} state={state} locale={locale} />
      {state.owned.all && <p>{t('mine.all')}</p>}
      <ul role="list" className={styles.levels}>
        {mine.map(({ level, number, lessons, whole }) => (
          <li key={level.id} className={styles.level}>
            <h3 className={styles.title}>
              <Link href={levelPath(locale, level.slug)} prefetch={false}>
                {level.title}
              </Link>
            </h3>
            <p className={styles.soft}>
              {t('level', { number: String(number) })} ·{' '}
              {whole ? t('mine.whole') : t('lessonCount', { count: lessons.length })}
            </p>
            <ul role="list" className={styles.lessons}>
              {lessons.map(({ id, slug, title, preview }) => {
                const status = lessonStatus(state, { id, level: level.id, preview });
                const percent = String(Math.round(progressOf(state, id)?.watched ?? 0));
                return (
                  <li key={id} className={styles.lesson} data-standing={status}>
                    <Icon name={status === 'done' ? 'check' : 'play'} size={18} className={styles.mark} />
                    <Link href={lessonPath(locale, level.slug, slug)} prefetch={false}>
                      {title}
                    </Link>
                    {status === 'done' && <span className={styles.soft}>{t('standing.done')}</span>}
                    {status === 'started' && <span className={styles.soft}>{t('seen', { percent })}</span>}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ContinueCardProps extends Omit<MyLessonsProps, 'academy'> {
  mine: OwnedLevel[];
}

/** Link to the lesson to watch next, with a large touch target. */
async function ContinueCard({ mine, state, locale }: ContinueCardProps) {
  const t = await getTranslations({ locale, namespace: 'academy' });
  const lessons = mine.flatMap(({ level, lessons: own }) =>
    own.map((lesson) => ({ ...lesson, level: level.id, href: lessonPath(locale, level.slug, lesson.slug) })),
  );
  const next = findNextLesson(state, lessons);
  if (!next) return null;
  const seen = progressOf(state, next.id);
  const isStarted = seen !== undefined && !seen.completed;
  const label = isStarted ? t('onward.continue') : t('onward.next');
  return (
    <Link href={next.href} prefetch={false} className={styles.go}>
      {next.video && (
        <Picture
          image={{ ...next.video.poster, alt: '' }}
          sizes="(width < 40rem) 92vw, 14rem"
          className={styles.still}
        />
      )}
      <span className={styles.text}>
        <span className={styles.label}>
          <Icon name="play" size={18} /> {label}
        </span>
        <strong className={styles.name}>{next.title}</strong>
        {isStarted && (
          <>
            <progress value={seen.watched} max={100} aria-hidden="true" className={styles.bar} />
            <span className={styles.soft}>{t('seen', { percent: String(Math.round(seen.watched)) })}</span>
          </>
        )}
      </span>
    </Link>
  );
}
