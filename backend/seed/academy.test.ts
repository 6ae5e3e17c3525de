import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { inspectVideoFile } from '../src/academy/videos/video-assets';
import { FILM, seedFile } from '../src/academy/videos/video-files';
import { levels } from './data/academy';
import { offers } from './data/offers';
import { timeCaptions, toWebVtt } from './data/levels/captions';
import { type SeedLesson, seedLocales } from './types';

const lessons = levels.flatMap((level) => level.lessons);

interface Cue {
  start: number;
  end: number;
  text: string;
}

const toSeconds = (hours: string, minutes: string, seconds: string): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);

/** The cues of a WebVTT file; throws at the first invalid line. */
function readWebVtt(file: string): Cue[] {
  const [head, ...blocks] = file.trimEnd().split('\n\n');
  if (head !== 'WEBVTT') throw new Error(`Begins with ${head}`);
  return blocks.map((block) => {
    const [times = '', ...lines] = block.split('\n');
    const match = /^(\d{2}):(\d{2}):(\d{2}\.\d{3}) --> (\d{2}):(\d{2}):(\d{2}\.\d{3})$/.exec(times);
    if (!match) throw new Error(`No times: ${times}`);
    const [, h1 = '', m1 = '', s1 = '', h2 = '', m2 = '', s2 = ''] = match;
    return { start: toSeconds(h1, m1, s1), end: toSeconds(h2, m2, s2), text: lines.join('\n') };
  });
}

/** The texts of one language, without slugs, files and times. */
function listTexts({ text }: SeedLesson, locale: (typeof seedLocales)[number]): string[] {
  const { slug: _, captions, chapters, cues, game, goal, material, stopSigns, title, description } = text[locale];
  return [
    title,
    description,
    goal,
    ...cues,
    game.title,
    game.text,
    ...stopSigns,
    ...material,
    // The first caption is the goal.
    ...readWebVtt(captions)
      .slice(1)
      .map((cue) => cue.text),
    ...chapters.map((chapter) => chapter.title),
  ];
}

it('has four levels of five lessons, each with its own video', () => {
  expect(levels.map((level) => [level.position, level.lessons.length])).toEqual([1, 2, 3, 4].map((at) => [at, 5]));
  expect(lessons.map((lesson) => lesson.video)).toEqual(
    [1, 2, 3, 4].flatMap((level) => [1, 2, 3, 4, 5].map((lesson) => `lesson-${level}-${lesson}`)),
  );
  expect(new Set(lessons.map((lesson) => lesson.key)).size).toBe(lessons.length);
});

it('knows how long each video is', async () => {
  for (const { video, seconds } of lessons) {
    const film = await inspectVideoFile(seedFile(video, FILM));
    expect(film.state, `${video} ${film.problem}`).toBe('ready');
    expect(Number(film.seconds), video).toBeCloseTo(seconds, 1);
  }
});

it('has films of about a minute that are small and start before they are complete', async () => {
  for (const { video, seconds } of lessons) {
    expect(seconds, video).toBeGreaterThanOrEqual(40);
    expect(seconds, video).toBeLessThanOrEqual(75);
    const film = await readFile(seedFile(video, FILM));
    expect(film.length, video).toBeLessThanOrEqual(1.5e6);
    // Fast start: the index (ISO/IEC 14496-12, `moov`) is in front of the pictures (`mdat`).
    expect(film.indexOf('moov'), video).toBeGreaterThan(0);
    expect(film.indexOf('moov'), video).toBeLessThan(film.indexOf('mdat'));
  }
});

it('shows a first lesson to everyone', () => {
  expect(lessons.filter((lesson) => lesson.preview).map((lesson) => lesson.video)).toEqual([
    'lesson-1-1',
    'lesson-2-1',
  ]);
});

it('asks less for a level than for its lessons, and less for everything than for the levels', () => {
  for (const level of levels) {
    const sold = level.lessons.filter((lesson) => !lesson.preview);
    expect(offers.level.price, level.key).toBeLessThan(sold.length * offers.lesson.price);
  }
  expect(offers.bundle.price).toBeLessThan(levels.length * offers.level.price);
});

