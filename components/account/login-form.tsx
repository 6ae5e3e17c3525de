'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { PasswordField } from '@/components/forms/password-field';
import { TextField } from '@/components/forms/text-field';
import type { AuthLabels } from '@/lib/customer/account/auth-page-props';
import { loginSchema } from '@/lib/customer/account/account-form-schemas';
import { callApi } from '@/lib/core/api';
import { AuthForm } from './auth-form';
import { ResendConfirmation } from './resend-confirmation';
import type { SignInBody } from '@/backend/contract/requests';

const resolver = zodResolver(loginSchema);

interface LoginFormProps extends AuthLabels {
  email?: string;
  onSignedIn: () => void;
}

export function LoginForm({ email = '', onSignedIn, ...common }: LoginFormProps) {
  const { fields } = common.formLabels;
  return (
    <AuthForm
      {...common}
      id="login"
      resolver={resolver}
      initial={{ email, password: '' }}
      send={(values) =>
        callApi('/api/auth/login', {
          method: 'POST',
          body: { identifier: values.email, password: values.password } satisfies SignInBody,
        })
      }
      onDone={onSignedIn}
      submitLabel={common.labels.login.submit}
      renderHelp={(problem, values) =>
        problem === 'unconfirmed' && <ResendConfirmation email={values.email} labels={common.labels.login} />
      }
    >
      <TextField name="email" type="email" label={fields.email} autoComplete="username webauthn" />
      <PasswordField name="password" label={fields.password} autoComplete="current-password" />
    </AuthForm>
  );
}
