import { Icon } from '@/components/ui/icon';
import styles from './learn-list.module.css';

/** Learning goals as a checklist. */
export function LearnList({ items }: { items: string[] }) {
  if (items.length === 0) return null;
  return (
    <ul role="list" className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon name="check" className={styles.check} /> {item}
        </li>
      ))}
    </ul>
  );
}
