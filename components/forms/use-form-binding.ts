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

/** Hydration order: rendered page; fields bound to the values; input adopted. */
type Phase = 'page' | 'bound' | 'ready';

/** Debounce in milliseconds: faster keystrokes are validated together. */
const DEBOUNCE_MS = 20;

interface Binding<Values extends FieldValues, Output> {
  id: string;
  form: UseFormReturn<Values, unknown, Output>;
  store: FormStore;
  draft: string | FormDraftStorage<Values> | undefined;
  /** Debounce by field name, where the default of 20 ms is too short. */
  debounce: Record<string, number> | undefined;
}

/**
 * Connects the values (react-hook-form) with the states (store): validates and stores changes, and adopts input entered
 * before hydration. Fields are enabled (`ready`) only afterwards, so that no input is lost in between.
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

  // Before the fields' own refs are bound, which overwrite the input with the form's values.
  useInsertionEffect(() => {
    const element = document.getElementById(id);
    if (!typed.current && element instanceof HTMLFormElement) typed.current = readTypedValues(element);
  }, [id]);

  useLayoutEffect(() => {
    latest.current = binding;
  });

  // One microtask later all subscriptions are active; the browser has not painted yet.
  useLayoutEffect(() => enter('bound'), []);

  useLayoutEffect(() => {
    if (!isBound) return;
    restoreDraft(form, latest.current.draft, id);
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
      saveDraft(form, latest.current.draft, id);
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
    // Moving between the options of a list does not leave it.
    if (!name || field?.contains(event.relatedTarget)) return;
    store.updateField(name, { blurred: true, ...readControl(event.target) }, { quiet: false });
    if (store.getField(name).pending) void check();
  };
  /** Pending validation is superseded by the submission's. */
  const stopWaiting = useCallback(() => clearTimeout(timer.current), []);

  return { ready: phase === 'ready', handlers: { onChange, onBlur }, stopWaiting };
}

const nameOf = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest('[data-field]')?.getAttribute('data-field') ?? null) : null;

/** A partial date or letters in a number: the form gets an empty value, although the field is not empty. */
function readControl(target: EventTarget): Pick<FieldRecord, 'control'> | null {
  if (!(target instanceof HTMLInputElement) || target.type === 'file') return null;
  return { control: target.validity.badInput ? { code: target.type === 'date' ? 'date' : 'number' } : null };
}
