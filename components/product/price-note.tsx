import { Badge } from '@/components/ui/badge';
import styles from './price-note.module.css';

/** A reduction in words of one language, made on the server. */
export interface PriceNoteWords {
  percent: string;
  /** What the amount is. */
  label: string;
  amount: string;
  /** When the offer ends; null where that is not said. */
  until: string | null;
}

/** Beside every reduced price: the lowest one of the 30 days before, which the percentage is counted from (Directive 98/6/EC art. 6a). */
export function PriceNote({ words, id }: { words: PriceNoteWords; id?: string }) {
  return (
    <p id={id} className={styles.note}>
      <Badge tone="warning" className={styles.percent}>
        {words.percent}
      </Badge>
      <span>
        {words.label} <s className={styles.before}>{words.amount}</s>
      </span>
      {words.until && <span className={styles.until}>{words.until}</span>}
    </p>
  );
}
