'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '@/components/forms/form';
import { formOptions } from '@/components/forms/form-options';
import { SubmitButton } from '@/components/forms/submit-button';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { readAuthProblem } from '@/lib/account/auth-problem';
import { resetSchema } from '@/lib/account/schemas';
import { callApi } from '@/lib/api';
import { useHydrated } from '@/lib/forms/use-hydrated';
import { routes } from '@/lib/paths';
import type { AuthFormProps } from './auth-form-props';
import { type AuthNews, AuthNotice } from './auth-notice';
import { enter } from './enter';
import { NewPasswordFields, passwordMessageValues } from './new-password-fields';

const EMPTY = { password: '', passwordConfirmation: '' };

/** The page behind the link in the mail. The code is read here, so the page itself is the same for everyone. */
export function ResetForm({
  labels,
  formLabels,
  profilePath,
}: Omit<AuthFormProps, 'captcha'> & { profilePath: string }) {
  const hydrated = useHydrated();
  const code = hydrated ? new URLSearchParams(window.location.search).get('code') : null;
  const [news, setNews] = useState<AuthNews | null>(null);
  const form = useForm({ ...formOptions, resolver: zodResolver(resetSchema), defaultValues: EMPTY });

  const save = async (values: typeof EMPTY) => {
    setNews(null);
    const answer = await callApi('/api/auth/reset-password', { method: 'POST', body: { code, ...values } });
    if (answer.ok) enter(profilePath);
    else setNews({ problem: readAuthProblem(answer.error) });
    return [];
  };
  const askAgain = (
    <ButtonLink href={routes.forgotPassword} variant="secondary" prefetch={false}>
      {labels.reset.again}
    </ButtonLink>
  );

  if (hydrated && !code) {
    return (
      <Notice tone="warning">
        <p>{labels.reset.invalid}</p>
        {askAgain}
      </Notice>
    );
  }
  return (
    <Form
      id="reset"
      form={form}
      labels={formLabels}
      messageValues={passwordMessageValues}
      onSubmit={save}
      footer={
        <>
          <AuthNotice news={news} labels={labels} formLabels={formLabels}>
            {news?.problem === 'badLink' && askAgain}
          </AuthNotice>
          <SubmitButton size="l" wide>
            {labels.reset.submit}
          </SubmitButton>
        </>
      }
    >
      <NewPasswordFields labels={labels} formLabels={formLabels} />
    </Form>
  );
}
