'use client';

import type { ReactNode } from 'react';
import { FormNotice } from '@/components/forms/form-notice';
import type { AuthProblem } from '@/lib/customer/account/auth-problem';
import type { AuthLabels } from '@/lib/customer/account/auth-page-props';
import { fill } from '@/lib/forms/fill-template';

export interface AuthNews {
  problem: AuthProblem;
  /** Minutes until a retry makes sense, if known. */
  wait: number | null;
}

/** Error message of an authentication form. */
export function AuthNotice({
  news,
  labels,
  formLabels,
  children,
}: AuthLabels & { news: AuthNews | null; children?: ReactNode }) {
  if (!news) return null;
  const words: Record<AuthProblem, string> = {
    ...formLabels.problems,
    wrong: labels.login.wrong,
    unconfirmed: labels.login.unconfirmed,
    badCode: labels.reset.invalid,
    signedOut: labels.signedOut,
    ...(news.wait !== null && { tooMany: fill(labels.wait, { minutes: news.wait }) }),
  };
  return (
    <FormNotice tone="error" event={news}>
      <p>{words[news.problem]}</p>
      {children}
    </FormNotice>
  );
}
