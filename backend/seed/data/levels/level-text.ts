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
  /** One for each of the lesson's start times, short enough to be read in two seconds. */
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

interface LessonDetails {
  key: string;
  durationMinutes: number;
  /** Duration of the video and start times of its captions, as drawn by `media/videos`. */
  seconds: number;
  captions: number[];
  /** Index of the first caption of each chapter. */
  chapters: number[];
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

function toText(lesson: LessonDetails, text: LessonText, level: string): SeedLessonText {
  const captions = timeCaptions(text.captions, lesson.captions, lesson.seconds);
  const { chapters, summary, captions: _, ...fields } = text;
  return {
    ...fields,
    captions: toWebVtt(captions),
    chapters: lesson.chapters.map((caption, index) => ({
      seconds: pick(captions, caption, `caption ${caption} of ${text.slug}`).start,
      title: pick(chapters, index, `chapter ${index} of ${text.slug}`),
    })),
    seo: { title: `${text.title} | ${level}`, description: summary },
  };
}

/** Combines a level's language-independent details with its texts. The key of a lesson's video follows from its position. */
export function buildLevel({ lessons, ...details }: LevelDetails, texts: L<LevelText>): SeedLevel {
  const inAll = <T>(make: (text: LevelText) => T): L<T> =>
    Object.fromEntries(seedLocales.map((locale) => [locale, make(texts[locale])])) as L<T>;
  return {
    ...details,
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
        video: `lesson-${details.position}-${position}`,
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
