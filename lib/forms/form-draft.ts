import { readStored, removeStored, tabStorage, writeStored } from '@/lib/core/browser-storage';

/** Storage of typed values, so that they survive a reload. */
export interface FormDraftStorage<Values> {
  /** The form's values; null without a draft. */
  restore: () => Values | null;
  save: (values: Values) => void;
}

/** Values by field name: only serializable and non-secret ones. */
export type FormDraft = Record<string, string | boolean | string[]>;

const MAX_TEXT = 20_000;
const MAX_CHOICES = 100;

// Validated without zod, so that forms without their own schema do not load it.
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

/** Called after a successful submission. */
export function clearFormDraft(name: string): void {
  removeStored(tabStorage, keyOf(name));
}
