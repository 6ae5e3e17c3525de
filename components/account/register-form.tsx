'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { TextField } from '@/components/forms/text-field';
import type { AuthPageProps } from '@/lib/customer/account/auth-page-props';
import { registerSchema } from '@/lib/customer/account/account-form-schemas';
import { callApi } from '@/lib/core/api';
import { captchaHeaders } from '@/lib/forms/captcha';
import { AuthForm } from './auth-form';
import { CheckInboxNotice } from './check-inbox-notice';
import { NewPasswordFields } from './new-password-fields';
import { ResendConfirmation } from './resend-confirmation';
import type { SignUpBody } from '@/backend/contract/requests';

const resolver = zodResolver(registerSchema);

/** Does not sign in: the e-mail must be confirmed first. Existing accounts get a different mail but the same response. */
export function RegisterForm({ captcha, ...common }: Pick<AuthPageProps, 'labels' | 'formLabels' | 'captcha'>) {
  const { register, login } = common.labels;
  const [sentTo, setSentTo] = useState<string | null>(null);

  if (sentTo !== null) {
    return (
      <>
        <CheckInboxNotice title={register.doneTitle} text={register.doneText} />
        <ResendConfirmation email={sentTo} labels={login} />
      </>
    );
  }
  return (
    <AuthForm
      {...common}
      id="register"
      resolver={resolver}
      initial={{ email: '', password: '', passwordConfirmation: '' }}
      captcha={{ settings: captcha, action: 'register' }}
      send={({ email, password }, { captchaToken }) =>
        callApi('/api/auth/register', {
          method: 'POST',
          headers: captchaHeaders(captchaToken),
          body: { username: email, email, password } satisfies SignUpBody,
        })
      }
      onDone={({ email }) => setSentTo(email)}
      submitLabel={register.submit}
    >
      <TextField name="email" type="email" label={common.formLabels.fields.email} autoComplete="username" />
      <NewPasswordFields {...common} />
    </AuthForm>
  );
}
