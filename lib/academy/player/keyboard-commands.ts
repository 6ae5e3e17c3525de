/** A player command triggered by a key. */
export type Command =
  | { do: 'toggle' | 'mute' | 'captions' | 'fullscreen' | 'slower' | 'faster' }
  | { do: 'seek'; by: number }
  /** Fraction of the video. */
  | { do: 'jump'; to: number };

export type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Kind of the focused element, which keeps the keys it uses itself. */
export type Focus = 'text' | 'select' | 'button' | 'slider' | 'other';

const COMMANDS: Record<string, Command> = {
  ' ': { do: 'toggle' },
  k: { do: 'toggle' },
  j: { do: 'seek', by: -10 },
  l: { do: 'seek', by: 10 },
  ArrowLeft: { do: 'seek', by: -5 },
  ArrowRight: { do: 'seek', by: 5 },
  m: { do: 'mute' },
  c: { do: 'captions' },
  f: { do: 'fullscreen' },
  '<': { do: 'slower' },
  '>': { do: 'faster' },
};

/** Keys handled by the focused element itself. */
const KEYS_USED_BY_FOCUS: Record<Focus, (key: string) => boolean> = {
  text: () => true,
  // Letters select an option.
  select: () => true,
  button: (key) => key === ' ',
  slider: (key) => key.startsWith('Arrow'),
  other: () => false,
};

/** The command for a key; null if unassigned or used with a modifier. */
export function commandForKey({ key, altKey, ctrlKey, metaKey }: KeyPress, focus: Focus): Command | null {
  if (altKey || ctrlKey || metaKey || KEYS_USED_BY_FOCUS[focus](key)) return null;
  if (/^\d$/.test(key)) return { do: 'jump', to: Number(key) / 10 };
  return COMMANDS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** The next playback rate in a direction, within the limits. */
export function nextRate(rate: number, direction: 1 | -1): number {
  const further = direction > 0 ? RATES.find((each) => each > rate) : RATES.findLast((each) => each < rate);
  return further ?? rate;
}
