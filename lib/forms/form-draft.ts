import { readStored, removeStored, tabStorage, writeStored } from '@/lib/core/browser-storage';

/** Where a form keeps what was typed, so that it survives a reload. */
export interface Memory<Values> {
  /** All of the form's values, or null when there is nothing to restore. */
  restore: () => Values | null;
  save: (values: Values) => void;
}

/** Flat, by the names of the fields: what can be written down and is nobody's secret. */
export type Remembered = Record<string, string | boolean | string[]>;

const MAX_TEXT = 20_000;
const MAX_CHOICES = 100;

// By hand: a form without rules of its own need not load zod for this.
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT;
const isKept = (value: unknown): value is Remembered[string] =>
  isText(value) ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.length <= MAX_CHOICES && value.every(isText));
const isRemembered = (value: unknown): value is Remembered =>
  typeof value === 'object' && value !== null && Object.values(value).every(isKept);

const remembered = {
  safeParse: (value: unknown) =>
    isRemembered(value) ? { success: true as const, data: value } : { success: false as const },
};

const keyOf = (name: string): string => `form-${name}`;

export function readRemembered(name: string): Remembered {
  return readStored(tabStorage, keyOf(name), remembered) ?? {};
}

export function saveRemembered(name: string, values: Record<string, unknown>): void {
  const kept = Object.entries(values).filter(([, value]) => isKept(value));
  writeStored(tabStorage, keyOf(name), Object.fromEntries(kept));
}

/** After the form has done its work. */
export function forgetRemembered(name: string): void {
  removeStored(tabStorage, keyOf(name));
}
