import { useEffect, useState } from 'react';
import type { Span } from '@/lib/academy/player/chapters';
import { addListeners } from './add-listeners';
import { play, seek } from './media';

/** A margin before the end of the video: timeupdate fires only four times a second. */
const EARLY_SECONDS = 0.15;

/** Loops a part until the viewer seeks elsewhere. */
export function useLoop(video: HTMLVideoElement | null): [Span | null, (span: Span | null) => void] {
  const [span, setSpan] = useState<Span | null>(null);
  useEffect(() => {
    if (!video || !span) return;
    let left = false;
    const again = () => {
      if (left) return;
      seek(video, span.start);
      if (video.paused) play(video);
    };
    return addListeners(video, {
      timeupdate: () => !video.paused && !video.seeking && video.currentTime >= span.end - EARLY_SECONDS && again(),
      ended: again,
      seeking() {
        const { currentTime } = video;
        left = currentTime < span.start - EARLY_SECONDS || currentTime >= span.end;
        if (left) setSpan(null);
      },
    });
  }, [video, span]);
  return [span, setSpan];
}
