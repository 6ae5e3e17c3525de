'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '@/components/forms/form';
import { formOptions } from '@/components/forms/form-options';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { TextareaField } from '@/components/forms/textarea-field';
import {
  hiddenFields,
  STEP_FIELD,
  HONEYPOT_FIELD,
  WITHDRAWALS_ENDPOINT,
} from '@/lib/customer/withdrawals/withdrawal-form';
import { createWithdrawalSchema, lineField } from '@/lib/customer/withdrawals/withdrawal-schema';
import type { WithdrawalValues } from '@/lib/customer/withdrawals/types';
import { HiddenFields } from './hidden-fields';
import { WITHDRAWAL_FORM, type WithdrawalFlowProps, type WithdrawalStart } from './withdrawal-props';
import { WithdrawalProblem } from './withdrawal-problem';
import { StepTitle } from './step-title';
import styles from './withdrawal.module.css';

interface WithdrawalFormProps extends WithdrawalFlowProps {
  state: Extract<WithdrawalStart, { step: 'form' }>;
  entered: boolean;
  onReview: (values: WithdrawalValues) => void;
}

/** Step one: who withdraws from what, and where to send the receipt. The law forbids asking for more. */
export function WithdrawalForm({ state, entered, onReview, ...props }: WithdrawalFormProps) {
  const { page, order, savesDraft, labels, fieldMessages, messages, trap, pieces } = props;
  const { form: w } = messages;
  const resolver = useMemo(() => zodResolver(createWithdrawalSchema(order)), [order]);
  const form = useForm({ ...formOptions, resolver, defaultValues: state.values });
  const toReview = async (values: WithdrawalValues) => {
    onReview(values);
    return [];
  };
  return (
    <section aria-labelledby="withdrawal-title" className={styles.step}>
      <StepTitle entered={entered}>{w.title}</StepTitle>
      <Form
        id={WITHDRAWAL_FORM}
        form={form}
        labels={labels}
        fieldMessages={fieldMessages}
        initialErrors={state.errors}
        action={WITHDRAWALS_ENDPOINT}
        draft={savesDraft ? WITHDRAWAL_FORM : undefined}
        onSubmit={toReview}
        footer={
          <>
            {state.problem && <WithdrawalProblem {...props} values={state.values} problem={state.problem} />}
            <SubmitButton size="l">{w.next}</SubmitButton>
          </>
        }
      >
        <TextField name="name" label={w.name} autoComplete="name" />
        {order ? (
          <p className={styles.row}>
            <span>{w.orderNr}</span>
            <strong>{order.orderNr}</strong>
          </p>
        ) : (
          <TextField
            name="orderNr"
            label={w.orderNr}
            hint={w.orderNrHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
        <TextField name="email" type="email" label={w.email} hint={w.emailHint} autoComplete="email" />
        {order ? (
          <fieldset className={styles.lines}>
            <legend>{w.lines}</legend>
            <p className={styles.hint}>{w.linesHint}</p>
            {order.lines.map(({ variantId, title }) => (
              <SelectField
                key={variantId}
                name={lineField(variantId)}
                label={title}
                options={(pieces[variantId] ?? []).map((label, count) => ({ value: String(count), label }))}
              />
            ))}
          </fieldset>
        ) : (
          <TextareaField name="text" label={w.text} hint={w.textHint} optional rows={3} />
        )}
        <HiddenFields fields={{ ...hiddenFields(page, order), [STEP_FIELD]: 'review' }} />
        <div className={styles.trap} aria-hidden="true">
          <label>
            {trap}
            <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
          </label>
        </div>
      </Form>
    </section>
  );
}
