import type { Chapter } from './types';

export interface Clip {
  name: string;
  /** Seconds, whole. */
  start: number;
  end: number;
}

/** Converts chapters to clips: each ends where the next begins, the last with the video. Chapters beyond the end are dropped. */
export function toClips(chapters: Chapter[], seconds: number): Clip[] {
  const inside = chapters.filter((chapter) => chapter.title && chapter.seconds < seconds);
  return inside.map(({ title, seconds: start }, index) => ({
    name: title,
    start: Math.floor(start),
    end: Math.floor(inside[index + 1]?.seconds ?? seconds),
  }));
}

/** ISO 8601 duration of whole seconds. */
export const toDuration = (seconds: number): string => `PT${Math.round(seconds)}S`;
