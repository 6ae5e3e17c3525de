'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { markLesson } from '@/lib/academy/children/child-requests';
import { authorText } from '@/lib/academy/adults/author-text';
import { formatDay } from '@/lib/academy/children/format-day';
import { startingFloats } from '@/lib/academy/children/starting-floats';
import type { ApiError } from '@/lib/core/api';
import { fill } from '@/lib/forms/fill-template';
import { type Child, FLOAT_COUNTS, MARK_STATES, type MarkState } from '@/backend/contract/children';
import type { Locale } from '@/backend/contract/locales';
import type { ChildMarksLabels } from './child-marks-labels';
import styles from './child-marks.module.css';

interface MarkFormProps {
  lesson: string;
  floats: number | null;
  child: Child;
  labels: ChildMarksLabels;
  locale: Locale;
  /** Resolves when the stored marks are known. */
  onSaved: () => Promise<void>;
}

type Problem = keyof ChildMarksLabels['lesson']['problems'];

function readProblem({ status }: ApiError): Problem {
  if (status === 0) return 'unreachable';
  if (status === 401) return 'signedOut';
  if (status === 402) return 'locked';
  if (status === 404) return 'gone';
  return status === 429 ? 'tooMany' : 'failed';
}

/** Floats and three buttons: pressing one records what happened today. */
export function MarkForm({ lesson, floats, child, labels, locale, onSaved }: MarkFormProps) {
  const { lesson: text, states } = labels;
  const mark = child.marks.find((candidate) => candidate.lesson === lesson);
  const [count, setCount] = useState(() => startingFloats(mark?.floats ?? floats, child.plan.floats));
  const [busy, setBusy] = useState<MarkState | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const author = mark && authorText(mark.by, child.isShared, labels.by);
  const describe = (state: MarkState, used: number) => ({ state: states[state], floats: labels.floats[used] ?? '' });

  const save = async (state: MarkState) => {
    if (busy) return;
    setBusy(state);
    setSaved(null);
    setProblem(null);
    const result = await markLesson(child.id, { lesson, state, floats: count });
    if (result.ok) await onSaved();
    setBusy(null);
    if (!result.ok) return setProblem(readProblem(result.error));
    setSaved(fill(text.saved, { name: child.nickname, ...describe(state, count) }));
  };

  return (
    <div className={styles.form}>
      <label className={styles.pick}>
        <span>{text.floats}</span>
        <select value={count} onChange={({ target }) => setCount(Number(target.value))}>
          {FLOAT_COUNTS.toReversed().map((option) => (
            <option key={option} value={option}>
              {labels.floats[option]}
            </option>
          ))}
        </select>
      </label>
      <fieldset className={styles.states}>
        <legend>{text.how}</legend>
        {MARK_STATES.map((state) => (
          <Button
            key={state}
            variant="secondary"
            size="l"
            aria-pressed={mark?.state === state}
            busy={busy === state}
            aria-disabled={busy !== null || undefined}
            className={styles.state}
            onClick={() => void save(state)}
          >
            {mark?.state === state && <Icon name="check" size={20} />} {states[state]}
          </Button>
        ))}
      </fieldset>
      <p className={styles.explain}>{text.explain}</p>
      <p role="status" className={styles.saved}>
        {saved && (
          <>
            <Icon name="check" size={18} /> {saved}
          </>
        )}
      </p>
      {problem && (
        <p role="alert" className={styles.failed}>
          {text.problems[problem]}
        </p>
      )}
      {mark && !saved && (
        <p className={styles.explain}>
          {fill(text.last, { date: formatDay(mark.day, locale), ...describe(mark.state, mark.floats) })}
          {author && ` (${author})`}
        </p>
      )}
    </div>
  );
}
