import { useEffect, useState } from 'react';
import type { CaptionTrack } from '@/lib/academy/player/types';
import { showCaptions } from './media';

/**
 * Language of the captions that are shown, null for none. The browser draws them: in full screen, in the small window and as the
 * viewer has set captions for all videos.
 */
export function useCaptions(
  video: HTMLVideoElement | null,
  { tracks, locale, shown }: { tracks: CaptionTrack[]; locale: string; shown: boolean },
) {
  const [chosen, choose] = useState(() => (tracks.find((track) => track.locale === locale) ?? tracks[0])?.locale);
  const current = shown ? (chosen ?? null) : null;
  useEffect(() => {
    if (video) showCaptions(video, current);
  }, [video, current]);
  return { current, chosen, choose };
}
