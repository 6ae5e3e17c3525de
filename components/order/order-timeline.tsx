import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { orderSteps } from '@/lib/customer/orders/order-steps';
import { ExpectedDelivery } from './expected-delivery';
import styles from './order-timeline.module.css';
import { TrackingLink } from './tracking-link';
import { formatDate } from '@/backend/contract/dates';
import { type Locale } from '@/backend/contract/locales';
import { type FullOrder } from '@/backend/contract/order';

/** Progress of an order. */
export async function OrderTimeline({
  order,
  locale,
  date,
}: {
  order: FullOrder;
  locale: Locale;
  date: Intl.DateTimeFormat;
}) {
  const [t, track] = await Promise.all([
    getTranslations({ locale, namespace: 'order.page' }),
    getTranslations({ locale, namespace: 'profile.order' }),
  ]);
  const { carrier, trackingCode, trackingUrl } = order;
  return (
    <section aria-labelledby="progress-title" className={styles.timeline}>
      <h2 id="progress-title">{t('progress')}</h2>
      <ol role="list" className={styles.steps}>
        {orderSteps(order).map(({ name, done, at }) => (
          <li key={name} className={styles.step} data-done={done || undefined}>
            <span className={styles.mark}>{done && <Icon name="check" />}</span>
            <span className={styles.text}>
              <span>
                {t(`steps.${name}`)}
                <VisuallyHidden> ({done ? t('done') : t('pending')})</VisuallyHidden>
              </span>
              {at && (
                <time dateTime={at} className={styles.date}>
                  {formatDate(date, new Date(at))}
                </time>
              )}
            </span>
          </li>
        ))}
      </ol>
      <ExpectedDelivery order={order} locale={locale} />
      <div>
        {trackingUrl && (
          <TrackingLink url={trackingUrl} locale={locale}>
            {carrier ? track('track', { carrier }) : track('trackPlain')}
          </TrackingLink>
        )}
        {trackingCode && (
          <p className={styles.code}>
            {trackingUrl
              ? track('code', { code: trackingCode })
              : t('tracking', { carrier: carrier ?? '', code: trackingCode })}
          </p>
        )}
      </div>
    </section>
  );
}
