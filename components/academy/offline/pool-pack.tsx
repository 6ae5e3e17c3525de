'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { refreshRights } from '@/lib/academy/offline/check-rights';
import type { OfflineTexts } from '@/lib/academy/offline/offline-pages';
import { playsUntil, savedPath } from '@/lib/academy/offline/pool-config';
import { type LessonToSave, removeSavedLesson, type SaveProblem, saveLesson } from '@/lib/academy/offline/save-lesson';
import { type Manifest, readManifest } from '@/lib/academy/offline/saved-lessons';
import { formatDay } from '@/lib/academy/children/format-day';
import { fill } from '@/lib/forms/fill-template';
import type { Messages } from '@/lib/forms/message-types';
import { formatMegabytes } from '@/lib/academy/offline/format-megabytes';
import type { Locale } from '@/backend/contract/locales';
import styles from './pool-pack.module.css';

export interface PoolPackProps {
  lesson: LessonToSave;
  labels: Messages['offline']['pack'];
  texts: OfflineTexts;
  locale: Locale;
  /** Whether this customer may save the lesson; else only what is saved is checked. */
  offers?: boolean;
}

/** Saves a lesson on this device, and shows what is saved. */
export function PoolPack({ lesson, labels, texts, locale, offers = false }: PoolPackProps) {
  const titleId = useId();
  const [manifest, setManifest] = useState<Manifest | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const [said, setSaid] = useState('');
  const running = useRef<AbortController | null>(null);
  const box = useRef<HTMLElement>(null);
  const { language } = lesson;

  useEffect(() => {
    let current = true;
    const page = { language, texts };
    void refreshRights(page)
      .then(readManifest)
      .then((saved) => current && setManifest(saved));
    return () => {
      current = false;
      running.current?.abort();
    };
  }, [language, texts]);

  /** The pressed button is gone by then. */
  const say = (message: string) => {
    setSaid(message);
    box.current?.focus();
  };
  const save = async () => {
    const controller = new AbortController();
    running.current = controller;
    setPercent(0);
    setProblem(null);
    setSaid('');
    const result = await saveLesson(lesson, { texts, signal: controller.signal, onProgress: setPercent });
    setPercent(null);
    if (result.ok) {
      setManifest(result.manifest);
      say(labels.saved);
    } else {
      setManifest(await readManifest());
      if (!controller.signal.aborted) setProblem(result.problem);
    }
  };
  const remove = async (id: string) => {
    setProblem(null);
    try {
      setManifest(await removeSavedLesson(id, { language, texts }));
      say(labels.removed);
    } catch {
      setProblem('failed');
    }
  };

  const saved = manifest?.lessons ?? [];
  const isSaved = saved.some(({ id }) => id === lesson.id);
  const isIdle = problem === null && percent === null;
  if (problem === 'off' || (!offers && saved.length === 0 && isIdle)) return null;
  const until = manifest && formatDay(playsUntil(manifest.checkedAt).toISOString().slice(0, 10), locale);
  return (
    <section ref={box} tabIndex={-1} className={styles.pack} aria-labelledby={titleId}>
      <h2 id={titleId}>{labels.title}</h2>
      <p>{labels.text}</p>
      {offers && !isSaved && percent === null && (
        <Button variant="secondary" onClick={() => void save()}>
          {labels.save}
        </Button>
      )}
      {percent !== null && (
        <div className={styles.running}>
          <label>
            <span>{labels.saving}</span>
            <progress value={percent} max={100} />
          </label>
          <Button variant="quiet" onClick={() => running.current?.abort()}>
            {labels.cancel}
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
      {problem && (
        <p role="alert" className={styles.failed}>
          {labels.problems[problem]}
        </p>
      )}
      {saved.length > 0 && (
        <>
          <h3>{labels.list}</h3>
          <ul role="list" className={styles.list}>
            {saved.map(({ id, title, bytes }) => (
              <li key={id}>
                {/* Not a page of the router: the service worker answers it. */}
                <a href={savedPath(id)}>{title}</a>
                <span className={styles.size}>{formatMegabytes(bytes, locale)}</span>
                <Button variant="quiet" aria-label={fill(labels.removeOf, { title })} onClick={() => void remove(id)}>
                  {labels.remove}
                </Button>
              </li>
            ))}
          </ul>
          {until && <p className={styles.soft}>{fill(labels.until, { date: until })}</p>}
        </>
      )}
    </section>
  );
}
