import { expect, it } from 'vitest';
import { chapterAt, chapterSpan, cueAt, orderChapters } from './chapters';

const chapters = [
  { seconds: 5, title: 'On land' },
  { seconds: 30, title: 'In the water' },
];

it('sorts chapters and drops invalid ones', () => {
  const odd = [
    { seconds: 30, title: 'In the water' },
    { seconds: 95, title: 'After the end' },
    { seconds: -1, title: 'Before the beginning' },
    { seconds: 5, title: 'On land' },
    { seconds: 5, title: 'Again' },
    { seconds: 8, title: '' },
    { seconds: Number.NaN, title: 'Nowhere' },
  ];
  expect(orderChapters(odd, 90)).toEqual(chapters);
});

it('finds the chapter at a time and its span', () => {
  expect([0, 5, 29.9, 30, 89].map((time) => chapterAt(chapters, time))).toEqual([-1, 0, 0, 1, 1]);
  expect(chapterSpan(chapters, 0, 90)).toEqual({ start: 5, end: 30 });
  expect(chapterSpan(chapters, 1, 90)).toEqual({ start: 30, end: 90 });
});

it('keeps a cue until the next one starts', () => {
  const cues = [
    { start: 2, end: 4, text: 'a' },
    { start: 6, end: 8, text: 'b' },
  ];
  expect([1, 2, 5, 6, 60].map((time) => cueAt(cues, time))).toEqual([-1, 0, 0, 1, 1]);
});
