import { getTranslations } from 'next-intl/server';
import { SignInLink } from '@/components/account/sign-in-link';
import { Day } from '@/components/ui/day';
import type { LessonRef } from '@/lib/academy/lesson-status';
import { getQuestions } from '@/lib/academy/questions/load-questions';
import { getLabels } from '@/lib/forms/get-labels';
import type { Locale } from '@/backend/contract/locales';
import type { PublicQuestion } from '@/backend/contract/questions';
import { LazyQuestionDesk } from './lazy-question-desk';
import styles from './questions.module.css';

/** Read without opening anything. */
const FIRST = 4;

interface LessonQuestionsProps {
  lesson: LessonRef;
  /** Of the lesson's page. */
  path: string;
  locale: Locale;
}

/** Published questions, the same for all visitors; who may watch the lesson can ask. */
export async function LessonQuestions({ lesson, path, locale }: LessonQuestionsProps) {
  const [t, { title, lead, none, signIn, logIn, desk }, questions] = await Promise.all([
    getTranslations({ locale, namespace: 'questions' }),
    getLabels(locale, 'questions'),
    getQuestions(locale, lesson.id),
  ]);
  const rest = questions.slice(FIRST);
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <div className={styles.head}>
        <h2 id="questions">{title}</h2>
        <p>{lead}</p>
      </div>
      {questions.length === 0 && <p className={styles.soft}>{none}</p>}
      <QuestionList questions={questions.slice(0, FIRST)} locale={locale} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{t('more', { count: rest.length })}</summary>
          <QuestionList questions={rest} locale={locale} />
        </details>
      )}
      <LazyQuestionDesk
        lesson={lesson}
        labels={desk}
        locale={locale}
        signIn={
          <p>
            {signIn} <SignInLink path={path} label={logIn} inText />
          </p>
        }
      />
    </section>
  );
}

async function QuestionList({ questions, locale }: { questions: PublicQuestion[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'questions' });
  if (questions.length === 0) return null;
  return (
    <ul role="list" className={styles.list}>
      {questions.map(({ id, text, answer, name, askedOn }) => (
        <li key={id}>
          <article className={styles.entry}>
            <div className={styles.asked}>
              <p className={styles.who}>
                {name ? t('asks', { name }) : t('parentAsks')} <Day date={askedOn} locale={locale} />
              </p>
              <p className={`${styles.text} ${styles.question}`}>{text}</p>
            </div>
            <div className={styles.answer}>
              <p className={styles.who}>{t('answer')}</p>
              <p className={styles.text}>{answer}</p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
