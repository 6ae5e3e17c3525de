// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Playback } from '@/lib/academy/player/types';
import messages from '@/messages/en.json';
import { fakeVideos } from './fake-video.fixtures';
import { LessonPlayer, type LessonPlayerProps } from './lesson-player';

// Queries by role are slow with this many controls.
vi.setConfig({ testTimeout: 20_000 });

const video = fakeVideos(60);

const playback: Playback = {
  src: '/media/v/lesson-1-1/video.mp4',
  hls: null,
  poster: '/media/v/lesson-1-1/poster.webp',
  seconds: 60,
  captions: [{ locale: 'en', label: 'English', src: '/media/v/lesson-1-1/captions-en.vtt' }],
  transcript: [
    { start: 1, end: 5, text: 'Sit on the edge.' },
    { start: 20, end: 25, text: 'Blow into the water.' },
  ],
  chapters: [
    { seconds: 0, title: 'On land' },
    { seconds: 20, title: 'In the water' },
    { seconds: 40, title: 'The game' },
  ],
  cues: [],
  game: null,
  resumeAt: 0,
  acknowledged: null,
};

const respond = (status: number, body: object) => () => Promise.resolve(Response.json(body, { status }));
const savedProgress = respond(200, { data: { position: 20, watched: 33, completed: false } });
const fetchMock = vi.fn<typeof fetch>();
const beacon = vi.fn<(path: string, body: string) => boolean>(() => true);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  fetchMock.mockReset().mockImplementation(savedProgress);
  beacon.mockClear();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(over: Partial<LessonPlayerProps> = {}) {
  const view = render(
    <LessonPlayer
      lessonId="lesson-a"
      title="Blowing bubbles"
      playback={playback}
      locale="en"
      labels={messages.player}
      {...over}
    />,
  );
  act(() => video().load());
  return view;
}

const run = (seconds: number) => act(async () => void video().run(seconds));
const press = (key: string, on: Element = screen.getByRole('region')) => fireEvent.keyDown(on, { key });
const button = (name: string) => screen.getByRole('button', { name });
const now = () => video().element.currentTime;
const calls = (part: string) =>
  fetchMock.mock.calls
    .filter(([path]) => String(path).endsWith(part))
    .map(([, init]) => JSON.parse(String(init?.body)) as Record<string, unknown>);

describe('controls', () => {
  it('play, pause and seek', () => {
    show();
    fireEvent.click(button('Play'));
    expect(video().element.paused).toBe(false);
    fireEvent.click(button('Forward 10 seconds'));
    fireEvent.click(button('Forward 10 seconds'));
    fireEvent.click(button('Back 10 seconds'));
    expect(now()).toBe(10);
    fireEvent.click(button('Pause'));
    expect(video().element.paused).toBe(true);
  });

  it('announce the position in words', () => {
    show();
    const slider = screen.getByRole('slider', { name: 'Position in the video' });
    fireEvent.change(slider, { target: { value: '25' } });
    expect(now()).toBe(25);
    expect(slider).toHaveAttribute('aria-valuetext', '0:25 of 1:00, In the water');
  });

  it('store speed, volume and captions for the next lesson', () => {
    const first = show();
    fireEvent.change(screen.getByRole('combobox', { name: 'Speed' }), { target: { value: '0.5' } });
    expect(screen.getByRole('status')).toHaveTextContent('Speed 0.5×');
    fireEvent.click(button('Captions'));
    fireEvent.click(button('Mute'));
    first.unmount();
    show({ lessonId: 'lesson-b' });
    expect(video().element).toMatchObject({ playbackRate: 0.5, muted: true });
    expect(button('Captions')).toHaveAttribute('aria-pressed', 'false');
    expect([...video().element.textTracks].map(({ mode }) => mode)).toEqual(['disabled']);
  });

  it('show a menu for captions in several languages', () => {
    const german = { locale: 'de', label: 'Deutsch', src: '/media/v/lesson-1-1/captions-de.vtt' };
    show({ playback: { ...playback, captions: [german, ...playback.captions] } });
    const list = screen.getByRole('combobox', { name: 'Captions' });
    expect(list).toHaveValue('en');
    fireEvent.change(list, { target: { value: 'de' } });
    expect([...video().element.textTracks].map(({ mode }) => mode)).toEqual(['showing', 'disabled']);
    press('c');
    expect(list).toHaveValue('');
    press('c');
    expect(list).toHaveValue('de');
  });
});

