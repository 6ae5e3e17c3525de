'use client';

import { FormNotice } from '@/components/forms/form-notice';
import { routes } from '@/backend/contract/paths';
import type { ProfileProblem } from '@/lib/customer/profile/save-profile';
import type { IslandProps } from './island-props';

interface ProblemNoticeProps extends IslandProps {
  /** A new object for each attempt, so that the notice receives the focus again. */
  news: { problem: ProfileProblem } | null;
}

export function ProblemNotice({ news, labels, formLabels }: ProblemNoticeProps) {
  if (!news) return null;
  const { problem } = news;
  return (
    <FormNotice tone="error" event={news}>
      <p>{problem === 'signedOut' ? labels.problems.signedOut : formLabels.problems[problem]}</p>
      {problem === 'signedOut' && <a href={routes.login}>{labels.signedOut.login}</a>}
    </FormNotice>
  );
}
