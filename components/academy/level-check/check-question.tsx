import { useId } from 'react';
import { Button } from '@/components/ui/button';
import type { LevelCheckTexts } from '@/lib/academy/level-check/check-model';
import type { Answer, Question } from '@/lib/academy/level-check/next-step';
import { fill } from '@/lib/forms/fill-template';
import { FocusedHeading } from './focused-heading';
import styles from './level-check.module.css';

interface CheckQuestionProps {
  question: Question;
  /** From 1. */
  number: number;
  total: number;
  /** The answer of before somebody went back. */
  answered: Answer | undefined;
  texts: LevelCheckTexts;
  onAnswer: (answer: Answer) => void;
}

/** One question with its answers, each of which leads on. */
export function CheckQuestion({ question, number, total, answered, texts, onAnswer }: CheckQuestionProps) {
  const id = useId();
  return (
    <>
      <div className={styles.progress}>
        <p id={`${id}-count`}>{fill(texts.progress, { number, total })}</p>
        <progress value={number} max={total} aria-labelledby={`${id}-count`} />
      </div>
      <div className={styles.question}>
        <FocusedHeading id={`${id}-question`} describedBy={`${id}-count ${id}-hint`}>
          {texts.questions[question]}
        </FocusedHeading>
        <p id={`${id}-hint`}>{texts.hints[question]}</p>
      </div>
      <div className={styles.answers} role="group" aria-labelledby={`${id}-question`}>
        {choices(question, texts).map(([answer, label]) => (
          <Button
            key={answer}
            variant="secondary"
            size="l"
            wide
            aria-pressed={answered === answer}
            onClick={() => onAnswer(answer)}
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}

function choices(question: Question, { answers }: LevelCheckTexts): [Answer, string][] {
  if (question === 'age')
    return [
      ['not', answers.no],
      ['alone', answers.yes],
    ];
  const isMood = question === 'mood';
  return [
    ['not', isMood ? answers.afraid : answers.not],
    ['help', isMood ? answers.tense : answers.help],
    ['alone', isMood ? answers.relaxed : answers.alone],
  ];
}
