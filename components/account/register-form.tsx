'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Form, type Submission } from '@/components/forms/form';
import { formOptions } from '@/components/forms/form-options';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { readAuthProblem } from '@/lib/account/auth-problem';
import { registerSchema } from '@/lib/account/schemas';
import { callApi } from '@/lib/api';
import { captchaHeaders } from '@/lib/forms/captcha';
import type { AuthFormProps } from './auth-form-props';
import { type AuthNews, AuthNotice } from './auth-notice';
import { CheckInbox } from './check-inbox';
import { NewPasswordFields, passwordMessageValues } from './new-password-fields';

const EMPTY = { email: '', password: '', passwordConfirmation: '' };

export function RegisterForm({ labels, formLabels, captcha }: AuthFormProps) {
  const [news, setNews] = useState<AuthNews | null>(null);
  const [done, setDone] = useState(false);
  const form = useForm({ ...formOptions, resolver: zodResolver(registerSchema), defaultValues: EMPTY });

  const register = async ({ email, password }: typeof EMPTY, { captchaToken }: Submission) => {
    setNews(null);
    const answer = await callApi('/api/auth/register', {
      method: 'POST',
      headers: captchaHeaders(captchaToken),
      body: { username: email, email, password },
    });
    if (answer.ok) {
      setDone(true);
      return [];
    }
    const problem = readAuthProblem(answer.error);
    if (problem === 'taken') return [{ name: 'email', code: 'taken' }];
    setNews({ problem });
    return [];
  };

  if (done) return <CheckInbox title={labels.register.doneTitle} text={labels.register.doneText} />;
  return (
    <Form
      id="register"
      form={form}
      labels={formLabels}
      messageValues={passwordMessageValues}
      captcha={{ settings: captcha, action: 'register' }}
      onSubmit={register}
      footer={
        <>
          <AuthNotice news={news} labels={labels} formLabels={formLabels} />
          <SubmitButton size="l" wide>
            {labels.register.submit}
          </SubmitButton>
        </>
      }
    >
      <TextField name="email" type="email" label={formLabels.fields.email} autoComplete="username" />
      <NewPasswordFields labels={labels} formLabels={formLabels} />
    </Form>
  );
}
