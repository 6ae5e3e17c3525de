import type { OfflineTexts } from './offline-pages';
import { type LessonToSave, type SaveProblem, saveLesson } from './save-lesson';

export interface SavedLevel {
  /** Of its lessons, those that are on this device now. */
  saved: number;
  /** The first lesson whose rules nobody agreed to yet; the others are saved all the same. */
  waiting: string | null;
  /** Why it ended before all were tried; null if it did not. */
  problem: SaveProblem | null;
}

interface SaveLevelOptions {
  texts: OfflineTexts;
  signal: AbortSignal;
  /** Counted from 1. */
  onLesson: (number: number) => void;
}

/** Saves lessons one after the other. What is saved stays when a later one fails, so going on needs no more than the rest. */
export async function saveLevel(
  lessons: LessonToSave[],
  { texts, signal, onLesson }: SaveLevelOptions,
): Promise<SavedLevel> {
  const result: SavedLevel = { saved: 0, waiting: null, problem: null };
  for (const [index, lesson] of lessons.entries()) {
    if (signal.aborted) break;
    onLesson(index + 1);
    const answer = await saveLesson(lesson, { texts, signal, onProgress: () => undefined });
    if (answer.ok) result.saved += 1;
    else if (answer.problem === 'rules') result.waiting ??= lesson.title;
    else if (answer.problem !== 'locked') return { ...result, problem: answer.problem };
  }
  return result;
}
