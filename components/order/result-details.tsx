import { Price } from '@/components/ui/price';
import type { Messages } from '@/lib/forms/message-types';
import styles from './payment.module.css';
import { type Locale } from '@/backend/contract/locales';
import { type Order } from '@/backend/contract/order';

interface ResultDetailsProps {
  order: Pick<Order, 'orderNr' | 'total' | 'currency'>;
  locale: Locale;
  labels: Pick<Messages['order'], 'number' | 'total'>;
}

/** Number and total of the order. */
export function ResultDetails({ order, locale, labels }: ResultDetailsProps) {
  return (
    <dl className={styles.details}>
      <div>
        <dt>{labels.number}</dt>
        <dd>{order.orderNr}</dd>
      </div>
      <div>
        <dt>{labels.total}</dt>
        <dd>
          <Price money={{ amount: order.total, currency: order.currency }} locale={locale} />
        </dd>
      </div>
    </dl>
  );
}