describe('keyboard', () => {
  it('controls the video while the focus is inside the player', () => {
    show();
    press(' ');
    expect(video().element.paused).toBe(false);
    press('k');
    expect(video().element.paused).toBe(true);
    press('5');
    expect(now()).toBe(30);
    press('l');
    press('ArrowRight');
    press('j');
    press('ArrowLeft');
    expect(now()).toBe(30);
    press('>');
    expect(video().element.playbackRate).toBe(1.25);
    press('<');
    press('<');
    expect(video().element.playbackRate).toBe(0.75);
    press('m');
    expect(video().element.muted).toBe(true);
  });

  it('leaves fields and buttons their own keys', () => {
    show();
    press('5', screen.getByRole('combobox', { name: 'Speed' }));
    expect(now()).toBe(0);
    const key = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
    button('Mute').dispatchEvent(key);
    expect(key.defaultPrevented).toBe(false);
    const words = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
    screen.getByText('Transcript').dispatchEvent(words);
    expect(words.defaultPrevented).toBe(false);
    press('ArrowRight', screen.getByRole('slider', { name: 'Position in the video' }));
    expect(now()).toBe(5);
    fireEvent.keyDown(screen.getByRole('region'), { key: 'l', ctrlKey: true });
    expect(now()).toBe(5);
  });

  it('ignores keys outside the player', () => {
    show();
    fireEvent.keyDown(document.body, { key: 'k' });
    expect(video().element.paused).toBe(true);
  });
});

describe('chapters and transcript', () => {
  it('seek to their time and follow the video', async () => {
    show();
    fireEvent.click(button('0:20 In the water'));
    expect(now()).toBe(20);
    expect(button('0:20 In the water')).toHaveAttribute('aria-current', 'step');
    const words = screen.getByRole('list', { name: 'Transcript' });
    expect(within(words).getByRole('button', { name: /Blow into/ })).toHaveAttribute('aria-current', 'true');
    fireEvent.click(within(words).getByRole('button', { name: /Sit on/ }));
    expect(now()).toBe(1);
  });

  it('loop one chapter until the viewer seeks elsewhere', async () => {
    show();
    fireEvent.click(button('Repeat: In the water'));
    expect(now()).toBe(20);
    fireEvent.change(screen.getByRole('slider', { name: 'Position in the video' }), { target: { value: '38' } });
    await run(4);
    expect(now()).toBe(22);
    expect(button('Repeat: In the water')).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(button('0:40 The game'));
    expect(button('Repeat: In the water')).toHaveAttribute('aria-pressed', 'false');
    await run(1);
    expect(now()).toBe(41);
  });

  it('tolerate invalid or missing chapters', () => {
    const chapters = [{ seconds: 900, title: 'Nowhere' }];
    show({ playback: { ...playback, chapters, transcript: [], captions: [] } });
    expect(screen.queryByText('Nowhere')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Captions' })).toBeNull();
  });
});

describe('progress', () => {
  it('starts where a link points, whatever was watched before', async () => {
    window.history.replaceState(null, '', '?t=12');
    show({ playback: { ...playback, resumeAt: 35 } });
    expect(now()).toBe(12);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    window.history.replaceState(null, '', '/');
  });

  it('resumes shortly before the stored position', () => {
    show({ playback: { ...playback, resumeAt: 35 } });
    expect(now()).toBe(32);
    expect(screen.getByRole('status')).toHaveTextContent('Continued from 0:32');
  });

  it('is reported every 15 seconds and to the page', async () => {
    const onProgress = vi.fn();
    show({ onProgress });
    fireEvent.click(button('Play'));
    await run(20);
    expect(calls('/api/lessons/lesson-a/progress')).toMatchObject([{ position: 15.25, ranges: [[0.3, 15.3]] }]);
    expect(onProgress).toHaveBeenCalledWith(expect.objectContaining({ watched: 33 }));
  });

  it('is sent on page unload', async () => {
    show();
    fireEvent.click(button('Play'));
    await run(3);
    window.dispatchEvent(new Event('pagehide'));
    const [path, body] = beacon.mock.calls[0] ?? [];
    expect(path).toBe('/api/lessons/lesson-a/progress');
    expect(JSON.parse(String(body))).toMatchObject({ position: 3, ranges: [[0.3, 3]] });
  });

  it('is buffered while the shop is unreachable', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    const first = show();
    fireEvent.click(button('Play'));
    await run(20);
    first.unmount();
    fetchMock.mockReset().mockImplementation(savedProgress);
    show();
    await act(async () => {});
    expect(calls('/progress')).toMatchObject([{ position: 20, ranges: [[0.3, 20]] }]);
    expect(now()).toBe(17);
  });

  it('follows a device that is further ahead', async () => {
    localStorage.setItem('watched:lesson-a', JSON.stringify({ position: 20, ranges: [[15, 20]], clientAt: 1 }));
    fetchMock.mockImplementation(respond(200, { data: { position: 45, watched: 70, completed: false } }));
    show({ playback: { ...playback, resumeAt: 45 } });
    await act(async () => {});
    expect(now()).toBe(42);
  });
});

