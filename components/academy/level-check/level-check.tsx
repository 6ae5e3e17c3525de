'use client';

import { Button } from '@/components/ui/button';
import type { CheckData } from '@/lib/academy/level-check/check-model';
import { countQuestions, nextStep } from '@/lib/academy/level-check/next-step';
import { CheckQuestion } from './check-question';
import { CheckResult } from './check-result';
import { answersOf, type GivenAnswers, goBack, NO_ANSWERS, withAnswer } from './given-answers';
import styles from './level-check.module.css';

interface LevelCheckProps {
  data: CheckData;
  given: GivenAnswers;
  onChange: (given: GivenAnswers) => void;
}

/** One question after the other, then where to start. */
export function LevelCheck({ data: { levels, texts }, given, onChange }: LevelCheckProps) {
  const step = nextStep(levels, answersOf(given));
  const place = given.path.length;
  return (
    <div className={styles.check}>
      {step.kind === 'ask' ? (
        <CheckQuestion
          key={step.question}
          question={step.question}
          number={place + 1}
          total={countQuestions(levels)}
          answered={given.all[step.question]}
          texts={texts}
          onAnswer={(answer) => onChange(withAnswer(given, step.question, answer))}
        />
      ) : (
        <CheckResult step={step} levels={levels} texts={texts} />
      )}
      {place > 0 && (
        <div className={styles.foot}>
          <Button variant="quiet" onClick={() => onChange(goBack(given))}>
            {texts.back}
          </Button>
          <Button variant="quiet" onClick={() => onChange(NO_ANSWERS)}>
            {texts.restart}
          </Button>
        </div>
      )}
      <p className={styles.private}>{texts.private}</p>
    </div>
  );
}
