'use client';

import { Icon } from '@/components/ui/icon';
import styles from './field.module.css';
import { useFormRecord } from './use-field-state';

interface FieldMessageProps {
  id: string;
  message: string | null;
}

/** Always rendered, even when empty: a message that appeared would move the button about to be pressed. */
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
