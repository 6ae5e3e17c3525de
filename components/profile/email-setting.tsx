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
import { parseServerErrors } from '@/lib/forms/server-errors';
import { type ProfileProblem, readProfileProblem } from '@/lib/customer/profile/save-profile';
import { createEmailSchema, type ProofKind } from '@/lib/customer/profile/profile-form-schemas';
import type { Profile } from '@/lib/customer/profile/types';
import { DialogButton } from './dialog-button';
import { SettingRow } from './setting-row';
import type { IslandProps } from './island-props';
import { ProblemNotice } from './problem-notice';
import { proofOf, ProofFields, wrongProof } from './proof-fields';
import styles from './section.module.css';
import { useRefresh } from './use-refresh';

interface EmailFactProps extends IslandProps {
  user: Profile;
}

export function EmailSetting({ user, ...words }: EmailFactProps) {
  const { email } = words.labels;
  const [, refresh] = useRefresh();
  return (
    <SettingRow
      title={email.title}
      action={
        <DialogButton
          label={words.labels.change}
          aria-label={email.change}
          title={email.change}
          closeLabel={words.labels.close}
        >
          {() => <EmailForm {...words} user={user} onAsked={refresh} />}
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

function EmailForm({ user, onAsked, ...words }: EmailFactProps & { onAsked: () => void }) {
  const { labels, formLabels } = words;
  const [kind, setKind] = useState<ProofKind>(user.hasPassword ? 'password' : 'code');
  const [news, setNews] = useState<{ problem: ProfileProblem } | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<EmailValues, unknown, EmailValues>({
    ...formOptions,
    resolver: (values, context, options) => zodResolver(createEmailSchema(kind))(values, context, options),
    defaultValues: { email: '', password: '', code: '' },
  });

  const ask = async (values: EmailValues) => {
    setNews(null);
    const body = { email: values.email, ...proofOf(kind, values) };
    const answer = await callApi('/api/me/email', { method: 'POST', body });
    if (answer.ok) {
      setSentTo(values.email);
      onAsked();
      return [];
    }
    if (answer.error.name === 'Reauthenticate') return [wrongProof(kind)];
    const fieldErrors = parseServerErrors(answer.error.details);
    if (fieldErrors.length === 0) setNews({ problem: readProfileProblem(answer.error) });
    return fieldErrors;
  };

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
      onSubmit={ask}
      footer={
        <>
          <ProblemNotice {...words} news={news} />
          <SubmitButton>{labels.email.submit}</SubmitButton>
        </>
      }
    >
      <p className={styles.soft}>{fill(labels.email.lead, { email: user.email })}</p>
      <TextField name="email" type="email" label={labels.email.new} autoComplete="email" />
      <ProofFields {...words} user={user} kind={kind} onKind={setKind} />
    </Form>
  );
}
