'use client';

import { FormNotice } from '@/components/forms/form-notice';
import { fill } from '@/lib/forms/fill-template';
import { mailtoStatement } from '@/lib/customer/withdrawals/describe-withdrawal';
import type { WithdrawalValues } from '@/lib/customer/withdrawals/types';
import { listFacts } from './statement-facts';
import type { WithdrawalFlowProps } from './withdrawal-props';

interface WithdrawalProblemProps extends Pick<WithdrawalFlowProps, 'order' | 'words' | 'contact' | 'problems'> {
  values: WithdrawalValues;
  problem: string;
}

/** Why the statement could not be sent, with a fallback that always works: a prefilled mail. */
export function WithdrawalProblem({ values, problem, order, words, contact, problems }: WithdrawalProblemProps) {
  const { title, mail, subject, statement } = words.problem;
  const [before = '', after = ''] = mail.split('{email}');
  const href = mailtoStatement(contact, listFacts({ values, order, words }), {
    subject: fill(subject, { orderNr: values.orderNr }),
    statement,
  });
  return (
    <FormNotice tone="error" title={title} event={problem}>
      <p>{problems[problem] ?? problems.UnknownError}</p>
      {contact && (
        <p>
          {before}
          <a href={href}>{contact}</a>
          {after}
        </p>
      )}
    </FormNotice>
  );
}
