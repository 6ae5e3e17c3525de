import type { Chapter, TextCue } from './types';

/** A part of the video in seconds; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** Sorts chapters, dropping duplicates and those beyond the end. */
export function orderChapters(chapters: Chapter[], seconds: number): Chapter[] {
  const usable = chapters
    .filter(({ seconds: at, title }) => at >= 0 && at < seconds && title !== '')
    .toSorted((a, b) => a.seconds - b.seconds);
  return usable.filter(({ seconds: at }, index) => at !== usable[index - 1]?.seconds);
}

/** From the start of a chapter to the next one, or to the end. */
export const chapterSpan = (chapters: Chapter[], index: number, seconds: number): Span => ({
  start: chapters[index]?.seconds ?? 0,
  end: chapters[index + 1]?.seconds ?? seconds,
});

/** Index of the current chapter; -1 before the first. */
export const chapterAt = (chapters: Chapter[], time: number): number =>
  chapters.findLastIndex(({ seconds }) => seconds <= time);

/** Index of the current or last cue; -1 before the first. */
export const cueAt = (cues: TextCue[], time: number): number => cues.findLastIndex(({ start }) => start <= time);
