'use client';

import { FormNotice } from '@/components/forms/form-notice';
import { routes } from '@/backend/contract/routes';
import type { ProfileFormProps } from './profile-form-props';
import type { ProfileNotice } from './use-profile-submit';

interface ProblemNoticeProps extends ProfileFormProps {
  notice: ProfileNotice;
}

export function ProblemNotice({ notice, labels, formLabels }: ProblemNoticeProps) {
  if (!notice) return null;
  const { problem, message } = notice;
  return (
    <FormNotice tone="error" event={notice}>
      <p>{message ?? (problem === 'signedOut' ? labels.problems.signedOut : formLabels.problems[problem])}</p>
      {problem === 'signedOut' && <a href={routes.login}>{labels.signedOut.login}</a>}
    </FormNotice>
  );
}
