import { useState } from 'react';
import { RATES } from '@/lib/academy/player/keyboard-commands';
import { readStored, sharedStorage, writeStored } from '@/lib/core/browser-storage';

/** Viewer preferences stored for all lessons. */
export interface Preferences {
  rate: number;
  /** On by default: pools and kitchens are loud, and children sleep. */
  captions: boolean;
  volume: number;
  muted: boolean;
}

const DEFAULTS: Preferences = { rate: 1, captions: true, volume: 1, muted: false };
const KEY = 'player';

export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const [preferences, set] = useState<Preferences>(
    () => readStored(sharedStorage, KEY, { safeParse: parsePreferences }) ?? DEFAULTS,
  );
  const change = (changes: Partial<Preferences>): void => {
    const next = { ...preferences, ...changes };
    set(next);
    writeStored(sharedStorage, KEY, next);
  };
  return [preferences, change];
}

function parsePreferences(value: unknown): { success: true; data: Preferences } | { success: false } {
  if (typeof value !== 'object' || value === null) return { success: false };
  const { rate, captions, volume, muted } = value as Partial<Record<keyof Preferences, unknown>>;
  return {
    success: true,
    data: {
      rate: RATES.find((each) => each === rate) ?? DEFAULTS.rate,
      captions: typeof captions === 'boolean' ? captions : DEFAULTS.captions,
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : DEFAULTS.volume,
      muted: muted === true,
    },
  };
}
