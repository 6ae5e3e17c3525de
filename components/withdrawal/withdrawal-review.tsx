'use client';

import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { callApi } from '@/lib/core/api';
import type { FieldError } from '@/lib/forms/field-errors';
import { parseServerErrors } from '@/lib/forms/server-errors';
import {
  STEP_FIELD,
  toFormFields,
  TOKEN_FIELD,
  HONEYPOT_FIELD,
  WITHDRAWALS_ENDPOINT,
} from '@/lib/customer/withdrawals/withdrawal-form';
import type { WithdrawalReceipt } from '@/lib/customer/withdrawals/types';
import { HiddenFields } from './hidden-fields';
import { StatementDetails } from './statement-details';
import type { WithdrawalFlowProps, WithdrawalStart } from './withdrawal-props';
import { WithdrawalProblem } from './withdrawal-problem';
import { StepTitle } from './step-title';
import styles from './withdrawal.module.css';

interface WithdrawalReviewProps extends WithdrawalFlowProps {
  state: Extract<WithdrawalStart, { step: 'review' }>;
  entered: boolean;
  /** Idempotency key of a statement: equal for equal content, however often it is sent. */
  tokenOf: (fields: Record<string, string>) => string;
  onEdit: (fieldErrors: FieldError[]) => void;
  onDone: (receipt: WithdrawalReceipt) => void;
}

const receiptSchema = z.object({ data: z.object({ receiptNr: z.string(), moment: z.string() }) });

/** Step two: shows the whole statement with the submit button. */
export function WithdrawalReview({ state, entered, tokenOf, onEdit, onDone, ...props }: WithdrawalReviewProps) {
  const { page, order, labels, messages } = props;
  const { values } = state;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(state.problem ? { name: state.problem } : null);
  const fields = toFormFields(values, { page, order, token: state.token ?? '' });

  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    const token = state.token ?? tokenOf(fields);
    const result = await callApi(WITHDRAWALS_ENDPOINT, {
      method: 'POST',
      body: { data: { ...fields, [TOKEN_FIELD]: token } },
      schema: receiptSchema,
    });
    setBusy(false);
    if (result.ok) return onDone(result.data.data);
    const fieldErrors = parseServerErrors(result.error.details);
    if (fieldErrors.length > 0) return onEdit(fieldErrors);
    setProblem({ name: result.error.name });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value === 'edit') return onEdit([]);
    void confirm();
  };

  return (
    <section aria-labelledby="withdrawal-title" className={styles.step}>
      <StepTitle entered={entered}>{messages.review.title}</StepTitle>
      <p>{messages.review.lead}</p>
      <StatementDetails values={values} order={order} messages={messages} />
      {problem && <WithdrawalProblem key={problem.name} {...props} values={values} problem={problem.name} />}
      <form method="post" action={WITHDRAWALS_ENDPOINT} onSubmit={submit} className={styles.actions}>
        <HiddenFields fields={{ ...fields, ...(state.suspect ? { [HONEYPOT_FIELD]: '1' } : {}) }} />
        <Button type="submit" size="l" name={STEP_FIELD} value="confirm" busy={busy}>
          {messages.confirm}
        </Button>
        <Button type="submit" size="l" variant="secondary" name={STEP_FIELD} value="edit">
          {messages.review.edit}
        </Button>
      </form>
      <span role="status">{busy && <VisuallyHidden>{labels.busy}</VisuallyHidden>}</span>
    </section>
  );
}
