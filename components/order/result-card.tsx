import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import type { Messages } from '@/lib/forms/message-types';
import styles from './payment.module.css';
import { ResultDetails } from './result-details';
import { type Locale } from '@/backend/contract/locales';
import { type PublicOrder } from '@/backend/contract/order';

interface ResultCardProps {
  picture: 'success' | 'waiting' | 'error';
  title: string;
  order: Pick<PublicOrder, 'orderNr' | 'total' | 'currency'>;
  locale: Locale;
  labels: Pick<Messages['order'], 'number' | 'total'>;
  children: ReactNode;
}

/** One outcome: picture, message, order details and next steps. */
export function ResultCard({ picture, title, order, locale, labels, children }: ResultCardProps) {
  return (
    <Container width="text" className={styles.result} as="section">
      <img src={`/images/payment-${picture}.svg`} alt="" width={240} height={180} className={styles.picture} />
      <h1 className={styles.title}>{title}</h1>
      <ResultDetails order={order} locale={locale} labels={labels} />
      {children}
    </Container>
  );
}
