'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { fetchOwnQuestions } from '@/lib/academy/questions/question-requests';
import type { ApiError } from '@/lib/core/api';
import type { Result } from '@/lib/core/result';
import type { Locale } from '@/backend/contract/locales';
import type { OwnQuestion } from '@/backend/contract/questions';
import { AskForm } from './ask-form';
import type { QuestionDeskLabels } from './labels';
import { OwnQuestionItem } from './own-question-item';
import styles from './questions.module.css';

interface QuestionDeskProps {
  lesson: string;
  /** Whether this customer may watch the lesson; else there is only what was asked before. */
  mayAsk: boolean;
  labels: QuestionDeskLabels;
  locale: Locale;
}

type Loaded = Result<{ data: OwnQuestion[] }, ApiError>;

/** What a customer asked about a lesson, and the form to ask. */
export function QuestionDesk({ lesson, mayAsk, labels, locale }: QuestionDeskProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let current = true;
    void fetchOwnQuestions(lesson).then((next) => current && setLoaded(next));
    return () => {
      current = false;
    };
  }, [lesson]);

  const reload = async (message: string) => {
    setSaid(message);
    const next = await fetchOwnQuestions(lesson);
    setLoaded((before) => (next.ok || !before?.ok ? next : before));
    // The pressed button or the form is gone by then.
    if (message) box.current?.focus();
  };
  const onSent = () => {
    setIsAsking(false);
    void reload(labels.sent);
  };
  const open = () => {
    setSaid('');
    setIsAsking(true);
  };

  const questions = loaded?.ok ? loaded.data.data : [];
  const failed = loaded?.ok === false;
  // The session ended elsewhere.
  const isSignedOut = failed && loaded.error.status === 401;
  const hasNothing = !mayAsk && !failed && !said && questions.length === 0;
  if (!isAsking && (isSignedOut || hasNothing)) return null;
  return (
    <div ref={box} tabIndex={-1} className={styles.desk}>
      {questions.length > 0 && (
        <>
          <h3>{labels.own}</h3>
          <ul role="list" className={styles.list}>
            {questions.map((question) => (
              <OwnQuestionItem
                key={question.id}
                question={question}
                labels={labels}
                locale={locale}
                onChanged={reload}
              />
            ))}
          </ul>
        </>
      )}
      {failed && !isSignedOut && (
        <div role="alert" className={styles.problem}>
          <p>{labels.unavailable}</p>
          <Button variant="secondary" onClick={() => void reload('')}>
            {labels.retry}
          </Button>
        </div>
      )}
      <p role="status" className={styles.said}>
        {said && (
          <>
            <Icon name="check" size={18} /> {said}
          </>
        )}
      </p>
      {isAsking ? (
        <AskForm lesson={lesson} labels={labels} onSent={onSent} onCancel={() => setIsAsking(false)} />
      ) : (
        mayAsk && (
          <Button variant="secondary" onClick={open}>
            {labels.open}
          </Button>
        )
      )}
    </div>
  );
}
