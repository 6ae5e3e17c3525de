'use client';

import { type ReactNode, useState } from 'react';
import { Field } from './field';
import styles from './field.module.css';
import { useField } from './use-field';

interface PasswordFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
  /** Offers to show what is typed. */
  revealable?: boolean;
}

export function PasswordField({ name, label, hint, autoComplete, revealable = true }: PasswordFieldProps) {
  const { ids, labels, message, register, aria } = useField(name, hint !== undefined);
  const [shown, setShown] = useState(false);
  return (
    <div>
      <Field ids={ids} label={label} hint={hint} message={message}>
        <input
          {...register(name)}
          {...aria}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          className={styles.control}
        />
      </Field>
      {revealable && (
        <label className={styles.tick}>
          <input type="checkbox" checked={shown} onChange={(event) => setShown(event.target.checked)} />
          <span>{labels.showPassword}</span>
        </label>
      )}
    </div>
  );
}
