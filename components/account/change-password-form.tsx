'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { PasswordField } from '@/components/forms/password-field';
import type { AuthLabels } from '@/lib/customer/account/auth-page-props';
import { changePasswordSchema } from '@/lib/customer/account/account-form-schemas';
import { callApi } from '@/lib/core/api';
import { AuthForm } from './auth-form';
import styles from './auth-layout.module.css';
import { NewPasswordFields } from './new-password-fields';
import type { ChangePasswordBody } from '@/backend/contract/requests';

const resolver = zodResolver(changePasswordSchema);
const WRONG = { wrong: { name: 'currentPassword', code: 'wrongPassword' } };

/** For accounts with a password. The session continues under a new token; all others end. */
export function ChangePasswordForm({ onDone, ...common }: AuthLabels & { onDone: () => void }) {
  const { change } = common.labels;
  return (
    <AuthForm
      {...common}
      id="change-password"
      resolver={resolver}
      initial={{ currentPassword: '', password: '', passwordConfirmation: '' }}
      send={(body: ChangePasswordBody) => callApi('/api/auth/change-password', { method: 'POST', body })}
      onDone={onDone}
      submitLabel={change.submit}
      fieldProblems={WRONG}
    >
      <PasswordField name="currentPassword" label={change.current} autoComplete="current-password" />
      <NewPasswordFields {...common} label={change.new} />
      <p className={styles.soft}>{change.others}</p>
    </AuthForm>
  );
}
