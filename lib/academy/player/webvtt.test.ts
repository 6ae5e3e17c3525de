import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickest, workLimit } from '@/tests/support/quickest';
import { formatWebVtt, parseWebVtt } from './webvtt';

describe('WebVTT', () => {
  it('is parsed with identifiers, notes, styles, settings, tags and entities', () => {
    const file = `\uFEFFWEBVTT - Lesson 1\r
\r
NOTE an editor's remark --> not a cue

STYLE
::cue { color: red }

1
00:01.000 --> 00:04.500 line:80% align:center
<v Anna>Blow &amp; <i>smile</i></v>
like a whale

00:01:05,250 --> 01:02:03.004
Kick &lt;gently&gt;
`;
    expect(parseWebVtt(file)).toEqual([
      { start: 1, end: 4.5, text: 'Blow & smile\nlike a whale' },
      { start: 65.25, end: 3723.004, text: 'Kick <gently>' },
    ]);
  });

  it('parses a first cue directly after the header', () => {
    expect(parseWebVtt('WEBVTT\n00:00.000 --> 00:02.000\nHello')).toEqual([{ start: 0, end: 2, text: 'Hello' }]);
  });

  it('parses cues without blank lines between them, as browsers do', () => {
    const file = 'WEBVTT\n\n00:01.000 --> 00:02.000\nOne\n \n00:03,000 --> 00:04,000\nTwo --> three';
    expect(parseWebVtt(file)).toEqual([
      { start: 1, end: 2, text: 'One' },
      { start: 3, end: 4, text: 'Two --> three' },
    ]);
  });

  it('sorts cues and separates overlapping ones', () => {
    const file = 'WEBVTT\n\n00:10.000 --> 00:12.000\nb\n\n00:02.000 --> 00:11.000\na';
    expect(parseWebVtt(file)).toEqual([
      { start: 2, end: 10, text: 'a' },
      { start: 10, end: 12, text: 'b' },
    ]);
  });

  it.each([
    ['ends before it starts', '00:10.000 --> 00:08.000', 10, 11.5],
    ['has no end', '00:10.000 --> ', 10, 11.5],
    ['has a broken end', '00:10.000 --> 00:99.000', 10, 11.5],
    ['ends after the video', '00:10.000 --> 09:00.000', 10, 30],
  ])('keeps a cue that %s', (_, times, start, end) => {
    expect(parseWebVtt(`WEBVTT\n\n${times}\nBlow`, 30)).toEqual([{ start, end, text: 'Blow' }]);
  });

  it.each([
    ['no time', '--> 00:08.000\nBlow'],
    ['a start that is none', '00:61.000 --> 01:08.000\nBlow'],
    ['a start after the video', '00:30.000 --> 00:31.000\nBlow'],
    ['no text', '00:10.000 --> 00:12.000\n<b></b>'],
  ])('drops only the cue with %s', (_, cue) => {
    const good = '00:01.000 --> 00:02.000\nGood';
    expect(parseWebVtt(`WEBVTT\n\n${cue}\n\n${good}`, 30)).toEqual([{ start: 1, end: 2, text: 'Good' }]);
  });

  it('returns [] for other text', () => {
    for (const junk of ['', 'WEBVTT', '<html>', '-->', '-->\n-->\n\n\n-->']) expect(parseWebVtt(junk)).toEqual([]);
  });

  it('round-trips', () => {
    const words = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => /^[^\s&]+$/.test(text));
    const starts = fc.uniqueArray(fc.integer({ min: 0, max: 3_700_000 }), { maxLength: 12 });
    fc.assert(
      fc.property(starts, words, (milliseconds, text) => {
        const times = milliseconds.toSorted((a, b) => a - b);
        const cues = times.map((start, index) => ({
          start: start / 1000,
          end: Math.min(start + 2000, times[index + 1] ?? Infinity) / 1000,
          text,
        }));
        expect(parseWebVtt(formatWebVtt(cues))).toEqual(cues);
      }),
    );
  });

  it('handles hostile text in linear time without throwing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (junk) => {
        for (const { start, end, text } of parseWebVtt(`WEBVTT\n\n00:01.000 --> ${junk}\n\n${junk}`, 60))
          expect(start < 60 && end <= 60 && end >= start && text !== '').toBe(true);
      }),
    );
    const hostile = `WEBVTT\n\n${'0'.repeat(100_000)} --> ${'<'.repeat(20_000)}`;
    expect(quickest(() => parseWebVtt(hostile))).toBeLessThan(workLimit(1000));
  });
});
