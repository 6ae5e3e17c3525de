'use client';

import type { ReactNode } from 'react';
import { FormNotice } from '@/components/forms/form-notice';
import type { AuthProblem } from '@/lib/customer/account/auth-problem';
import type { AuthLabels } from '@/lib/customer/account/auth-page-props';
import { fill } from '@/lib/forms/fill-template';

export interface AuthFailure {
  problem: AuthProblem;
  /** Minutes until a retry makes sense, if known. */
  wait: number | null;
}

/** Error message of an authentication form. */
export function AuthNotice({
  failure,
  labels,
  formLabels,
  children,
}: AuthLabels & { failure: AuthFailure | null; children?: ReactNode }) {
  if (!failure) return null;
  const messages: Record<AuthProblem, string> = {
    ...formLabels.problems,
    wrong: labels.login.wrong,
    unconfirmed: labels.login.unconfirmed,
    badCode: labels.reset.invalid,
    passkeyRefused: labels.passkey.refused,
    passkeyCanceled: labels.passkey.canceled,
    signedOut: labels.signedOut,
    ...(failure.wait !== null && { tooMany: fill(labels.wait, { minutes: failure.wait }) }),
  };
  return (
    <FormNotice tone="error" event={failure}>
      <p>{messages[failure.problem]}</p>
      {children}
    </FormNotice>
  );
}
