'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { type Span, orderChapters } from '@/lib/academy/player/chapters';
import { readUnsentReport } from '@/lib/academy/player/progress-reporter';
import { linkedTime, resumeAt } from '@/lib/academy/player/resume-position';
import type { Playback, Progress } from '@/lib/academy/player/types';
import { sharedStorage } from '@/lib/core/browser-storage';
import { ChapterList } from './chapter-list';
import { Controls } from './controls';
import { formatTime } from './format-time';
import { PlayerIcon } from './icon';
import { type PlayerLabels, fill } from './labels';
import styles from './lesson-player.module.css';
import { play, seek } from './media';
import { SeekBar } from './seek-bar';
import { onShortcut } from './shortcuts';
import { PlayerMessage } from './player-message';
import { Transcript } from './transcript';
import { useControls } from './use-controls';
import { useAnnouncement } from './use-announcement';
import { useIdle } from './use-idle';
import { useLoop } from './use-loop';
import { useMedia } from './use-media';
import { useResumePosition } from './use-resume-position';
import { useProgress } from './use-progress';
import { useRecovery } from './use-recovery';
import { useSource } from './use-source';

export interface LessonPlayerProps {
  lessonId: string;
  /** Accessible name of the region. */
  title: string;
  /** From `askPlayback`, whose response also granted this browser access. */
  playback: Playback;
  locale: string;
  labels: PlayerLabels;
  /** Its place was taken by what somebody just agreed to: the focus would be lost. */
  takesFocus?: boolean;
  /** Access was lost during playback; the details contain the offers. */
  onLocked?: (details: unknown) => void;
  /** Called after each progress report that was received. */
  onProgress?: (progress: Progress) => void;
}

/** Lesson player with custom controls around a native video. Loaded by `import()` on lesson pages only. */
export function LessonPlayer(props: LessonPlayerProps) {
  const { lessonId, title, playback, locale, labels, takesFocus = false, onLocked, onProgress } = props;
  const { poster, seconds, captions: tracks, transcript } = playback;
  const chapters = useMemo(() => orderChapters(playback.chapters, seconds), [playback.chapters, seconds]);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const [linked] = useState(() => linkedTime(location.search, seconds));
  // Progress buffered in this browser is newer than the server's.
  const [start] = useState(
    () => linked ?? resumeAt(readUnsentReport(sharedStorage, lessonId)?.position ?? playback.resumeAt, seconds),
  );
  const [hint, say] = useAnnouncement(
    start > 0 && linked === null ? fill(labels.resumed, { time: formatTime(start) }) : '',
  );
  const { restart } = useResumePosition(video, start);
  const { src, load } = useSource(video, playback);
  const { problem, retry } = useRecovery({ lessonId, video, load, onLocked });
  const [loop, setLoop] = useLoop(video);
  const controls = useControls({ video, container, seconds, tracks, locale, labels, say });
  const paused = useMedia(video, (media) => media.paused, true);
  const waiting = useMedia(video, isWaiting, false);
  const idle = useIdle(container, controls.isFull && !paused);
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    // Scrolls to it: on a phone the rules were longer than the player that takes their place.
    if (takesFocus) region.current?.focus();
  }, [takesFocus]);

  useProgress({
    lessonId,
    video,
    seconds,
    onSaved(progress) {
      onProgress?.(progress);
      // Another device may be further ahead than the buffered progress.
      if (linked === null) restart(resumeAt(progress.position, seconds));
    },
  });

  function repeat(span: Span | null, name: string): void {
    setLoop(span);
    say(span ? fill(labels.repeating, { title: name }) : labels.repeatOff);
    if (!span || !video) return;
    seek(video, span.start);
    play(video);
  }

  if (problem === 'locked')
    return (
      <div className={styles.closed}>
        <PlayerMessage problem={problem} labels={labels} onRetry={retry} />
      </div>
    );
  return (
    // Handles keys for any focused element inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={region}
      className={styles.player}
      aria-label={`${labels.region}: ${title}`}
      tabIndex={-1}
      onKeyDown={onShortcut(controls.run)}
    >
      <div className={styles.stage} ref={setContainer} data-idle={idle || undefined}>
        <div className={styles.frame}>
          {/* Clicking is a shortcut for the button below; lessons without speech have no captions. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            ref={setVideo}
            className={styles.video}
            src={src}
            poster={poster ?? undefined}
            preload="metadata"
            playsInline
            onClick={controls.actions.toggle}
            onDoubleClick={controls.actions.fullscreen ?? undefined}
          >
            {tracks.map((track) => (
              <track key={track.locale} kind="captions" src={track.src} srcLang={track.locale} label={track.label} />
            ))}
          </video>
          {problem ? (
            <PlayerMessage problem={problem} labels={labels} onRetry={retry} />
          ) : (
            <>
              {paused && !waiting && (
                <span className={styles.big}>
                  <PlayerIcon name="play" />
                </span>
              )}
              {waiting && <span className={styles.wheel} role="img" aria-label={labels.loading} />}
            </>
          )}
          <p className={styles.hint} role="status">
            {hint}
          </p>
        </div>
        <div className={styles.bar}>
          <SeekBar
            video={video}
            seconds={seconds}
            chapters={chapters}
            loop={loop}
            labels={labels}
            onSeek={controls.goTo}
          />
          <Controls
            locale={locale}
            video={video}
            seconds={seconds}
            tracks={tracks}
            captions={controls.captions}
            rate={controls.rate}
            isFull={controls.isFull}
            labels={labels}
            actions={controls.actions}
          />
        </div>
      </div>
      {(chapters.length > 0 || transcript.length > 0) && (
        <div className={styles.side}>
          {chapters.length > 0 && (
            <div className={styles.part}>
              <h2 className={styles.partTitle}>{labels.chapters}</h2>
              <ChapterList
                video={video}
                seconds={seconds}
                chapters={chapters}
                loop={loop}
                labels={labels}
                onSeek={controls.goTo}
                onLoop={repeat}
              />
            </div>
          )}
          {transcript.length > 0 && (
            <details className={styles.part} open>
              <summary className={styles.partTitle}>{labels.transcript}</summary>
              <Transcript video={video} cues={transcript} labels={labels} onSeek={controls.goTo} />
            </details>
          )}
        </div>
      )}
    </section>
  );
}

/** Playing, but out of data. */
const isWaiting = ({ paused, ended, seeking, readyState, error }: HTMLVideoElement): boolean =>
  !error && !ended && (!paused || seeking) && readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
