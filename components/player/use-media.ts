import { useCallback, useSyncExternalStore } from 'react';
import { addListeners } from './add-listeners';

/** After these something about a video may be different. */
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

/** Something about a video, kept up to date. A component that reads little of it is drawn seldom. */
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
