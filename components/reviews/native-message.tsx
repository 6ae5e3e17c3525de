import styles from '@/components/forms/field.module.css';
import { Icon } from '@/components/ui/icon';

/** What the server said about a field of a native form. Always rendered, because the control names it. */
export function NativeMessage({ id, message }: { id: string; message: string | null }) {
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
