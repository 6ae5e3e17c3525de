import { useEffect, useState } from 'react';
import type { CaptionTrack } from '@/lib/academy/player/types';
import { onTracksChanged, showCaptions } from './media';

/**
 * Language of the captions shown, null for none. Rendered by the browser: in full screen, picture-in-picture and with
 * the viewer's own caption settings.
 */
export function useCaptions(
  video: HTMLVideoElement | null,
  { tracks, locale, shown }: { tracks: CaptionTrack[]; locale: string; shown: boolean },
) {
  const [chosen, choose] = useState(() => (tracks.find((track) => track.locale === locale) ?? tracks[0])?.locale);
  const current = shown ? (chosen ?? null) : null;
  useEffect(() => {
    if (!video) return;
    const show = () => showCaptions(video, current);
    show();
    return onTracksChanged(video, show);
  }, [video, current]);
  return { current, chosen, choose };
}
