import type { L, SeedLesson, SeedLessonText, SeedLevel, SeedLevelText, SeedLocale } from '../../types';
import { seedLocales } from '../../types';
import { timeCaptions, toWebVtt } from './captions';
import { filmTexts, timeline } from './films/parts';

interface LessonText {
  title: string;
  slug: string;
  description: string;
  goal: string;
  cues: [string, string, string];
  game: { title: string; text: string };
  stopSigns: [string, string, string];
  material: string[];
  /** What is said about the movement: one for each of the lesson's start times, short enough to be read in two seconds. */
  captions: string[];
  /** For search engines. */
  summary: string;
}

export interface LevelText {
  level: SeedLevelText;
  lessons: LessonText[];
}

interface LessonDetails {
  key: string;
  durationMinutes: number;
  /** Seconds of the film's movement from the side, and when its captions begin within it, as drawn by `media/videos`. */
  movement: number;
  captions: number[];
  preview?: boolean;
  floats: number | null;
  floatsAfter?: number;
}

interface LevelDetails {
  key: string;
  picture: string;
  position: number;
  lessons: LessonDetails[];
}

function pick<T>(list: readonly T[], index: number, what: string): T {
  const item = list[index];
  if (item === undefined) throw new Error(`Missing in the academy's texts: ${what}`);
  return item;
}

/** Captions of the whole film, and its parts as chapters. */
function tellFilm(lesson: LessonDetails, text: LessonText, locale: SeedLocale) {
  const film = filmTexts[locale];
  const at = timeline(lesson.movement);
  const lines = film.lessons[lesson.key];
  if (!lines) throw new Error(`Missing in the academy's texts: lines of the film ${lesson.key}`);
  const said: [seconds: number, line: string][] = [
    [at.goal, text.goal],
    [at.hold, lines.hold],
    ...lesson.captions.map((start, index): [number, string] => [
      Math.round((at.side + start) * 100) / 100,
      pick(text.captions, index, `caption ${index} of ${text.slug}`),
    ]),
    [at.above, lines.above],
    [at.mistake, lines.mistake],
    [at.better, lines.better],
    [at.game, film.game(text.game.title)],
    [at.stop, film.stop],
  ];
  const captions = timeCaptions(
    said.map(([, line]) => line),
    said.map(([start]) => start),
    at.seconds,
  );
  const starts = [at.goal, at.hold, at.side, at.above, at.mistake, at.game, at.stop];
  const chapters = starts.map((seconds, index) => ({
    seconds,
    title: pick(film.chapters, index, 'a part of the films'),
  }));
  return { captions: toWebVtt(captions), chapters };
}

function toText(lesson: LessonDetails, text: LessonText, level: string, locale: SeedLocale): SeedLessonText {
  if (text.captions.length !== lesson.captions.length) throw new Error(`Captions and times of ${text.slug} differ`);
  const { summary, captions: _, ...fields } = text;
  return {
    ...fields,
    ...tellFilm(lesson, text, locale),
    seo: { title: `${text.title} | ${level}`, description: summary },
  };
}

/** Combines a level's language-independent details with its texts. The key of a lesson's video follows from its position. */
export function buildLevel({ lessons, ...details }: LevelDetails, texts: L<LevelText>): SeedLevel {
  const inAll = <T>(make: (text: LevelText, locale: SeedLocale) => T): L<T> =>
    Object.fromEntries(seedLocales.map((locale) => [locale, make(texts[locale], locale)])) as L<T>;
  return {
    ...details,
    text: inAll(({ level }) => level),
    lessons: lessons.map((lesson, index): SeedLesson => {
      const { key, durationMinutes, movement, preview = false, floats, floatsAfter = floats } = lesson;
      const text = inAll(({ level, lessons: all }, locale) =>
        toText(lesson, pick(all, index, `lesson ${index} of ${level.slug}`), level.title, locale),
      );
      const position = index + 1;
      return {
        key,
        position,
        video: `lesson-${details.position}-${position}`,
        durationMinutes,
        seconds: timeline(movement).seconds,
        preview,
        floats,
        floatsAfter,
        text,
      };
    }),
  };
}
