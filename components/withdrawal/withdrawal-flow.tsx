'use client';

import { useState } from 'react';
import { createSubmissionKey } from '@/lib/forms/composed/request-body';
import { clearFormDraft } from '@/lib/forms/form-draft';
import { WithdrawalForm } from './withdrawal-form';
import { WITHDRAWAL_FORM, type WithdrawalFlowProps } from './withdrawal-props';
import { WithdrawalReceipt } from './withdrawal-receipt';
import { WithdrawalReview } from './withdrawal-review';

/** Form, review and receipt in one place. */
export function WithdrawalFlow(props: WithdrawalFlowProps) {
  const [state, enter] = useState(props.start);
  const [tokenOf] = useState(createSubmissionKey);
  const entered = state !== props.start;
  const { values } = state;
  switch (state.step) {
    case 'form':
      return (
        <WithdrawalForm
          {...props}
          state={state}
          entered={entered}
          onReview={(next) => enter({ step: 'review', values: next })}
        />
      );
    case 'review':
      return (
        <WithdrawalReview
          {...props}
          state={state}
          entered={entered}
          tokenOf={tokenOf}
          onEdit={(errors) => enter({ step: 'form', values, errors })}
          onDone={(receipt) => {
            clearFormDraft(WITHDRAWAL_FORM);
            enter({ step: 'done', values, receipt });
          }}
        />
      );
    case 'done':
      return <WithdrawalReceipt {...props} state={state} entered={entered} />;
  }
}
