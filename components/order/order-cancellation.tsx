import { getTranslations } from 'next-intl/server';
import { getLabels } from '@/lib/forms/get-labels';
import { CancelOrder } from './cancel-order';
import styles from './order.module.css';
import { type Locale } from '@/backend/contract/locales';
import { type FullOrder } from '@/backend/contract/order';

/** The way to cancel an order, as long as nothing is packed. */
export async function OrderCancellation({ order, locale }: { order: FullOrder; locale: Locale }) {
  const [t, labels, { problems }] = await Promise.all([
    getTranslations({ locale, namespace: 'order.cancel' }),
    getLabels(locale, 'order'),
    getLabels(locale, 'forms'),
  ]);
  const consequence = t(order.status === 'open' ? 'unpaid' : 'paid');
  return (
    <section aria-labelledby="cancel-title" className={styles.rights}>
      <h2 id="cancel-title">{t('title')}</h2>
      <p>{t('text')}</p>
      <CancelOrder slug={order.slug} consequence={consequence} labels={labels.cancel} problems={problems} />
    </section>
  );
}
