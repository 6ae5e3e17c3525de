'use client';

import { PasswordField } from '@/components/forms/password-field';
import type { AuthLabels } from '@/lib/customer/account/auth-page-props';
import { fill } from '@/lib/forms/fill-template';
import { MIN_PASSWORD } from '@/backend/contract/limits';

export function NewPasswordFields({ labels, formLabels, label }: AuthLabels & { label?: string }) {
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
