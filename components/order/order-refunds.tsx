import { getTranslations } from 'next-intl/server';
import { Price } from '@/components/ui/price';
import styles from './order-refunds.module.css';
import { formatDate } from '@/backend/contract/dates';
import { type Locale } from '@/backend/contract/locales';
import { type FullOrder, type OrderRefund } from '@/backend/contract/order';

interface OrderRefundsProps {
  order: FullOrder;
  locale: Locale;
  date: Intl.DateTimeFormat;
}

/** Refunds, completed or pending. */
export async function OrderRefunds({ order: { refunds, currency }, locale, date }: OrderRefundsProps) {
  const t = await getTranslations({ locale, namespace: 'order.page.refunds' });
  const describeParts = ({ lines, shipping }: OrderRefund): string[] => [
    ...lines.filter(({ quantity }) => quantity > 0).map(({ title, quantity }) => t('pieces', { quantity, title })),
    ...(shipping > 0 ? [t('shipping')] : []),
  ];
  return (
    <section aria-labelledby="refunds-title" className={styles.refunds}>
      <h2 id="refunds-title">{t('title')}</h2>
      <ul role="list" className={styles.list}>
        {refunds.map((refund, index) => (
          <li key={`${refund.at} ${index}`} className={styles.refund}>
            <div className={styles.text}>
              <p className={styles.state}>{t(`states.${refund.state}`)}</p>
              <p className={styles.soft}>
                {refund.at && <time dateTime={refund.at}>{formatDate(date, new Date(refund.at))}</time>}
                {describeParts(refund).map((part) => (
                  <span key={part}> · {part}</span>
                ))}
              </p>
            </div>
            <Price money={{ amount: refund.amount, currency }} locale={locale} className={styles.amount} />
          </li>
        ))}
      </ul>
      {refunds.some(({ state }) => state !== 'refunded') && <p className={styles.soft}>{t('when')}</p>}
    </section>
  );
}
