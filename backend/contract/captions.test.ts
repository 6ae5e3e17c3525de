import { describe, expect, it } from 'vitest';
import { checkCaptions } from './captions';

const said = (text: string, seconds: number | null = 10) =>
  checkCaptions(text, seconds).problems.map(
    ({ line, text: problem, isFatal }) => `${line} ${problem}${isFatal ? '!' : ''}`,
  );

describe('checkCaptions', () => {
  it('has nothing to say of none, and of correct ones', () => {
    expect(said('')).toEqual([]);
    const text =
      '\uFEFFWEBVTT - Les 1\r\n\r\n1\r\n00:00.000 --> 00:02.000 line:90%\r\nBlaas\r\n\r\n00:00:02,000 --> 00:00:04,000\r\nHap\r\n';
    expect(said(text)).toEqual([]);
    expect(checkCaptions(text, 10).cues).toEqual([
      { line: 4, start: 0, end: 2 },
      { line: 7, start: 2, end: 4 },
    ]);
  });

  it.each([
    ['hello', '1 The first line must be WEBVTT.', 'null There is no text with times in it.!'],
    ['WEBVTT', 'null There is no text with times in it.!'],
    ['WEBVTT\n\n0:1 --> 0:2\nA', '3 Times look like 00:01.500 --> 00:04.000.!'],
    ['WEBVTT\n\n00:02.000 --> 00:01.000\nA', '3 It ends before it begins.!'],
    ['WEBVTT\n\n00:01.000 --> 00:02.000\n', '3 There is no text below these times.'],
    ['WEBVTT\n\n00:01.000 --> 00:02.000\n' + 'a'.repeat(60), '3 There is too little time to read this text.'],
    ['WEBVTT\n\n00:09.000 --> 00:12.000\nA', '3 It lasts longer than the film.'],
    [
      'WEBVTT\n\n00:01.000 --> 00:03.000\nA\n\n00:02.000 --> 00:04.000\nB',
      '6 It begins before the one above has ended.',
    ],
  ])('of %j', (text, ...problems) => {
    expect(said(text)).toEqual(problems);
  });

  it('asks for no length while there is no film, and lists a few problems only', () => {
    expect(said('WEBVTT\n\n00:09.000 --> 00:12.000\nA', null)).toEqual([]);
    expect(said(`WEBVTT\n\n${'x --> y\n\n'.repeat(100)}`)).toHaveLength(20);
  });

  it('finds what is fatal behind many smaller problems', () => {
    const hasty = '00:01.000 --> 00:01.100\nBlaas bellen\n\n'.repeat(30);
    const found = said(`WEBVTT\n\n${hasty}00:05.000 --> 00:02.000\nHap\n`);
    expect([found.length, found.at(-1)]).toEqual([20, '93 It ends before it begins.!']);
  });
});
