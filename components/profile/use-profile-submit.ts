'use client';

import { useState } from 'react';
import type { ApiError } from '@/lib/core/api';
import type { Result } from '@/lib/core/result';
import { type ProfileProblem, readProfileProblem } from '@/lib/customer/profile/save-profile';
import type { FieldError } from '@/lib/forms/field-errors';
import { parseServerErrors } from '@/lib/forms/server-errors';

/** A new object for each failure, so that the notice receives the focus again. */
export type ProfileNotice = { problem: ProfileProblem; message?: string | null } | null;

interface ProfileSubmit<Values> {
  send: (values: Values) => Promise<Result<unknown, ApiError>>;
  onDone: (values: Values) => void;
  /** Field errors of a failed request; by default those the server names. */
  toFieldErrors?: (error: ApiError) => FieldError[];
}

/** Submit handler of a profile form: field errors go to the form, every other failure to the notice. */
export function useProfileSubmit<Values>({ send, onDone, toFieldErrors = readFieldErrors }: ProfileSubmit<Values>): {
  notice: ProfileNotice;
  submit: (values: Values) => Promise<FieldError[]>;
} {
  const [notice, setNotice] = useState<ProfileNotice>(null);
  const submit = async (values: Values): Promise<FieldError[]> => {
    setNotice(null);
    const result = await send(values);
    if (result.ok) {
      onDone(values);
      return [];
    }
    const fieldErrors = toFieldErrors(result.error);
    if (fieldErrors.length === 0) setNotice({ problem: readProfileProblem(result.error) });
    return fieldErrors;
  };
  return { notice, submit };
}

export const readFieldErrors = ({ details }: ApiError): FieldError[] => parseServerErrors(details);
