/** What a lesson says at the pool, in its own words. */
export interface PoolLesson {
  goal: string;
  cues: string[];
  game: { title: string; text: string } | null;
  stopSigns: string[];
}

/** One screen of the poolside mode. `number` of `total` counts the cues, or the stop signs. */
export type Screen =
  | { kind: 'safety' }
  | { kind: 'goal'; text: string }
  | { kind: 'cue' | 'stop'; text: string; number: number; total: number }
  | { kind: 'game'; title: string; text: string };

const numbered = (kind: 'cue' | 'stop', texts: string[]): Screen[] =>
  texts.map((text, index) => ({ kind, text, number: index + 1, total: texts.length }));

/** The screens of a lesson in their order: the safety rule always first, what the lesson does not have left out. */
export function listScreens({ goal, cues, game, stopSigns }: PoolLesson): [Screen, ...Screen[]] {
  return [
    { kind: 'safety' },
    ...(goal ? [{ kind: 'goal', text: goal } as const] : []),
    ...numbered('cue', cues),
    ...(game ? [{ kind: 'game', ...game } as const] : []),
    ...numbered('stop', stopSigns),
  ];
}

/** The place after `steps`: the last screen leads to the safety rule again, and nothing comes before it. */
export const movePlace = (place: number, steps: 1 | -1, total: number): number =>
  steps === 1 ? (place + 1) % total : Math.max(0, place - 1);

/** Longer texts are set smaller; the smallest is two rem. */
export function sizeOf(text: string): 'short' | 'medium' | 'long' {
  if (text.length <= 48) return 'short';
  return text.length <= 120 ? 'medium' : 'long';
}

/**
 * Which way a key leads. Space belongs to the button that has the focus, and up and down to a text that is longer than the
 * screen.
 */
export function stepOfKey(key: string, { onButton, scrolls }: { onButton: boolean; scrolls: boolean }): 1 | -1 | null {
  if (key === 'ArrowRight' || (key === 'ArrowDown' && !scrolls) || (key === ' ' && !onButton)) return 1;
  return key === 'ArrowLeft' || (key === 'ArrowUp' && !scrolls) ? -1 : null;
}
