import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { describeLevel } from '@/lib/academy/finish/level-result';
import type { Certificate } from '@/backend/contract/certificates';
import { type Child, RELAXED_VISITS } from '@/backend/contract/children';
import type { Locale } from '@/backend/contract/locales';
import type { FloatTexts } from '../float-texts';
import { CertificateBox } from './certificate-box';
import styles from './finish.module.css';

interface FinishLesson {
  id: string;
  title: string;
  goal: string;
  href: string;
  isOpen: boolean;
}

interface ChildFinishProps {
  child: Child;
  /** Id. */
  level: string;
  lessons: FinishLesson[];
  certificate: Certificate | undefined;
  /** The next level; undefined after the last one. */
  next: { title: string; href: string } | undefined;
  floats: FloatTexts;
  locale: Locale;
}

/** One child after a level: what works in words, what is missing, and what comes next. */
export async function ChildFinish({ child, level, lessons, certificate, next, floats, locale }: ChildFinishProps) {
  const t = await getTranslations({ locale, namespace: 'finish' });
  const { alone, missing, next: lesson, isDone } = describeLevel(lessons, child);
  const name = child.nickname;
  const titleId = `child-${child.id}`;
  const progress = t('progress', { alone: String(alone.length), total: String(lessons.length) });
  return (
    <article className={styles.child} aria-labelledby={titleId} data-done={isDone || undefined}>
      <header className={styles.head}>
        <span className={styles.initial} aria-hidden="true">
          {isDone ? <Icon name="star" size={28} /> : [...name][0]}
        </span>
        <div className={styles.names}>
          <h2 id={titleId}>{name}</h2>
          <p className={isDone ? styles.done : undefined}>{isDone ? t('done', { name }) : progress}</p>
          <progress value={alone.length} max={lessons.length} aria-hidden="true" className={styles.bar} />
        </div>
      </header>
      <div className={styles.lists} data-full={missing.length === 0 || undefined}>
        <section aria-labelledby={`${titleId}-can`}>
          <h3 id={`${titleId}-can`}>{t('can')}</h3>
          {alone.length === 0 && <p>{t('canNone')}</p>}
          <ul role="list">
            {alone.map(({ lesson: { id, title, goal, href }, mark }) => (
              <li key={id} className={styles.can}>
                <Icon name="check" size={20} />
                <div>
                  <a href={href}>{title}</a>
                  {goal && <p>{goal}</p>}
                  <p className={styles.soft}>{floats[mark.floats]}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        {missing.length > 0 && (
          <section aria-labelledby={`${titleId}-open`}>
            <h3 id={`${titleId}-open`}>{t('open')}</h3>
            <ul role="list">
              {missing.map(({ lesson: { id, title, href }, state }) => (
                <li key={id} className={styles.open}>
                  <a href={href}>{title}</a>
                  <span className={styles.mark} data-state={state}>
                    {t(`states.${state}`)}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <section aria-labelledby={`${titleId}-next`} className={styles.next}>
        <h3 id={`${titleId}-next`}>{t('next')}</h3>
        {isDone && <Relax child={child} lessons={lessons} locale={locale} />}
        <Next isDone={isDone} lesson={lesson} level={next} locale={locale} />
        <p className={styles.soft}>{t('suit', { floats: floats[child.plan.floats] ?? '' })}</p>
      </section>
      <CertificateBox child={child} level={level} certificate={certificate} isDone={isDone} locale={locale} />
    </article>
  );
}

/** All lessons work, and the float plan still asks for relaxed visits: then a pair stays in. */
async function Relax({ child: { plan }, lessons, locale }: Pick<ChildFinishProps, 'child' | 'lessons' | 'locale'>) {
  const lesson = lessons.find(({ id }) => id === plan.lesson);
  if (!lesson) return null;
  const t = await getTranslations({ locale, namespace: 'children.plan' });
  const values = { visits: String(plan.visits), needed: String(RELAXED_VISITS), lesson: lesson.title };
  return <p>{t('progress', values)}</p>;
}

interface NextProps {
  isDone: boolean;
  lesson: FinishLesson | null;
  level: ChildFinishProps['next'];
  locale: Locale;
}

async function Next({ isDone, lesson, level, locale }: NextProps) {
  const t = await getTranslations({ locale, namespace: 'finish' });
  const to = isDone ? level : lesson;
  if (to) {
    return (
      <p>
        {t(isDone ? 'nextLevel' : 'nextLesson')} <a href={to.href}>{to.title}</a>
      </p>
    );
  }
  if (!isDone) return <p>{t('nextLocked')}</p>;
  return (
    <p>
      {t('nextPool')} <a href="#pool-ready">{t('nextPoolLink')}</a>
    </p>
  );
}
