import { useCallback, useEffect, useRef } from 'react';

/** Where a film is: in one quality, and in several if it was packaged. */
export interface FilmSource {
  src: string;
  hls: string | null;
}

const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** Ends what feeds the video, before another source is loaded. */
type Detach = () => void;

const nothing: Detach = () => undefined;

/**
 * Gives the film to the video: as HLS where the browser plays it itself, otherwise by hls.js, which is loaded for this only, and
 * as one MP4 where neither works. A film that was not packaged never loads anything more.
 */
function attach(video: HTMLVideoElement, { src, hls }: FilmSource): Detach {
  if (hls === null) {
    video.src = src;
    return nothing;
  }
  if (video.canPlayType(HLS_TYPE) !== '') {
    video.src = hls;
    return nothing;
  }
  let isWanted = true;
  let detach = nothing;
  void import('./attach-hls').then(
    ({ attachHls }) => {
      if (!isWanted) return;
      detach = attachHls(video, hls) ?? nothing;
      if (detach === nothing) video.src = src;
    },
    () => {
      if (isWanted) video.src = src;
    },
  );
  return () => {
    isWanted = false;
    detach();
  };
}

/** `src` for the element itself, so that an MP4 loads with it; `load` replaces the film. */
export function useSource(video: HTMLVideoElement | null, { src, hls }: FilmSource) {
  const detach = useRef<Detach>(nothing);
  const load = useCallback(
    (source: FilmSource): void => {
      if (!video) return;
      detach.current();
      detach.current = attach(video, source);
    },
    [video],
  );
  useEffect(() => {
    if (!video || hls === null) return;
    load({ src, hls });
    return () => {
      detach.current();
      detach.current = nothing;
    };
  }, [video, load, src, hls]);
  return { src: hls === null ? src : undefined, load };
}
