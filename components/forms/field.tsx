import type { ReactNode } from 'react';
import styles from './field.module.css';
import { FieldMessage } from './field-message';

interface FieldProps {
  ids: { id: string; hint: string; message: string };
  label: ReactNode;
  /** The word that marks a field one may leave empty. */
  optional?: string | false;
  hint?: ReactNode;
  message: string | null;
  className?: string;
  children: ReactNode;
}

/** Label, hint, control and the place for a message, in that order. */
export function Field({ ids, label, optional, hint, message, className, children }: FieldProps) {
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={ids.id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> {optional}</span>}
      </label>
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldMessage id={ids.message} message={message} />
    </div>
  );
}
