'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '@/components/forms/form';
import { formOptions } from '@/components/forms/form-options';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { readAuthProblem } from '@/lib/account/auth-problem';
import { loginSchema } from '@/lib/account/schemas';
import { callApi } from '@/lib/api';
import type { AuthFormProps } from './auth-form-props';
import { type AuthNews, AuthNotice } from './auth-notice';
import { enter } from './enter';
import { ResendConfirmation } from './resend-confirmation';

export function LoginForm({
  labels,
  formLabels,
  profilePath,
}: Omit<AuthFormProps, 'captcha'> & { profilePath: string }) {
  const [news, setNews] = useState<AuthNews | null>(null);
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });

  const login = async ({ email, password }: { email: string; password: string }) => {
    setNews(null);
    const answer = await callApi('/api/auth/login', { method: 'POST', body: { identifier: email, password } });
    if (answer.ok) enter(profilePath);
    else setNews({ problem: readAuthProblem(answer.error) });
    return [];
  };

  return (
    <Form
      id="login"
      form={form}
      labels={formLabels}
      onSubmit={login}
      footer={
        <>
          <AuthNotice news={news} labels={labels} formLabels={formLabels}>
            {news?.problem === 'unconfirmed' && (
              <ResendConfirmation email={form.getValues('email')} labels={labels.login} />
            )}
          </AuthNotice>
          <SubmitButton size="l" wide>
            {labels.login.submit}
          </SubmitButton>
        </>
      }
    >
      <TextField name="email" type="email" label={formLabels.fields.email} autoComplete="username" />
      <PasswordField name="password" label={formLabels.fields.password} autoComplete="current-password" />
    </Form>
  );
}
