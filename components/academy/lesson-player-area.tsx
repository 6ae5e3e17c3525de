'use client';

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { PlayerLabels } from '@/components/player/labels';
import { Button } from '@/components/ui/button';
import { requestPlayback } from '@/lib/academy/player/player-requests';
import type { Playback, Progress } from '@/lib/academy/player/types';
import {
  acknowledgedFloats,
  floatsOf,
  readDevice,
  type RulesOccasion,
  rulesOccasion,
} from '@/lib/academy/safety/acknowledgements';
import { acknowledge, sendUnsent } from '@/lib/academy/safety/send-acknowledgements';
import { ANONYMOUS_STATE } from '@/lib/academy/academy-state';
import { isOpen, type LessonRef } from '@/lib/academy/lesson-status';
import { loadAcademy, useAcademy, useAcademyFailed } from '@/lib/academy/use-academy';
import type { ApiError } from '@/lib/core/api';
import { sharedStorage } from '@/lib/core/browser-storage';
import type { Result } from '@/lib/core/result';
import styles from './lesson-player-area.module.css';
import { LessonCues, type LessonCuesLabels } from './lesson-cues';
import { AtThePool } from './pool/at-the-pool';
import type { PoolLabels } from './pool/labels';
import { SafetyPanel, type SafetyPanelParts } from './safety-panel';

// Loaded for viewers with access while the playback request is running.
const loadPlayer = () => import('@/components/player/lesson-player');
const LessonPlayer = lazy(() => loadPlayer().then((module) => ({ default: module.LessonPlayer })));

interface LessonPlayerAreaProps {
  lesson: LessonRef;
  title: string;
  locale: string;
  labels: PlayerLabels;
  owners: LessonCuesLabels;
  /** What everybody may read of the lesson, for its screens at the pool. */
  pool: { goal: string; stopSigns: string[]; labels: PoolLabels };
  /** In the suit; null if unspecified. */
  floats: number | null;
  /** The rules that come before the video. */
  safety: SafetyPanelParts;
  /** Shown when ownership could not be determined. */
  unavailable: string;
  /** Poster shown until playback starts. */
  waiting: ReactNode;
  /** Poster with a lock and the unlock options. */
  locked: ReactNode;
}

/** The player for viewers with access; otherwise the lock and the unlock options. */
export function LessonPlayerArea({ locked, unavailable, ...rest }: LessonPlayerAreaProps) {
  const state = useAcademy();
  const failed = useAcademyFailed();
  const [isRefused, setIsRefused] = useState(false);
  const [isLoading, setIsLoading] = useState(false);

  function lockLesson() {
    setIsRefused(true);
    void loadAcademy();
  }

  async function reload() {
    setIsLoading(true);
    await loadAcademy();
    setIsLoading(false);
  }

  if (isRefused) return locked;
  if (isOpen(state ?? ANONYMOUS_STATE, rest.lesson)) return <PlayerLoader {...rest} onLocked={lockLesson} />;
  if (isLoading) return <div className={styles.waiting}>{rest.waiting}</div>;
  // The visitor may own it: do not offer it for sale.
  if (failed)
    return <Failed title={rest.labels.brokenTitle} text={unavailable} retry={rest.labels.retry} onRetry={reload} />;
  return locked;
}

interface FailedProps {
  title: string;
  text: string;
  retry: string;
  onRetry: () => void;
}

function Failed({ title, text, retry, onRetry }: FailedProps) {
  return (
    <div className={styles.failed} role="alert">
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      <Button variant="secondary" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}

interface PlayerLoaderProps extends Omit<LessonPlayerAreaProps, 'locked' | 'unavailable'> {
  onLocked: () => void;
}

function PlayerLoader(props: PlayerLoaderProps) {
  const { title, locale, labels, owners, pool, floats, safety, waiting, onLocked } = props;
  const { id } = props.lesson;
  const [playback, setPlayback] = useState<Result<Playback, ApiError> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [done, setDone] = useState(false);
  const [occasion, setOccasion] = useState<RulesOccasion | null>(null);
  const [hasAgreed, setHasAgreed] = useState(false);
  const isLocked = playback?.ok === false && playback.error.status === 402;

  useEffect(() => {
    let current = true;
    void loadPlayer();
    void requestPlayback(id).then((next) => {
      if (!current) return;
      setPlayback(next);
      if (!next.ok) return;
      const { acknowledged } = next.data;
      setOccasion(rulesOccasion(acknowledgedFloats(acknowledged, readDevice(sharedStorage)), floats));
      if (acknowledged !== null) void sendUnsent();
    });
    return () => {
      current = false;
    };
  }, [id, floats, attempt]);

  useEffect(() => {
    if (isLocked) onLocked();
    // Called once; changes of the callback are ignored on purpose.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isLocked]);

  function retry() {
    setPlayback(null);
    setAttempt(attempt + 1);
  }

  /** Updates the status badges around the player as soon as the lesson is watched. */
  function onProgress({ completed }: Progress) {
    if (!completed || done) return;
    setDone(true);
    void loadAcademy();
  }

  if (!playback || isLocked) return <div className={styles.waiting}>{waiting}</div>;
  if (!playback.ok) {
    const gone = playback.error.status === 404 || playback.error.status === 409;
    return (
      <Failed
        title={gone ? labels.goneTitle : labels.brokenTitle}
        text={gone ? labels.goneText : labels.brokenText}
        retry={labels.retry}
        onRetry={retry}
      />
    );
  }
  const { cues, game, acknowledged } = playback.data;
  if (occasion) {
    const hasAccount = acknowledged !== null;
    const agree = () => {
      acknowledge(floatsOf(floats), hasAccount);
      setOccasion(null);
      setHasAgreed(true);
    };
    return (
      <div className={styles.waiting}>
        <SafetyPanel {...safety} occasion={occasion} hasAccount={hasAccount} onAgree={agree} />
      </div>
    );
  }
  return (
    <div className={`${styles.open} ${styles.waiting}`}>
      <Suspense fallback={waiting}>
        <LessonPlayer
          lessonId={id}
          title={title}
          playback={playback.data}
          locale={locale}
          labels={labels}
          takesFocus={hasAgreed}
          onLocked={onLocked}
          onProgress={onProgress}
        />
        <LessonCues cues={cues} game={game} labels={owners} />
        <AtThePool lessonId={id} title={title} lesson={{ ...pool, cues, game }} labels={pool.labels} />
      </Suspense>
    </div>
  );
}
