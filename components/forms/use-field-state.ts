'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { messageFor } from '@/lib/forms/field-errors';
import { findFieldError, type FormRecord } from '@/lib/forms/form-store';
import { isVisible } from '@/lib/forms/visibility';
import { useFormKit } from './form-context';
import { type Visibility } from '@/backend/contract/forms';

export interface FieldState {
  /** Lost focus at least once. */
  blurred: boolean;
  /** Changed by the visitor, even if the change was undone. */
  dirty: boolean;
  /** The form was submitted. */
  submitted: boolean;
  /** No validation is pending. */
  settled: boolean;
  valid: boolean;
  invalid: boolean;
  /** All error codes, shown or not. */
  errors: string[];
  /** The message shown now. */
  message: string | null;
}

/** States of one field of the surrounding form. */
export function useFieldState(name: string, visibility: Visibility = 'blur'): FieldState {
  const { store, labels, messageValues, fieldMessages } = useFormKit();
  const readField = useCallback(() => store.getField(name), [store, name]);
  const field = useSyncExternalStore(store.subscribe, readField, readField);
  const { checked, submitted } = useFormRecord();

  const error = findFieldError(field);
  const seen = { blurred: field.blurred, dirty: field.dirty, submitted };
  // Errors of the control or the server result from a completed action: show them immediately.
  const shown = error && (error !== field.rule || isVisible(visibility, seen)) ? error : null;
  const codes = [field.server, field.control, field.rule].flatMap((found) => (found ? [found.code] : []));
  const known = checked || codes.length > 0;
  return {
    ...seen,
    settled: known && !field.pending,
    valid: known && codes.length === 0,
    invalid: codes.length > 0,
    errors: codes,
    message: shown && messageFor(labels, { name, code: shown.code }, messageValues[name], fieldMessages[name]),
  };
}

/** States of the form as a whole. */
export function useFormRecord(): FormRecord {
  const { store } = useFormKit();
  return useSyncExternalStore(store.subscribe, store.getForm, store.getForm);
}

const flag = (on: boolean): '' | undefined => (on ? '' : undefined);

/** The states as attributes, for styles and tests. */
export function stateAttributes(state: Omit<FieldState, 'errors' | 'message'> & { errors: number }) {
  return {
    'data-blurred': flag(state.blurred),
    'data-dirty': flag(state.dirty),
    'data-submitted': flag(state.submitted),
    'data-settled': flag(state.settled),
    'data-valid': flag(state.valid),
    'data-invalid': flag(state.invalid),
    'data-errors': state.errors > 0 ? state.errors : undefined,
  };
}
