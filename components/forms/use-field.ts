'use client';

import { get, useFormContext, useFormState } from 'react-hook-form';
import { messageFor } from '@/lib/forms/errors';
import { fieldId, useFormKit } from './form-context';

/** What every kind of field needs: its ids, what is wrong with it, and the attributes that tell assistive technology. */
export function useField(name: string, hasHint: boolean) {
  const kit = useFormKit();
  const { control, register, trigger } = useFormContext();
  const { errors } = useFormState({ control, name });
  const id = fieldId(kit.id, name);
  const ids = { id, hint: `${id}-hint`, message: `${id}-message` };
  const { message: code }: { message?: unknown } = get(errors, name) ?? {};
  const message = typeof code === 'string' ? messageFor(kit.labels, { name, code }, kit.messageValues[name]) : null;
  const describedBy = [hasHint && ids.hint, message && ids.message].filter(Boolean).join(' ') || undefined;
  return {
    ids,
    labels: kit.labels,
    message,
    register,
    trigger,
    aria: { id, 'aria-invalid': message ? true : undefined, 'aria-describedby': describedBy } as const,
  };
}
