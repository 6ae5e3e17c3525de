import { Icon } from '@/components/ui/icon';
import styles from './field.module.css';

/** Always there, even when empty: a message that came and went would move the button one is about to press. */
export function FieldMessage({ id, message }: { id: string; message: string | null }) {
  return (
    <p id={id} className={styles.message}>
      {message && (
        <>
          <Icon name="warning" size="1.1em" />
          <span>{message}</span>
        </>
      )}
    </p>
  );
}
