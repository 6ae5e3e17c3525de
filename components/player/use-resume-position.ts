import { useEffect, useRef } from 'react';
import { addListeners } from './add-listeners';
import { play, seek } from './media';

/** Keeps a video's position across reloads of the source. `restart` sets another one, unless it has been played already. */
export function useResumePosition(video: HTMLVideoElement | null, start: number): { restart: (time: number) => void } {
  const place = useRef({ time: start, playing: false, touched: false });
  useEffect(() => {
    if (!video) return;
    const go = () => {
      const { time, playing } = place.current;
      if (time > 0) seek(video, time);
      if (playing) play(video);
    };
    // A cached source may be loaded before hydration.
    if (video.readyState >= HTMLMediaElement.HAVE_METADATA) go();
    return addListeners(video, {
      loadedmetadata: go,
      timeupdate() {
        // The time is 0 while a source is loading.
        if (!video.error && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA)
          place.current.time = video.currentTime;
      },
      play() {
        place.current = { ...place.current, playing: true, touched: true };
      },
      pause() {
        if (!video.error) place.current.playing = false;
      },
    });
  }, [video]);
  return {
    restart(time) {
      const isElsewhere = Math.abs(place.current.time - start) > 0.5;
      if (place.current.touched || isElsewhere) return;
      place.current.time = time;
      if (video) seek(video, time);
    },
  };
}
