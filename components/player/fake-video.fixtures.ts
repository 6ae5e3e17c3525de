import { vi } from 'vitest';

/** Playback for jsdom's `<video>`. Time advances only when a test says so. */
export interface FakeVideo {
  readonly element: HTMLVideoElement;
  /** Simulates that the file is loaded. */
  load(): void;
  /** Plays for some seconds, with four timeupdate events per second. */
  run(seconds: number): void;
  fail(): void;
}

interface State {
  time: number;
  paused: boolean;
  error: object | null;
  ready: number;
  duration: number;
  ranges: number;
}

const EMPTY = { length: 0, start: () => 0, end: () => 0 };

export function fakeVideos(duration: number): () => FakeVideo {
  const states = new WeakMap<object, State>();
  const stateOf = (video: object): State => {
    const state = states.get(video) ?? { time: 0, paused: true, error: null, ready: 0, duration, ranges: 0 };
    states.set(video, state);
    return state;
  };
  const tell = (video: EventTarget, ...events: string[]) => {
    for (const event of events) video.dispatchEvent(new Event(event));
  };
  const property = (
    name: string,
    get: (state: State, video: HTMLMediaElement) => unknown,
    set?: (video: HTMLMediaElement, value: never) => void,
  ) =>
    Object.defineProperty(HTMLMediaElement.prototype, name, {
      configurable: true,
      get(this: HTMLMediaElement) {
        return get(stateOf(this), this);
      },
      ...(set && {
        set(this: HTMLMediaElement, value: never) {
          set(this, value);
        },
      }),
    });
  property('paused', (state) => state.paused);
  property('error', (state) => state.error);
  property('readyState', (state) => state.ready);
  property('duration', (state) => (state.ready > 0 ? state.duration : Number.NaN));
  property('seeking', () => false);
  property('ended', (state) => state.time >= state.duration);
  property('buffered', () => EMPTY);
  property('textTracks', (_, video) => {
    const tracks = [...video.querySelectorAll('track')];
    for (const track of tracks) Object.defineProperty(track, 'language', { configurable: true, value: track.srclang });
    return Object.assign(tracks, { addEventListener: () => undefined, removeEventListener: () => undefined });
  });
  property(
    'currentTime',
    (state) => state.time,
    (video, value: number) => {
      stateOf(video).time = value;
      tell(video, 'seeking', 'timeupdate', 'seeked');
    },
  );
  property(
    'src',
    (_, video) => video.getAttribute('src') ?? '',
    (video, value: string) => {
      video.setAttribute('src', value);
      Object.assign(stateOf(video), { time: 0, error: null, ready: 0 });
      tell(video, 'emptied');
    },
  );
  Object.assign(HTMLMediaElement.prototype, {
    async play(this: HTMLMediaElement) {
      stateOf(this).paused = false;
      tell(this, 'play', 'playing');
    },
    pause(this: HTMLMediaElement) {
      if (stateOf(this).paused) return;
      stateOf(this).paused = true;
      tell(this, 'pause');
    },
  });
  return () => {
    const element = document.querySelector('video');
    if (!element) throw new Error('No video element found');
    return {
      element,
      load() {
        stateOf(element).ready = 4;
        tell(element, 'durationchange', 'loadedmetadata');
      },
      run(seconds) {
        for (let step = 0; step < seconds * 4; step += 1) {
          const state = stateOf(element);
          state.time = Math.min(state.time + 0.25, state.duration);
          vi.advanceTimersByTime(250);
          tell(element, 'timeupdate');
        }
      },
      fail() {
        stateOf(element).error = { code: 2 };
        tell(element, 'error');
      },
    };
  };
}
