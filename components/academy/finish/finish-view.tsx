import { getTranslations } from 'next-intl/server';
import { Container } from '@/components/ui/container';
import { PageHead } from '@/components/content/page-head';
import type { Finish } from '@/lib/academy/finish/load-finish';
import { isOpen } from '@/lib/academy/lesson-status';
import type { Child } from '@/backend/contract/children';
import type { Academy, LevelCard } from '@/lib/academy/types';
import type { Locale } from '@/backend/contract/locales';
import { finishPath, lessonPath, levelPath } from '@/backend/contract/paths';
import { loadFloatTexts } from '../float-texts';
import { ChildFinish } from './child-finish';
import { FinishState, LockedNotice } from './finish-state';
import styles from './finish.module.css';
import { PoolReady } from './pool-ready';

interface FinishViewProps {
  finish: Finish;
  academy: Academy;
  level: LevelCard;
  /** What the child can do after each lesson, by its id. */
  goals: ReadonlyMap<string, string>;
  /** The profile page; null without one. */
  profile: string | null;
  locale: Locale;
}

/** The closing page of a level: for each child what works, what is open and what comes next. */
export async function FinishView({ finish, academy, level, goals, profile, locale }: FinishViewProps) {
  const [t, place, floats] = await Promise.all([
    getTranslations({ locale, namespace: 'finish' }),
    getTranslations({ locale, namespace: 'academy' }),
    loadFloatTexts(locale),
  ]);
  const index = academy.levels.findIndex(({ id }) => id === level.id);
  const next = academy.levels[index + 1];
  const head = (
    <PageHead
      before={<p className={styles.eyebrow}>{place('level', { number: String(index + 1) })}</p>}
      title={t('title', { level: level.title })}
      text={t('lead')}
    />
  );
  const levelHref = levelPath(locale, level.slug);
  if (finish.kind !== 'ready' || finish.children.length === 0) {
    const kind = finish.kind === 'ready' ? 'noChildren' : finish.kind;
    const here = finishPath(level.id);
    return (
      <>
        {head}
        <Container className={styles.page}>
          <FinishState kind={kind} here={here} level={levelHref} profile={profile} locale={locale} />
        </Container>
      </>
    );
  }
  const lessons = level.lessons.map(({ id, slug, title, preview }) => ({
    id,
    title,
    goal: goals.get(id) ?? '',
    href: lessonPath(locale, level.slug, slug),
    isOpen: isOpen(finish.state, { id, level: level.id, preview }),
  }));
  const lockedCount = lessons.filter((lesson) => !lesson.isOpen).length;
  // A level that is shut and never was open says so once, not for each child.
  const isShut = lockedCount === lessons.length && !finish.children.some((child) => hasMark(child, lessons));
  const shown = isShut ? [] : finish.children;
  return (
    <>
      {head}
      <Container className={styles.page}>
        {lockedCount > 0 && <LockedNotice count={lockedCount} level={levelHref} locale={locale} />}
        {shown.map((child) => (
          <ChildFinish
            key={child.id}
            child={child}
            level={level.id}
            lessons={lessons}
            certificate={finish.certificates.find((own) => own.child === child.id && own.level === level.id)}
            next={next && { title: next.title, href: levelPath(locale, next.slug) }}
            floats={floats}
            locale={locale}
          />
        ))}
        <p className={styles.safety}>{t('safety')}</p>
        <PoolReady open={next === undefined} locale={locale} />
      </Container>
    </>
  );
}

const hasMark = ({ marks }: Child, lessons: { id: string }[]): boolean =>
  marks.some(({ lesson }) => lessons.some(({ id }) => id === lesson));
