'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { LevelPackData } from '@/lib/academy/offline/load-level-pack';
import { type SavedLevel, saveLevel } from '@/lib/academy/offline/save-level';
import { fill } from '@/lib/forms/fill-template';
import styles from './pool-pack.module.css';

/** Saves the lessons of a level that this customer may watch, on this device. */
export function LevelPack({ lessons, labels, words, texts }: LevelPackData) {
  const titleId = useId();
  const [number, setNumber] = useState<number | null>(null);
  const [result, setResult] = useState<SavedLevel | null>(null);
  const running = useRef<AbortController | null>(null);
  const box = useRef<HTMLElement>(null);
  const total = lessons.length;

  useEffect(() => () => running.current?.abort(), []);

  const save = async () => {
    const controller = new AbortController();
    running.current = controller;
    setResult(null);
    setNumber(1);
    const saved = await saveLevel(lessons, { texts, signal: controller.signal, onLesson: setNumber });
    setNumber(null);
    setResult(controller.signal.aborted ? { ...saved, problem: null } : saved);
    // The button that was pressed is gone.
    box.current?.focus();
  };
  const isDone = result?.saved === total;

  return (
    <section ref={box} tabIndex={-1} className={styles.pack} aria-labelledby={titleId}>
      <h3 id={titleId}>{labels.title}</h3>
      <p>{words.text}</p>
      {number === null && !isDone && (
        <Button variant="secondary" onClick={() => void save()}>
          {words.save}
        </Button>
      )}
      {number !== null && (
        <div className={styles.running}>
          <label>
            <span>{fill(words.saving, { number, total })}</span>
            <progress value={number - 1} max={total} />
          </label>
          <Button variant="quiet" onClick={() => running.current?.abort()}>
            {labels.cancel}
          </Button>
        </div>
      )}
      <p role="status" className={styles.said}>
        {result && result.saved > 0 && (
          <>
            <Icon name="check" size={18} /> {fill(words.saved, { saved: result.saved, total })}
          </>
        )}
      </p>
      {result?.waiting && <p role="alert">{fill(words.rules, { title: result.waiting })}</p>}
      {result?.problem && (
        <p role="alert" className={styles.failed}>
          {/* Those of a single lesson say that nothing was saved. */}
          {result.problem === 'unreachable' || result.problem === 'failed'
            ? words.stopped
            : labels.problems[result.problem]}
        </p>
      )}
    </section>
  );
}
