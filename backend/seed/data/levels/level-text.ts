import type { L, SeedLesson, SeedLessonText, SeedLevel, SeedLevelText } from '../../types';
import { seedLocales } from '../../types';
import { timeCaptions, toWebVtt } from './captions';

interface LessonText {
  title: string;
  slug: string;
  description: string;
  goal: string;
  cues: [string, string, string];
  game: { title: string; text: string };
  stopSigns: [string, string, string];
  material: string[];
  /** What is seen, one for each of the lesson's moments; each is read in a second or two. */
  captions: string[];
  /** One for each of the lesson's `chapters`. */
  chapters: string[];
  /** For search engines. */
  summary: string;
}

export interface LevelText {
  level: SeedLevelText;
  lessons: LessonText[];
}

interface LessonFacts {
  key: string;
  durationMinutes: number;
  /** How long the video is, and when its captions begin: both follow what `media/videos` draws. */
  seconds: number;
  captions: number[];
  /** The captions with which a chapter begins, counted from nought. */
  chapters: number[];
  preview?: boolean;
  floats: number;
  floatsAfter?: number;
}

interface LevelFacts {
  key: string;
  picture: string;
  position: number;
  lessons: LessonFacts[];
}

function pick<T>(list: readonly T[], index: number, what: string): T {
  const item = list[index];
  if (item === undefined) throw new Error(`Missing in the academy's texts: ${what}`);
  return item;
}

function toText(facts: LessonFacts, text: LessonText, level: string): SeedLessonText {
  const captions = timeCaptions(text.captions, facts.captions, facts.seconds);
  const { chapters, summary, captions: _, ...fields } = text;
  return {
    ...fields,
    captions: toWebVtt(captions),
    chapters: facts.chapters.map((caption, index) => ({
      seconds: pick(captions, caption, `caption ${caption} of ${text.slug}`).start,
      title: pick(chapters, index, `chapter ${index} of ${text.slug}`),
    })),
    seo: { title: `${text.title} | ${level}`, description: summary },
  };
}

/** A level from what is the same in all languages and its texts. The video of a lesson is found by its place. */
export function buildLevel({ lessons, ...facts }: LevelFacts, texts: L<LevelText>): SeedLevel {
  const inAll = <T>(make: (text: LevelText) => T): L<T> =>
    Object.fromEntries(seedLocales.map((locale) => [locale, make(texts[locale])])) as L<T>;
  return {
    ...facts,
    text: inAll(({ level }) => level),
    lessons: lessons.map((lesson, index): SeedLesson => {
      const { key, durationMinutes, seconds, preview = false, floats, floatsAfter = floats } = lesson;
      const text = inAll(({ level, lessons: all }) =>
        toText(lesson, pick(all, index, `lesson ${index} of ${level.slug}`), level.title),
      );
      const position = index + 1;
      return {
        key,
        position,
        video: `lesson-${facts.position}-${position}`,
        durationMinutes,
        seconds,
        preview,
        floats,
        floatsAfter,
        text,
      };
    }),
  };
}
