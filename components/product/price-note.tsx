import { Badge } from '@/components/ui/badge';
import styles from './price-note.module.css';

/** A reduction as text in one language, formatted on the server. */
export interface PriceNoteTexts {
  percent: string;
  /** Description of the amount. */
  label: string;
  amount: string;
  /** End of the offer; null if not shown. */
  until: string | null;
}

/** Beside every reduced price: the lowest price of the previous 30 days, which the percentage refers to (Directive 98/6/EC art. 6a). */
export function PriceNote({ texts, id }: { texts: PriceNoteTexts; id?: string }) {
  return (
    <p id={id} className={styles.note}>
      <Badge tone="warning" className={styles.percent}>
        {texts.percent}
      </Badge>
      <span>
        {texts.label} <s className={styles.before}>{texts.amount}</s>
      </span>
      {texts.until && <span className={styles.until}>{texts.until}</span>}
    </p>
  );
}
