'use client';

import { createContext, useContext } from 'react';
import type { FormStore } from '@/lib/forms/form-store';
import type { FormTexts } from '@/lib/forms/message-types';

export interface FormKit {
  /** Prefix of the ids in this form. */
  id: string;
  labels: FormTexts;
  /** Placeholder values of a field's messages, by field name. */
  messageValues: MessageValues;
  /** Custom messages of a field, by field name and error code. */
  fieldMessages: FieldMessages;
  store: FormStore;
  /** Hydrated: earlier input has been adopted, and controls that need JavaScript are enabled. */
  ready: boolean;
  /** Supports native submission, so it is never disabled before hydration. */
  native: boolean;
  /** A captcha is used: Google requires a notice beside the button. */
  guarded: boolean;
}

export type MessageValues = Record<string, Record<string, string | number>>;
export type FieldMessages = Record<string, Record<string, string>>;

export const FormKitContext = createContext<FormKit | null>(null);

export function useFormKit(): FormKit {
  const kit = useContext(FormKitContext);
  if (!kit) throw new Error('Fields must be rendered inside a Form');
  return kit;
}

/** Id of a field's input, which the summary links to. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name.replaceAll('.', '-')}`;
