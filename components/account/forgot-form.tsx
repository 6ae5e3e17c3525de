'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Form, type Submission } from '@/components/forms/form';
import { formOptions } from '@/components/forms/form-options';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { readAuthProblem } from '@/lib/account/auth-problem';
import { forgotSchema } from '@/lib/account/schemas';
import { callApi } from '@/lib/api';
import { captchaHeaders } from '@/lib/forms/captcha';
import type { AuthFormProps } from './auth-form-props';
import { type AuthNews, AuthNotice } from './auth-notice';
import { CheckInbox } from './check-inbox';

export function ForgotForm({ labels, formLabels, captcha }: AuthFormProps) {
  const [news, setNews] = useState<AuthNews | null>(null);
  const [done, setDone] = useState(false);
  const form = useForm({ ...formOptions, resolver: zodResolver(forgotSchema), defaultValues: { email: '' } });

  const ask = async ({ email }: { email: string }, { captchaToken }: Submission) => {
    setNews(null);
    const answer = await callApi('/api/auth/forgot-password', {
      method: 'POST',
      headers: captchaHeaders(captchaToken),
      body: { email },
    });
    if (answer.ok) setDone(true);
    else setNews({ problem: readAuthProblem(answer.error) });
    return [];
  };

  if (done) return <CheckInbox title={labels.forgot.doneTitle} text={labels.forgot.doneText} />;
  return (
    <Form
      id="forgot"
      form={form}
      labels={formLabels}
      captcha={{ settings: captcha, action: 'forgot_password' }}
      onSubmit={ask}
      footer={
        <>
          <AuthNotice news={news} labels={labels} formLabels={formLabels} />
          <SubmitButton size="l" wide>
            {labels.forgot.submit}
          </SubmitButton>
        </>
      }
    >
      <TextField name="email" type="email" label={formLabels.fields.email} autoComplete="email" />
    </Form>
  );
}
