'use client';

import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldId, useFormKit } from './form-context';
import { stateAttributes, useFieldState } from './use-field-state';
import { type Visibility } from '@/backend/contract/forms';

interface FieldSetup {
  hasHint: boolean;
  visibility?: Visibility;
}

interface FieldIds {
  /** Id of the control, or of the first one of a list. */
  id: string;
  label: string;
  hint: string;
  message: string;
}

/** What every field needs: ids, states and ARIA attributes. */
export function useField(name: string, { hasHint, visibility }: FieldSetup) {
  const kit = useFormKit();
  const { register, getValues } = useFormContext();
  const { message, errors, ...state } = useFieldState(name, visibility);
  // Server-rendered, so that a native form shows initial errors.
  const [initial] = useState<unknown>(() => getValues(name));
  const id = fieldId(kit.id, name);
  const ids: FieldIds = { id, label: `${id}-label`, hint: `${id}-hint`, message: `${id}-message` };
  const describedBy = [hasHint && ids.hint, message && ids.message].filter(Boolean).join(' ') || undefined;
  return {
    kit,
    ids,
    labels: kit.labels,
    message,
    register,
    initial,
    initialText: typeof initial === 'string' || typeof initial === 'number' ? String(initial) : undefined,
    describedBy,
    /** Props of the field's wrapper. */
    wrapper: { 'data-field': name, ...stateAttributes({ ...state, errors: errors.length }) },
    aria: { id, 'aria-invalid': message ? true : undefined, 'aria-describedby': describedBy } as const,
  };
}

export type FieldParts = Pick<ReturnType<typeof useField>, 'ids' | 'labels' | 'message' | 'wrapper'>;
