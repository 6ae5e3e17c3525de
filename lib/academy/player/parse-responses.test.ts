import { expect, it } from 'vitest';
import { parsePlayback, parseProgress } from './parse-responses';

const playback = {
  kind: 'mp4',
  src: '/media/v/lesson-1-1/video.mp4',
  hls: '/media/v/lesson-1-1/habc12345/main.m3u8',
  poster: '/media/v/lesson-1-1/poster.webp',
  seconds: 60.2,
  captions: [{ locale: 'de', label: 'Deutsch', src: '/media/v/lesson-1-1/captions-de.vtt' }],
  transcript: [{ start: 1, end: 2, text: 'Blow' }],
  chapters: [{ seconds: 0, title: 'On land' }],
  cues: ['Look', 'Blow', 'Float'],
  game: { title: 'Whale', text: 'Blow like one' },
  resumeAt: 12,
  acknowledged: [8, 6],
  expiresAt: '2026-11-22T06:00:00.000Z',
};

it('parses a playback response', () => {
  const { kind: _kind, expiresAt: _expiresAt, ...expected } = playback;
  expect(parsePlayback({ data: playback })).toEqual(expected);
});

it('drops optional and invalid parts', () => {
  const bare = {
    src: playback.src,
    seconds: 9,
    captions: [null, { locale: 'x' }],
    transcript: 'x',
    chapters: [{}],
    cues: [1],
  };
  expect(parsePlayback({ data: bare })).toEqual({
    src: playback.src,
    hls: null,
    poster: null,
    seconds: 9,
    captions: [],
    transcript: [],
    chapters: [],
    cues: [],
    game: null,
    resumeAt: 0,
    acknowledged: null,
  });
});

it.each([
  ['no address', { ...playback, src: undefined }],
  ['an external URL', { ...playback, src: 'https://evil.example/video.mp4' }],
  ['no length', { ...playback, seconds: 0 }],
  ['no data', null],
])('throws with %s', (_, data) => {
  expect(() => parsePlayback({ data })).toThrow();
});

it('parses a progress response', () => {
  expect(parseProgress({ data: { position: 3, watched: 90, completed: true } })).toEqual({
    position: 3,
    watched: 90,
    completed: true,
    kept: true,
  });
  expect(parseProgress({ data: { position: 3, kept: false } })).toMatchObject({ completed: false, kept: false });
  expect(() => parseProgress({})).toThrow();
});
