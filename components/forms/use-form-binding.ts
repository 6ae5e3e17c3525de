'use client';

import {
  type FocusEvent,
  type FormEvent,
  useCallback,
  useInsertionEffect,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { collectFieldErrors } from '@/lib/forms/collect-field-errors';
import type { FieldRecord, FormStore } from '@/lib/forms/form-store';
import type { FormDraftStorage } from '@/lib/forms/form-draft';
import { type TypedValues, readTypedValues } from '@/lib/forms/pre-hydration-values';
import { restoreDraft, saveDraft } from './form-draft';

/** The page as it was sent; fields tied to the values; everything taken over. */
type Phase = 'page' | 'bound' | 'ready';

/** Keystrokes that follow each other as fast as this are checked together. */
const DEBOUNCE_MS = 20;

interface Binding<Values extends FieldValues, Output> {
  id: string;
  form: UseFormReturn<Values, unknown, Output>;
  store: FormStore;
  remember: string | FormDraftStorage<Values> | undefined;
  /** Milliseconds to wait before checking what was typed into a field, where 20 are not enough. */
  debounce: Record<string, number> | undefined;
}

/**
 * Ties the values (react-hook-form) to the states (store): checks what changes, keeps it, and takes over what was there
 * before the script. Fields are enabled (`ready`) only after all that, so nothing typed can get lost in between.
 */
export function useFormBinding<Values extends FieldValues, Output>(binding: Binding<Values, Output>) {
  const { id, form, store } = binding;
  const [phase, enter] = useReducer((_: Phase, next: Phase) => next, 'page');
  const isBound = phase !== 'page';
  const typed = useRef<TypedValues | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(binding);

  const check = useCallback(async () => {
    clearTimeout(timer.current);
    await form.trigger();
  }, [form]);

  // Before the fields' own refs are tied, which put the form's values over what was typed into the page.
  useInsertionEffect(() => {
    const element = document.getElementById(id);
    if (!typed.current && element instanceof HTMLFormElement) typed.current = readTypedValues(element);
  }, [id]);

  useLayoutEffect(() => {
    latest.current = binding;
  });

  // One turn later everything that watches the values does so; the browser has painted nothing yet.
  useLayoutEffect(() => enter('bound'), []);

  useLayoutEffect(() => {
    if (!isBound) return;
    restoreDraft(form, latest.current.remember, id);
    for (const [name, value] of typed.current ?? []) {
      form.setValue(name as FieldPath<Values>, value as never);
      store.updateField(name, { dirty: true });
    }
    typed.current = null;

    const stopErrors = form.subscribe({
      formState: { errors: true },
      callback: ({ errors }) => errors && store.setRuleErrors(collectFieldErrors(errors)),
    });
    const values = form.watch((_, { name }) => {
      if (name) store.updateField(name, { server: null, pending: true });
      saveDraft(form, latest.current.remember, id);
      clearTimeout(timer.current);
      timer.current = setTimeout(check, Math.max(DEBOUNCE_MS, (name && latest.current.debounce?.[name]) || 0));
    });
    enter('ready');
    void check();
    return () => {
      clearTimeout(timer.current);
      stopErrors();
      values.unsubscribe();
    };
  }, [isBound, form, store, id, check]);

  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const name = nameOf(event.target);
    if (name) store.updateField(name, { dirty: true, ...readControl(event.target) }, { quiet: false });
  };
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const field = event.target.closest('[data-field]');
    const name = field?.getAttribute('data-field');
    // From one answer of a list to the next one has not left it.
    if (!name || field?.contains(event.relatedTarget)) return;
    store.updateField(name, { blurred: true, ...readControl(event.target) }, { quiet: false });
    if (store.getField(name).pending) void check();
  };
  /** What waits for its turn is checked by the submission itself. */
  const stopWaiting = useCallback(() => clearTimeout(timer.current), []);

  return { ready: phase === 'ready', handlers: { onChange, onBlur }, stopWaiting };
}

const nameOf = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest('[data-field]')?.getAttribute('data-field') ?? null) : null;

/** Half a date or letters in a number: to the form such a field is empty, to the visitor it is not. */
function readControl(target: EventTarget): Pick<FieldRecord, 'control'> | null {
  if (!(target instanceof HTMLInputElement) || target.type === 'file') return null;
  return { control: target.validity.badInput ? { code: target.type === 'date' ? 'date' : 'number' } : null };
}
