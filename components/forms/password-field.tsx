'use client';

import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { Field } from './field';
import styles from './field.module.css';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
  /** Includes a button to show the password. */
  revealable?: boolean;
}

export function PasswordField({
  name,
  label,
  hint,
  optional = false,
  visibility,
  autoComplete,
  revealable = true,
  className,
}: PasswordFieldProps) {
  const field = useField(name, { hasHint: Boolean(hint), visibility });
  const { isSubmitting } = useFormState();
  const [wanted, setWanted] = useState(false);
  // Browsers store the values of plain text fields as suggestions.
  const shown = wanted && !isSubmitting;
  const { showPassword, hidePassword, show, hide } = field.labels;
  return (
    <Field field={field} label={label} hint={hint} optional={optional} className={className}>
      <span className={styles.password}>
        <input
          {...field.register(name)}
          {...field.aria}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required={!optional}
          data-secret=""
          className={styles.control}
        />
        {revealable && (
          <button
            type="button"
            hidden={!field.kit.ready}
            aria-label={shown ? hidePassword : showPassword}
            aria-controls={field.ids.id}
            className={styles.reveal}
            onClick={() => setWanted(!wanted)}
          >
            {shown ? hide : show}
          </button>
        )}
      </span>
    </Field>
  );
}
