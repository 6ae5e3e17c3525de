import { useEffect, useEffectEvent } from 'react';
import { sendProgressBeacon, sendProgress } from '@/lib/academy/player/player-requests';
import { createProgressReporter } from '@/lib/academy/player/progress-reporter';
import { trackRanges } from '@/lib/academy/player/track-ranges';
import type { Progress } from '@/lib/academy/player/types';
import { sharedStorage } from '@/lib/core/browser-storage';
import { addListeners } from './add-listeners';

interface ProgressOptions {
  lessonId: string;
  video: HTMLVideoElement | null;
  seconds: number;
  onSaved: (progress: Progress) => void;
}

/** Reports watch progress to the shop. */
export function useProgress({ lessonId, video, seconds, onSaved }: ProgressOptions): void {
  const kept = useEffectEvent(onSaved);
  useEffect(() => {
    if (!video) return;
    const tracker = trackRanges();
    const reporter = createProgressReporter({
      lessonId,
      seconds,
      send: (report) => sendProgress(lessonId, report),
      beacon: (report) => sendProgressBeacon(lessonId, report),
      storage: sharedStorage,
      onSaved: (progress) => kept(progress),
    });
    const follow = () => {
      if (video.seeking) return tracker.reset();
      const ranges = tracker.tick(video.currentTime);
      if (ranges.length > 0) reporter.record(video.currentTime, ranges);
    };
    const rest = () => {
      follow();
      reporter.flush();
    };
    const stops = [
      addListeners(video, {
        timeupdate: follow,
        seeking: tracker.reset,
        emptied: tracker.reset,
        pause: rest,
        ended: rest,
      }),
      addListeners(window, { pagehide: reporter.leave, online: reporter.retry }),
      addListeners(document, { visibilitychange: () => document.hidden && reporter.leave() }),
    ];
    return () => {
      stops.forEach((stop) => stop());
      reporter.leave();
      reporter.stop();
    };
  }, [lessonId, video, seconds]);
}
