import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { requestPlayback } from '@/lib/academy/player/player-requests';
import { addListeners } from './add-listeners';
import { load } from './media';

/**
 * `locked`: the lesson is not open to this viewer any more; `gone`: the shop has no video of it right now; `offline` ends by itself;
 * `broken` with another attempt.
 */
export type Trouble = 'locked' | 'gone' | 'offline' | 'broken';

interface RecoveryOptions {
  lessonId: string;
  video: HTMLVideoElement | null;
  /** With the details of the refusal: the offers that open the lesson. */
  onLocked: ((details: unknown) => void) | undefined;
}

const troubleOf = (status: number): Trouble => {
  if (status === 401 || status === 402 || status === 403) return 'locked';
  if (status === 404 || status === 409) return 'gone';
  return navigator.onLine ? 'broken' : 'offline';
};

/**
 * A video says that it failed, never why. Mostly its cookie has expired, so playback is asked for once: the answer opens the video
 * again, or tells that it is closed. `usePlace` keeps where it was.
 */
export function useRecovery({ lessonId, video, onLocked }: RecoveryOptions) {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  /** Where it stopped when playback was asked for; null when it has played on since. */
  const askedAt = useRef<number | null>(null);

  async function recover(): Promise<void> {
    askedAt.current = video?.currentTime ?? 0;
    const answer = await requestPlayback(lessonId);
    if (!answer.ok) {
      const found = troubleOf(answer.error.status);
      setTrouble(found);
      if (found === 'locked') onLocked?.(answer.error.details);
    } else if (video) {
      setTrouble(null);
      load(video, answer.data.src);
    }
  }
  const onFailure = useEffectEvent(() => {
    if (!navigator.onLine) setTrouble('offline');
    else if (askedAt.current !== null) setTrouble('broken');
    else void recover();
  });
  const onOnline = useEffectEvent(() => video?.error && void recover());

  useEffect(() => {
    if (!video) return;
    const stops = [
      addListeners(video, {
        error: () => onFailure(),
        timeupdate() {
          // It plays: the next failure is another one.
          if (!video.paused && !video.error && video.currentTime > (askedAt.current ?? 0) + 1) askedAt.current = null;
        },
      }),
      addListeners(window, { online: () => onOnline() }),
    ];
    // Refused at once, before anyone listened: it is told again.
    if (video.error) video.dispatchEvent(new Event('error'));
    return () => stops.forEach((stop) => stop());
  }, [video]);

  return { trouble, retry: () => void recover() };
}
