'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '@/components/forms/form';
import { formOptions } from '@/components/forms/form-options';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { inviteAdult } from '@/lib/academy/adults/adult-requests';
import type { ApiError } from '@/lib/core/api';
import { forgotSchema } from '@/lib/customer/account/account-form-schemas';
import type { FieldError } from '@/lib/forms/field-errors';
import { fill } from '@/lib/forms/fill-template';
import { INVITATION_DAYS, type InviteBody, MAX_ADULTS } from '@/backend/contract/adults';
import type { AdultsProps } from './adult-props';
import { ProblemNotice } from './problem-notice';
import { readFieldErrors, useProfileSubmit } from './use-profile-submit';

interface InviteFormProps extends AdultsProps {
  onSent: (email: string) => void;
}

const toFieldErrors = (error: ApiError): FieldError[] =>
  error.name === 'TooManyEntries' ? [{ name: 'email', code: 'full' }] : readFieldErrors(error);

/** The address of an adult to invite to the children. */
export function InviteForm({ text, labels, formLabels, onSent }: InviteFormProps) {
  const fieldMessages = useMemo(
    () => ({ email: { ...text.errors, full: fill(text.full, { max: MAX_ADULTS }) } }),
    [text],
  );
  const form = useForm<InviteBody, unknown, InviteBody>({
    ...formOptions,
    resolver: zodResolver(forgotSchema),
    defaultValues: { email: '' },
  });
  const { notice, submit } = useProfileSubmit<InviteBody>({
    send: inviteAdult,
    onDone: ({ email }) => onSent(email),
    toFieldErrors,
  });
  return (
    <Form
      id="invite"
      form={form}
      labels={formLabels}
      fieldMessages={fieldMessages}
      onSubmit={submit}
      footer={
        <>
          <ProblemNotice labels={labels} formLabels={formLabels} notice={notice} />
          <SubmitButton>{text.submit}</SubmitButton>
        </>
      }
    >
      <TextField
        name="email"
        type="email"
        label={text.email}
        hint={fill(text.emailHint, { days: INVITATION_DAYS })}
        autoComplete="off"
      />
    </Form>
  );
}
