'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import fieldStyles from '@/components/forms/field.module.css';
import { OptionList } from '@/components/forms/option-list';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { checkText, type QuestionProblem, readProblem } from '@/lib/academy/questions/question-problem';
import { askQuestion } from '@/lib/academy/questions/question-requests';
import { createKey } from '@/lib/core/random-key';
import { fill } from '@/lib/forms/fill-template';
import { MAX_QUESTION, MAX_WAITING_QUESTIONS, PUBLICATIONS } from '@/backend/contract/questions';
import type { QuestionDeskLabels } from './labels';
import styles from './questions.module.css';

interface AskFormProps {
  lesson: string;
  labels: QuestionDeskLabels;
  onSent: () => void;
  onCancel: () => void;
}

/** One question in plain text. Publication is off until it is chosen. */
export function AskForm({ lesson, labels, onSent, onCancel }: AskFormProps) {
  const id = useId();
  // One for the form, however often it is sent.
  const [key] = useState(createKey);
  const [text, setText] = useState('');
  const [publication, setPublication] = useState<(typeof PUBLICATIONS)[number]>('private');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<QuestionProblem | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => field.current?.focus(), []);

  const show = (found: QuestionProblem) => {
    setProblem(found);
    if (found.at === 'text') field.current?.focus();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setProblem(null);
    const wrong = checkText(text, MAX_QUESTION);
    if (wrong) return show(wrong);
    setBusy(true);
    const result = await askQuestion(lesson, { key, text, publication });
    setBusy(false);
    if (!result.ok) return show(readProblem(result.error));
    onSent();
  };
  const messageOf = (found: QuestionProblem): string =>
    fill(labels.problems[found.name], { max: found.name === 'full' ? MAX_WAITING_QUESTIONS : MAX_QUESTION });
  const isWrong = problem?.at === 'text';
  const options = PUBLICATIONS.map((value) => ({ value, label: labels.publications[value] }));

  return (
    <form className={styles.form} noValidate onSubmit={send} aria-busy={busy}>
      <div className={fieldStyles.field}>
        <label htmlFor={id} className={fieldStyles.label}>
          {labels.text}
        </label>
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {fill(labels.hint, { max: MAX_QUESTION })}
        </p>
        <textarea
          id={id}
          ref={field}
          rows={5}
          value={text}
          required
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          className={`${fieldStyles.control} ${fieldStyles.textarea}`}
          onChange={({ target }) => setText(target.value)}
        />
        <p id={`${id}-error`} className={fieldStyles.message} aria-live="polite">
          {isWrong && (
            <>
              <Icon name="warning" size="1.1em" /> <span>{messageOf(problem)}</span>
            </>
          )}
        </p>
      </div>
      <fieldset className={`${fieldStyles.group} ${styles.consent}`}>
        <legend className={fieldStyles.label}>{labels.publish}</legend>
        <OptionList
          type="radio"
          name="publication"
          id={`${id}-publication`}
          options={options}
          isChosen={(value) => value === publication}
          onChoose={(value) => setPublication(PUBLICATIONS.find((known) => known === value) ?? 'private')}
          invalid={false}
        />
        <p className={fieldStyles.hint}>{labels.consent}</p>
      </fieldset>
      {problem?.at === 'form' && (
        <p role="alert" className={styles.failed}>
          {messageOf(problem)}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {labels.send}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {labels.cancel}
        </Button>
      </div>
    </form>
  );
}
