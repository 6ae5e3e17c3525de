import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { requestPlayback } from '@/lib/academy/player/player-requests';
import type { FilmSource } from './use-source';
import { addListeners } from './add-listeners';

/**
 * `locked`: this viewer no longer has access; `gone`: the shop has no video at the moment; `offline` resolves by itself;
 * `broken` by a retry.
 */
export type PlaybackProblem = 'locked' | 'gone' | 'offline' | 'broken';

interface RecoveryOptions {
  lessonId: string;
  video: HTMLVideoElement | null;
  /** Loads a film, also one that is loaded: its cookie may be new. */
  load: (source: FilmSource) => void;
  /** With the details of the response: the offers that unlock the lesson. */
  onLocked: ((details: unknown) => void) | undefined;
}

const problemOf = (status: number): PlaybackProblem => {
  if (status === 401 || status === 402 || status === 403) return 'locked';
  if (status === 404 || status === 409) return 'gone';
  return navigator.onLine ? 'broken' : 'offline';
};

/**
 * A video error has no reason. Usually the cookie has expired, so request playback access once: the response renews it, or
 * tells that the lesson is locked. `useResumePosition` keeps the position.
 */
export function useRecovery({ lessonId, video, load, onLocked }: RecoveryOptions) {
  const [problem, setProblem] = useState<PlaybackProblem | null>(null);
  /** Position at which access was requested; null once it has played on. */
  const requestedAt = useRef<number | null>(null);

  async function recover(): Promise<void> {
    requestedAt.current = video?.currentTime ?? 0;
    const result = await requestPlayback(lessonId);
    if (!result.ok) {
      const found = problemOf(result.error.status);
      setProblem(found);
      if (found === 'locked') onLocked?.(result.error.details);
    } else if (video) {
      setProblem(null);
      // A browser that says it plays playlists, and twice did not, gets the whole film.
      load(problem === 'broken' ? { ...result.data, hls: null } : result.data);
    }
  }
  const onFailure = useEffectEvent(() => {
    if (!navigator.onLine) setProblem('offline');
    else if (requestedAt.current !== null) setProblem('broken');
    else void recover();
  });
  const onOnline = useEffectEvent(() => {
    if (video?.error || problem === 'offline') void recover();
  });

  useEffect(() => {
    if (!video) return;
    const stops = [
      addListeners(video, {
        error: () => onFailure(),
        timeupdate() {
          // It plays: the next failure is a new one.
          if (!video.paused && !video.error && video.currentTime > (requestedAt.current ?? 0) + 1)
            requestedAt.current = null;
        },
      }),
      addListeners(window, { online: () => onOnline() }),
    ];
    // The error event fired before hydration: dispatch it again.
    if (video.error) video.dispatchEvent(new Event('error'));
    return () => stops.forEach((stop) => stop());
  }, [video]);

  return { problem, retry: () => void recover() };
}
