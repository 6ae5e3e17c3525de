import { useEffect } from 'react';
import { type Command, nextRate } from '@/lib/academy/player/keyboard-commands';
import type { CaptionTrack } from '@/lib/academy/player/types';
import type { Actions } from './controls';
import { formatTime } from './format-time';
import { type PlayerLabels, fill } from './labels';
import { seek, setRate, setVolume, toggle, togglePictureInPicture } from './media';
import { useCaptions } from './use-captions';
import { useFullscreen } from './use-fullscreen';
import { usePreferences } from './use-preferences';

interface ControlsOptions {
  video: HTMLVideoElement | null;
  container: HTMLElement | null;
  seconds: number;
  tracks: CaptionTrack[];
  locale: string;
  labels: PlayerLabels;
  say: (text: string) => void;
}

/** Player actions, for buttons and keys; preferences are stored for the next lesson. */
export function useControls({ video, container, seconds, tracks, locale, labels, say }: ControlsOptions) {
  const [preferences, prefer] = usePreferences();
  const captions = useCaptions(video, { tracks, locale, shown: preferences.captions });
  const fullscreen = useFullscreen(container, video);
  const { rate, volume, muted } = preferences;

  useEffect(() => {
    if (video) setRate(video, rate);
  }, [video, rate]);
  useEffect(() => {
    if (video) setVolume(video, volume, muted);
  }, [video, volume, muted]);

  const goTo = (time: number): void => {
    if (video) seek(video, time);
  };

  const actions: Actions = {
    toggle: () => video && toggle(video),
    seekBy: (by) => video && seek(video, video.currentTime + by),
    mute() {
      // Volume 0 counts as muted.
      prefer({ muted: !muted && volume > 0, volume: volume > 0 ? volume : 1 });
    },
    volume: (level) => prefer({ volume: Math.min(Math.max(level, 0), 1), muted: false }),
    rate(next) {
      prefer({ rate: next });
      say(fill(labels.speedNow, { rate: next.toLocaleString(locale) }));
    },
    captions(next) {
      if (next) captions.choose(next);
      prefer({ captions: next !== null });
      say(next ? labels.captionsOn : labels.captionsOff);
    },
    pictureInPicture: video && document.pictureInPictureEnabled ? () => void togglePictureInPicture(video) : null,
    fullscreen: fullscreen.canDo ? fullscreen.toggle : null,
  };

  function run(command: Command): void {
    switch (command.do) {
      case 'toggle':
        return actions.toggle();
      case 'seek':
        actions.seekBy(command.by);
        return say(formatTime(video?.currentTime ?? 0));
      case 'jump':
        goTo(seconds * command.to);
        return say(formatTime(seconds * command.to));
      case 'mute':
        actions.mute();
        return say(muted || volume === 0 ? labels.unmute : labels.mute);
      case 'captions':
        return tracks[0] && actions.captions(captions.current ? null : (captions.chosen ?? tracks[0].locale));
      case 'slower':
        return actions.rate(nextRate(rate, -1));
      case 'faster':
        return actions.rate(nextRate(rate, 1));
      case 'fullscreen':
        return actions.fullscreen?.();
    }
  }

  return { actions, run, goTo, rate, captions: captions.current, isFull: fullscreen.isFull };
}
