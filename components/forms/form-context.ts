'use client';

import { createContext, useContext } from 'react';
import type { FormLabels } from '@/lib/forms/labels';

interface FormKit {
  /** Prefix of the ids in this form. */
  id: string;
  labels: FormLabels;
  /** What goes into the places of a field's messages, by the field's name. */
  messageValues: MessageValues;
}

export type MessageValues = Record<string, Record<string, string | number>>;

export const FormKitContext = createContext<FormKit | null>(null);

export function useFormKit(): FormKit {
  const kit = useContext(FormKitContext);
  if (!kit) throw new Error('A field must stand inside a Form');
  return kit;
}

/** The id of a field's input: the summary links to it. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name.replaceAll('.', '-')}`;
