'use client';

import { PasswordField } from '@/components/forms/password-field';
import { MIN_PASSWORD } from '@/lib/account/schemas';
import { fill } from '@/lib/forms/fill';
import type { AuthFormProps } from './auth-form-props';

export const passwordMessageValues = { password: { min: MIN_PASSWORD } };

export function NewPasswordFields({ labels, formLabels }: Pick<AuthFormProps, 'labels' | 'formLabels'>) {
  const { fields } = formLabels;
  return (
    <>
      <PasswordField
        name="password"
        label={fields.password}
        hint={fill(labels.register.passwordHint, { min: MIN_PASSWORD })}
        autoComplete="new-password"
      />
      <PasswordField
        name="passwordConfirmation"
        label={fields.passwordConfirmation}
        autoComplete="new-password"
        revealable={false}
      />
    </>
  );
}