describe('playback failure', () => {
  const renewed = respond(200, { data: { ...playback, src: '/media/v/lesson-1-1/video.mp4' } });

  it('requests playback access once and resumes the position', async () => {
    show();
    fireEvent.click(button('Play'));
    await run(12);
    fetchMock.mockImplementation(renewed);
    await act(async () => void video().fail());
    expect(calls('/api/lessons/lesson-a/playback')).toHaveLength(1);
    act(() => video().load());
    expect([now(), video().element.paused]).toEqual([12, false]);
    await act(async () => void video().fail());
    expect(screen.getByRole('alert')).toHaveTextContent('The video stopped');
    expect(calls('/playback')).toHaveLength(1);
    fireEvent.click(button('Try again'));
    await act(async () => {});
    expect(calls('/playback')).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows that the lesson is locked, with the offers', async () => {
    const onLocked = vi.fn();
    show({ onLocked });
    const offers = [{ variantId: 'v' }];
    fetchMock.mockImplementation(
      respond(402, { error: { status: 402, name: 'PaymentRequired', details: { offers } } }),
    );
    await act(async () => void video().fail());
    expect(screen.getByRole('alert')).toHaveTextContent('This lesson is no longer open to you');
    expect(screen.queryByText('Blow into the water.')).toBeNull();
    expect(onLocked).toHaveBeenCalledWith({ offers });
  });

  it('handles a failure before hydration', async () => {
    fetchMock.mockImplementation(respond(402, { error: { status: 402, name: 'PaymentRequired' } }));
    const { prototype } = HTMLMediaElement;
    const own = Object.getOwnPropertyDescriptor(prototype, 'error') ?? {};
    Object.defineProperty(prototype, 'error', { configurable: true, get: () => ({ code: 4 }) });
    show();
    await act(async () => {});
    expect(screen.getByRole('alert')).toHaveTextContent('This lesson is no longer open to you');
    Object.defineProperty(prototype, 'error', own);
  });

  it('waits for the connection', async () => {
    show();
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    await act(async () => void video().fail());
    expect(screen.getByRole('alert')).toHaveTextContent('No connection');
    expect(calls('/playback')).toEqual([]);
    fetchMock.mockImplementation(renewed);
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows that the shop has no video', async () => {
    show();
    fetchMock.mockImplementation(respond(409, { error: { status: 409, name: 'VideoUnavailable' } }));
    await act(async () => void video().fail());
    expect(screen.getByRole('alert')).toHaveTextContent('This video is not available right now');
  });
});
