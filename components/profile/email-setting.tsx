'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '@/components/forms/form';
import { formOptions } from '@/components/forms/form-options';
import { FormNotice } from '@/components/forms/form-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { callApi } from '@/lib/core/api';
import { fill } from '@/lib/forms/fill-template';
import { createEmailSchema, type ProofKind } from '@/lib/customer/profile/profile-form-schemas';
import type { Profile } from '@/lib/customer/profile/types';
import { DialogButton } from './dialog-button';
import { SettingRow } from './setting-row';
import type { ProfileFormProps } from './profile-form-props';
import { ProblemNotice } from './problem-notice';
import { proofOf, ProofFields, readProofErrors } from './proof-fields';
import styles from './section.module.css';
import { useProfileSubmit } from './use-profile-submit';
import { useRefresh } from './use-refresh';
import type { EmailChangeBody } from '@/backend/contract/requests';

interface EmailSettingProps extends ProfileFormProps {
  user: Profile;
}

export function EmailSetting({ user, ...common }: EmailSettingProps) {
  const { email } = common.labels;
  const [, refresh] = useRefresh();
  return (
    <SettingRow
      title={email.title}
      action={
        <DialogButton
          label={common.labels.change}
          aria-label={email.change}
          title={email.change}
          closeLabel={common.labels.close}
        >
          {() => <EmailForm {...common} user={user} onRequested={refresh} />}
        </DialogButton>
      }
    >
      <p>{user.email}</p>
      {user.pendingEmail && <p className={styles.soft}>{fill(email.pending, { email: user.pendingEmail })}</p>}
    </SettingRow>
  );
}

interface EmailValues {
  email: string;
  password: string;
  code: string;
}

function EmailForm({ user, onRequested, ...common }: EmailSettingProps & { onRequested: () => void }) {
  const { labels, formLabels } = common;
  const [kind, setKind] = useState<ProofKind>(user.hasPassword ? 'password' : 'code');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<EmailValues, unknown, EmailValues>({
    ...formOptions,
    resolver: (values, context, options) => zodResolver(createEmailSchema(kind))(values, context, options),
    defaultValues: { email: '', password: '', code: '' },
  });

  const { notice, submit } = useProfileSubmit<EmailValues>({
    send: (values) =>
      callApi('/api/me/email', {
        method: 'POST',
        body: { email: values.email, ...proofOf(kind, values) } satisfies EmailChangeBody,
      }),
    onDone: ({ email }) => {
      setSentTo(email);
      onRequested();
    },
    toFieldErrors: readProofErrors(kind),
  });

  if (sentTo) {
    return (
      <FormNotice tone="success" title={labels.email.doneTitle} event={sentTo}>
        <p>{fill(labels.email.doneText, { email: sentTo })}</p>
      </FormNotice>
    );
  }
  return (
    <Form
      id="email"
      form={form}
      labels={formLabels}
      onSubmit={submit}
      footer={
        <>
          <ProblemNotice {...common} notice={notice} />
          <SubmitButton>{labels.email.submit}</SubmitButton>
        </>
      }
    >
      <p className={styles.soft}>{fill(labels.email.lead, { email: user.email })}</p>
      <TextField name="email" type="email" label={labels.email.new} autoComplete="email" />
      <ProofFields {...common} user={user} kind={kind} onKind={setKind} />
    </Form>
  );
}
