import { useCallback, useSyncExternalStore } from 'react';
import { addListeners } from './add-listeners';

/** Events after which a video's state may differ. */
const CHANGES = [
  'timeupdate',
  'seeking',
  'seeked',
  'play',
  'playing',
  'pause',
  'waiting',
  'ended',
  'ratechange',
  'volumechange',
  'durationchange',
  'progress',
  'emptied',
] as const;

type Simple = string | number | boolean;

/** A value derived from the video, kept up to date. Select little to rerender rarely. */
export function useMedia<T extends Simple>(
  video: HTMLVideoElement | null,
  read: (video: HTMLVideoElement) => T,
  without: T,
): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      return video ? addListeners(video, Object.fromEntries(CHANGES.map((event) => [event, changed]))) : () => {};
    },
    [video],
  );
  return useSyncExternalStore(
    subscribe,
    () => (video ? read(video) : without),
    () => without,
  );
}
