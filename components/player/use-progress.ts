import { useEffect, useEffectEvent } from 'react';
import { beaconReport, sendReport } from '@/lib/academy/player/call';
import { createReporter } from '@/lib/academy/player/reports';
import { trackRanges } from '@/lib/academy/player/track-ranges';
import type { Progress } from '@/lib/academy/player/types';
import { sharedStorage } from '@/lib/core/browser-storage';
import { listen } from './listen';

interface ProgressOptions {
  lessonId: string;
  video: HTMLVideoElement | null;
  seconds: number;
  onKept: (progress: Progress) => void;
}

/** Tells the shop what is watched. */
export function useProgress({ lessonId, video, seconds, onKept }: ProgressOptions): void {
  const kept = useEffectEvent(onKept);
  useEffect(() => {
    if (!video) return;
    const tracker = trackRanges();
    const reporter = createReporter({
      lessonId,
      seconds,
      send: (report) => sendReport(lessonId, report),
      beacon: (report) => beaconReport(lessonId, report),
      storage: sharedStorage,
      onKept: (progress) => kept(progress),
    });
    const follow = () => {
      if (video.seeking) return tracker.cut();
      const ranges = tracker.tick(video.currentTime);
      if (ranges.length > 0) reporter.note(video.currentTime, ranges);
    };
    const rest = () => {
      follow();
      reporter.flush();
    };
    const stops = [
      listen(video, { timeupdate: follow, seeking: tracker.cut, emptied: tracker.cut, pause: rest, ended: rest }),
      listen(window, { pagehide: reporter.leave, online: reporter.retry }),
      listen(document, { visibilitychange: () => document.hidden && reporter.leave() }),
    ];
    return () => {
      stops.forEach((stop) => stop());
      reporter.leave();
      reporter.stop();
    };
  }, [lessonId, video, seconds]);
}
