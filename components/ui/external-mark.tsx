import { Icon } from './icon';
import styles from './external-mark.module.css';

/** After the text of a link to another site. */
export function ExternalMark({ note }: { note: string }) {
  return <Icon name="external" size="0.85em" label={` (${note})`} className={styles.mark} />;
}
