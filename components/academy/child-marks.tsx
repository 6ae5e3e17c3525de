'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useChildren } from '@/lib/academy/children/use-children';
import type { Locale } from '@/backend/contract/locales';
import type { ChildMarksLabels } from './child-marks-labels';
import styles from './child-marks.module.css';
import { MarkForm } from './mark-form';

interface ChildMarksProps {
  lesson: string;
  goal: string;
  /** Whether this customer may watch the lesson; else only children of other accounts can be marked. */
  isOpen: boolean;
  /** Of the lesson; null if it says nothing. */
  floats: number | null;
  labels: ChildMarksLabels;
  /** The profile page. */
  profile: string;
  locale: Locale;
}

/** Records what a child did in the water, which is kept apart from what was watched. */
export function ChildMarks({ labels, profile, goal, isOpen, ...props }: ChildMarksProps) {
  const { lesson: text } = labels;
  const titleId = useId();
  const { loaded, reload } = useChildren();
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // The session ended elsewhere.
  if (loaded?.ok === false && loaded.error.status === 401) return null;
  const all = loaded?.ok ? loaded.data.data.children : [];
  const children = isOpen ? all : all.filter(({ sharedBy }) => sharedBy !== null);
  if (!isOpen && loaded?.ok && children.length === 0) return null;
  const child = children.find(({ id }) => id === chosen) ?? children[0];

  const retry = async () => {
    setBusy(true);
    await reload();
    setBusy(false);
  };

  return (
    <section className={styles.marks} aria-labelledby={titleId} aria-busy={loaded === null}>
      <h2 id={titleId}>{text.title}</h2>
      <p>{text.lead}</p>
      {goal && <p className={styles.goal}>{goal}</p>}
      {loaded === null && (
        <div role="status">
          <VisuallyHidden>{text.loading}</VisuallyHidden>
          <Skeleton height="9rem" />
        </div>
      )}
      {loaded?.ok === false && (
        <div role="alert" className={styles.problem}>
          <p>{text.unavailable}</p>
          <Button variant="secondary" busy={busy} onClick={() => void retry()}>
            {text.retry}
          </Button>
        </div>
      )}
      {loaded?.ok && !child && (
        <div className={styles.problem}>
          <p>{text.empty}</p>
          <ButtonLink href={profile} prefetch={false}>
            {text.profile}
          </ButtonLink>
        </div>
      )}
      {child && (
        <>
          {children.length > 1 && (
            <label className={styles.pick}>
              <span>{text.child}</span>
              <select value={child.id} onChange={({ target }) => setChosen(target.value)}>
                {children.map(({ id, nickname, sharedBy }) => (
                  <option key={id} value={id}>
                    {sharedBy === null ? nickname : `${nickname} · ${sharedBy}`}
                  </option>
                ))}
              </select>
            </label>
          )}
          <MarkForm {...props} key={child.id} child={child} labels={labels} onSaved={reload} />
          <a href={profile} className={styles.link}>
            {text.profile}
          </a>
        </>
      )}
    </section>
  );
}
