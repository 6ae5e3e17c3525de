import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { type FormDraftStorage, readFormDraft, saveFormDraft } from '@/lib/forms/form-draft';

type DraftOption<Values> = string | FormDraftStorage<Values> | undefined;

/** Restores the input stored earlier in this tab. */
export function restoreDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  draft: DraftOption<Values>,
  id: string,
): void {
  if (draft === undefined) return;
  if (typeof draft !== 'string') {
    const values = draft.restore();
    if (values) form.reset(values);
    return;
  }
  const stored = readFormDraft(draft);
  for (const name of listFieldNames(id)) {
    const value = stored[name];
    const present: unknown = form.getValues(name as FieldPath<Values>);
    // The form's definition may have changed since.
    if (value === undefined || (present !== undefined && !isSameKind(value, present))) continue;
    form.setValue(name as FieldPath<Values>, value as never);
  }
}

/** Stores the current values. */
export function saveDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  draft: DraftOption<Values>,
  id: string,
): void {
  if (draft === undefined) return;
  if (typeof draft !== 'string') return draft.save(form.getValues());
  const values = listFieldNames(id).map((name) => [name, form.getValues(name as FieldPath<Values>)] as const);
  saveFormDraft(draft, Object.fromEntries(values));
}

/** Must be ticked, so it is a consent. */
const CONSENT = 'input[type="checkbox"][aria-required]';

/** Names of the current fields, except passwords, files and consents, which each submission needs anew. */
function listFieldNames(id: string): string[] {
  const element = document.getElementById(id);
  if (!(element instanceof HTMLFormElement)) return [];
  const names = Array.from(element.querySelectorAll('[data-field]'))
    .filter((field) => !field.querySelector(`[data-secret], input[type="file"], ${CONSENT}`))
    .map((field) => field.getAttribute('data-field') ?? '');
  return [...new Set(names.filter(Boolean))];
}

const isSameKind = (a: unknown, b: unknown): boolean => typeof a === typeof b && Array.isArray(a) === Array.isArray(b);
