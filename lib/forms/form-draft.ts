import { readStored, removeStored, tabStorage, writeStored } from '@/lib/core/browser-storage';

/** Where a form keeps what was typed, so that it survives a reload. */
export interface FormDraftStorage<Values> {
  /** All of the form's values, or null when there is nothing to restore. */
  restore: () => Values | null;
  save: (values: Values) => void;
}

/** Flat, by the names of the fields: what can be written down and is nobody's secret. */
export type FormDraft = Record<string, string | boolean | string[]>;

const MAX_TEXT = 20_000;
const MAX_CHOICES = 100;

// By hand: a form without rules of its own need not load zod for this.
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT;
const isStorable = (value: unknown): value is FormDraft[string] =>
  isText(value) ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.length <= MAX_CHOICES && value.every(isText));
const isFormDraft = (value: unknown): value is FormDraft =>
  typeof value === 'object' && value !== null && Object.values(value).every(isStorable);

const draftSchema = {
  safeParse: (value: unknown) =>
    isFormDraft(value) ? { success: true as const, data: value } : { success: false as const },
};

const keyOf = (name: string): string => `form-${name}`;

export function readFormDraft(name: string): FormDraft {
  return readStored(tabStorage, keyOf(name), draftSchema) ?? {};
}

export function saveFormDraft(name: string, values: Record<string, unknown>): void {
  const kept = Object.entries(values).filter(([, value]) => isStorable(value));
  writeStored(tabStorage, keyOf(name), Object.fromEntries(kept));
}

/** After the form has done its work. */
export function clearFormDraft(name: string): void {
  removeStored(tabStorage, keyOf(name));
}
