import { Price } from '@/components/ui/price';
import type { Messages } from '@/lib/forms/message-types';
import type { Order } from '@/lib/customer/orders/types';
import styles from './payment.module.css';
import { type Locale } from '@/backend/contract/locales';

interface ResultFactsProps {
  order: Pick<Order, 'orderNr' | 'total' | 'currency'>;
  locale: Locale;
  labels: Pick<Messages['order'], 'number' | 'total'>;
}

/** Which order this is about. */
export function ResultFacts({ order, locale, labels }: ResultFactsProps) {
  return (
    <dl className={styles.facts}>
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
