import type { ReactNode } from 'react';
import styles from '@/components/forms/field.module.css';
import { NativeMessage } from './native-message';

interface PlainFieldProps {
  id: string;
  label: string;
  /** Marks the field as optional. */
  optional?: string;
  hint?: string;
  message: string | null;
  children: ReactNode;
}

/** A field of a native form: label, hint, control, message. */
export function NativeField({ id, label, optional, hint, message, children }: PlainFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <NativeMessage id={`${id}-message`} message={message} />
    </div>
  );
}
