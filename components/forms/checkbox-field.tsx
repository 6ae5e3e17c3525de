'use client';

import type { ReactNode } from 'react';
import styles from './field.module.css';
import { FieldMessage } from './field-message';
import { useField } from './use-field';

interface CheckboxFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Must be ticked; others keep no room for a message. */
  required?: boolean;
}

/** Says what is wrong when it changes: passing by it with the keyboard is no mistake. */
export function CheckboxField({ name, label, hint, required = false }: CheckboxFieldProps) {
  const { ids, message, register, trigger, aria } = useField(name, hint !== undefined);
  const { onBlur: _, ...registered } = register(name, { onChange: () => void trigger(name) });
  return (
    <div className={styles.checkbox}>
      <label className={styles.tick}>
        <input {...registered} {...aria} type="checkbox" aria-required={required || undefined} />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      {required && <FieldMessage id={ids.message} message={message} />}
    </div>
  );
}
