'use client';

import { PasswordField } from '@/components/forms/password-field';
import type { AuthWords } from '@/lib/customer/account/auth-screen';
import { MIN_PASSWORD } from '@/lib/customer/account/schemas';
import { fill } from '@/lib/forms/fill';

export function NewPasswordFields({ labels, formLabels, label }: AuthWords & { label?: string }) {
  const { fields } = formLabels;
  return (
    <>
      <PasswordField
        name="password"
        label={label ?? fields.password}
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