it('takes floats out in pairs, one of the chest and one of the back, from eight to none', () => {
  const inSuit = lessons.flatMap(({ floats, floatsAfter, key }) =>
    floats === null || floatsAfter === null ? [] : [{ floats, floatsAfter, key }],
  );
  // Only the one in the bath is without a suit.
  expect(inSuit).toHaveLength(lessons.length - 1);
  expect(inSuit[0]?.floats).toBe(8);
  for (const [index, { floats, floatsAfter, key }] of inSuit.entries()) {
    expect([0, 2], key).toContain(floats - floatsAfter);
    expect(inSuit[index + 1]?.floats ?? 0, key).toBe(floatsAfter);
  }
});

describe.each(lessons)('lesson $key', (lesson) => {
  it.each(seedLocales)('is whole in %s', (locale) => {
    const text = lesson.text[locale];
    expect(text.cues).toHaveLength(3);
    for (const cue of text.cues) expect(cue.length, cue).toBeLessThanOrEqual(60);
    expect(text.stopSigns).toHaveLength(3);
    expect(text.material.length).toBeGreaterThanOrEqual(2);
    expect(text.material.length).toBeLessThanOrEqual(4);
    expect(text.description.split(/[.!?] /).length).toBeGreaterThanOrEqual(2);
    expect(listTexts(lesson, locale).filter((said) => said.trim().length < 2)).toEqual([]);
  });

  it.each(seedLocales)('has captions in %s that follow each other inside the video', (locale) => {
    const cues = readWebVtt(lesson.text[locale].captions);
    // Four or five about the movement from the side; two about wrong and right, one about each of the other parts.
    expect(cues.length).toBeGreaterThanOrEqual(11);
    expect(cues.length).toBeLessThanOrEqual(12);
    let last = 0;
    for (const { start, end, text } of cues) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(start - last, 'a part without words').toBeLessThan(0.2);
      // Long enough to be read, short enough for one or two lines.
      expect(end - start, text).toBeGreaterThanOrEqual(1);
      expect(text.length / (end - start), text).toBeLessThanOrEqual(22);
      expect(text).not.toContain('\n');
      last = end;
    }
    expect(last).toBeLessThanOrEqual(lesson.seconds);
    expect(last).toBeGreaterThan(lesson.seconds - 0.2);
    expect(cues[0]?.text).toBe(lesson.text[locale].goal);
  });

  it.each(seedLocales)('has a chapter in %s for each part, each with its own words', (locale) => {
    const { chapters, captions } = lesson.text[locale];
    const starts = chapters.map((chapter) => chapter.seconds);
    expect(new Set(chapters.map((chapter) => chapter.title)).size).toBe(7);
    expect(starts).toEqual(lesson.text.nl.chapters.map((chapter) => chapter.seconds));
    expect(starts[0]).toBe(0);
    expect([...new Set(starts)].sort((a, b) => a - b)).toEqual(starts);
    expect(Math.max(...starts)).toBeLessThan(lesson.seconds - 5);
    expect(readWebVtt(captions).map((cue) => cue.start)).toEqual(expect.arrayContaining(starts));
  });

  it('says nothing twice in the same words, and as much in every language', () => {
    const spoken = seedLocales.map((locale) => listTexts(lesson, locale));
    for (const texts of spoken) expect(texts).toHaveLength(spoken[0]?.length ?? 0);
    // Short titles may be equal (`Start`), sentences must differ.
    const sentences = spoken.flatMap((texts) => [...new Set(texts)].filter((text) => text.length > 20));
    expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([]);
  });
});

it.each(seedLocales)('tells in %s of every level that supervision stays needed', (locale) => {
  const words = {
    nl: 'binnen armlengte',
    en: 'within arm’s reach',
    de: 'in Griffweite',
    es: 'un brazo de distancia',
    fr: 'portée de bras',
    sv: 'en armlängds avstånd',
  };
  for (const { text } of levels) {
    expect(text[locale].body).toContain(words[locale]);
    expect(text[locale].learn.length).toBeGreaterThanOrEqual(3);
    expect(text[locale].learn.length).toBeLessThanOrEqual(5);
  }
});

describe('captions of a video', () => {
  it('stay until the next one begins', () => {
    expect(toWebVtt(timeCaptions(['One', 'Two'], [0, 61.25], 3700))).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:01:01.150\nOne\n\n00:01:01.250 --> 01:01:39.900\nTwo\n',
    );
  });

  it('are refused when a text or a start time is missing', () => {
    expect(() => timeCaptions(['One'], [0, 2], 4)).toThrow('1 captions for 2 start times');
  });
});
