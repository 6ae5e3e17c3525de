'use client';

import type { ReactNode } from 'react';
import { FormNotice } from '@/components/forms/form-notice';
import type { AuthProblem } from '@/lib/account/auth-problem';
import type { FormLabels, Messages } from '@/lib/forms/labels';

export interface AuthNews {
  problem: AuthProblem;
}

interface AuthNoticeProps {
  news: AuthNews | null;
  labels: Messages['account'];
  formLabels: FormLabels;
  children?: ReactNode;
}

/** What went wrong around signing in, in words. */
export function AuthNotice({ news, labels, formLabels, children }: AuthNoticeProps) {
  if (!news) return null;
  const words: Record<AuthProblem, string> = {
    ...formLabels.problems,
    wrong: labels.login.wrong,
    unconfirmed: labels.login.unconfirmed,
    taken: formLabels.errors.taken,
    badLink: labels.reset.invalid,
  };
  return (
    <FormNotice tone="error" event={news}>
      <p>{words[news.problem]}</p>
      {children}
    </FormNotice>
  );
}
