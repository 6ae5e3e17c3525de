'use client';

import { createContext, useContext } from 'react';
import type { FormStore } from '@/lib/forms/form-store';
import type { FormLabels } from '@/lib/forms/message-types';

export interface FormKit {
  /** Prefix of the ids in this form. */
  id: string;
  labels: FormLabels;
  /** What goes into the places of a field's messages, by the field's name. */
  messageValues: MessageValues;
  /** A field's own finished sentences, by its name and the code of what is wrong. */
  fieldMessages: FieldMessages;
  store: FormStore;
  /** Script has taken over: what was typed before is in, and whatever needs script may be used. */
  ready: boolean;
  /** Works without script too, so it is never switched off while waiting for it. */
  native: boolean;
  /** A captcha is asked for: Google wants that said beside the button. */
  guarded: boolean;
}

export type MessageValues = Record<string, Record<string, string | number>>;
export type FieldMessages = Record<string, Record<string, string>>;

export const FormKitContext = createContext<FormKit | null>(null);

export function useFormKit(): FormKit {
  const kit = useContext(FormKitContext);
  if (!kit) throw new Error('A field must stand inside a Form');
  return kit;
}

/** The id of a field's input: the summary links to it. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name.replaceAll('.', '-')}`;
