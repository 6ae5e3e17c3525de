'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { readProblem } from '@/lib/academy/questions/question-problem';
import { hideQuestion, removeQuestion } from '@/lib/academy/questions/question-requests';
import { formatDay } from '@/lib/academy/children/format-day';
import type { ApiError } from '@/lib/core/api';
import type { Result } from '@/lib/core/result';
import type { Locale } from '@/backend/contract/locales';
import type { OwnQuestion } from '@/backend/contract/questions';
import type { QuestionDeskLabels } from './labels';
import styles from './questions.module.css';

interface OwnQuestionItemProps {
  question: OwnQuestion;
  labels: QuestionDeskLabels;
  locale: Locale;
  /** Called with what to say; resolves when the stored questions are known. */
  onChanged: (message: string) => Promise<void>;
}

/** A question of this customer, with its answer and what can be taken back. */
export function OwnQuestionItem({ question, labels, locale, onChanged }: OwnQuestionItemProps) {
  const { id, text, answer, state, publication, askedOn } = question;
  const [busy, setBusy] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [problem, setProblem] = useState('');

  const change = async (send: (question: string) => Promise<Result<unknown, ApiError>>, done: string) => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    const result = await send(id);
    setIsAsked(false);
    if (result.ok) await onChanged(done);
    else setProblem(labels.problems[readProblem(result.error).name]);
    setBusy(false);
  };

  return (
    <li className={styles.own}>
      <p className={styles.who}>
        <strong data-state={state} className={styles.state}>
          {labels.states[state]}
        </strong>{' '}
        <time dateTime={askedOn}>{formatDay(askedOn, locale)}</time>
      </p>
      <p className={styles.text}>{text}</p>
      {answer && <p className={`${styles.answer} ${styles.text}`}>{answer}</p>}
      {state === 'refused' && <p className={styles.soft}>{labels.refused}</p>}
      <div className={styles.actions}>
        {publication !== 'private' && state !== 'refused' && (
          <Button variant="quiet" busy={busy && !isAsked} onClick={() => void change(hideQuestion, labels.hidden)}>
            {labels.hide}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setIsAsked(true)}>
          {labels.remove}
        </Button>
      </div>
      {problem && (
        <p role="alert" className={styles.failed}>
          {problem}
        </p>
      )}
      <ConfirmDialog
        open={isAsked}
        title={labels.removeTitle}
        confirmLabel={labels.remove}
        cancelLabel={labels.keep}
        busy={busy}
        onConfirm={() => void change(removeQuestion, labels.removed)}
        onCancel={() => setIsAsked(false)}
      >
        <p>{labels.removeText}</p>
      </ConfirmDialog>
    </li>
  );
}
