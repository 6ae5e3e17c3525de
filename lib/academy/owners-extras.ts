import type { LessonCard } from './types';

/** What owners of a lesson get beside its video, for the sentence that promises it; null if that is nothing. */
export function ownersExtras({
  cueCount,
  hasGame,
}: Pick<LessonCard, 'cueCount' | 'hasGame'>): 'cues' | 'game' | 'both' | null {
  if (cueCount > 0) return hasGame ? 'both' : 'cues';
  return hasGame ? 'game' : null;
}
