'use client';

import { PasswordField } from '@/components/forms/password-field';
import type { AuthLabels } from '@/lib/customer/account/auth-page-props';
import { MIN_PASSWORD } from '@/lib/customer/account/account-form-schemas';
import { fill } from '@/lib/forms/fill-template';

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
