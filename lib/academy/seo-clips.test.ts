import { expect, it } from 'vitest';
import { toClips, toDuration } from './seo-clips';

it('makes clips of chapters within the video', () => {
  const chapters = [
    { seconds: 0, title: 'Op het droge' },
    { seconds: 12.4, title: 'In het water' },
    { seconds: 30, title: '' },
    { seconds: 99, title: 'Daarna' },
  ];
  expect(toClips(chapters, 45.9)).toEqual([
    { name: 'Op het droge', start: 0, end: 12 },
    { name: 'In het water', start: 12, end: 45 },
  ]);
  expect(toClips([], 45)).toEqual([]);
});

it('writes durations', () => expect(toDuration(45.6)).toBe('PT46S'));
