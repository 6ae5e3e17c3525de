'use client';

import { FormNotice } from '@/components/forms/form-notice';
import { fill } from '@/lib/forms/fill-template';
import { mailtoStatement } from '@/lib/customer/withdrawals/describe-withdrawal';
import type { WithdrawalValues } from '@/lib/customer/withdrawals/types';
import { listStatementRows } from './statement-details';
import type { WithdrawalFlowProps } from './withdrawal-props';

interface WithdrawalProblemProps extends Pick<WithdrawalFlowProps, 'order' | 'messages' | 'contact' | 'problems'> {
  values: WithdrawalValues;
  problem: string;
}

/** Why the statement could not be sent, with a fallback that always works: a prefilled mail. */
export function WithdrawalProblem({ values, problem, order, messages, contact, problems }: WithdrawalProblemProps) {
  const { title, mail, subject, statement } = messages.problem;
  const [before = '', after = ''] = mail.split('{email}');
  const href = mailtoStatement(contact, listStatementRows({ values, order, messages }), {
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
