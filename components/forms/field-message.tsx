'use client';

import { Icon } from '@/components/ui/icon';
import styles from './field.module.css';
import { useFormRecord } from './use-field-state';

interface FieldMessageProps {
  id: string;
  message: string | null;
}

/** Always there, even when empty: a message that came and went would move the button one is about to press. */
export function FieldMessage({ id, message }: FieldMessageProps) {
  const { quiet } = useFormRecord();
  return (
    <p id={id} className={styles.message} aria-live={quiet ? 'off' : 'polite'}>
      {message && (
        <>
          <Icon name="warning" size="1.1em" />
          <span>{message}</span>
        </>
      )}
    </p>
  );
}
