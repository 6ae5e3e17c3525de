import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { DocumentLinks } from '@/components/order/document-links';
import { PayNow } from '@/components/order/pay-now';
import { FULFILMENT_TONES, STATUS_TONES } from '@/components/order/status-tone';
import { TrackingLink } from '@/components/order/tracking-link';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { getLabels } from '@/lib/forms/get-labels';
import { showsDelivery } from '@/lib/customer/orders/payment-outcome';
import { orderPath } from '@/backend/contract/paths';
import type { OrderRow } from '@/lib/customer/profile/types';
import styles from './orders.module.css';
import { formatDate } from '@/backend/contract/dates';
import { type Locale } from '@/backend/contract/locales';

interface OrderCardProps {
  order: OrderRow;
  date: Intl.DateTimeFormat;
  locale: Locale;
}

/** An order in the list: contents, status and next action. */
export async function OrderCard({ order, date, locale }: OrderCardProps) {
  const [t, status, labels, forms] = await Promise.all([
    getTranslations({ locale, namespace: 'profile.orders' }),
    getTranslations({ locale, namespace: 'order.page.status' }),
    getLabels(locale, 'order'),
    getLabels(locale, 'forms'),
  ]);
  const { orderNr, slug, lines, image, trackingUrl, documents } = order;
  const others = lines - 1;
  const title = order.title || orderNr;
  const payLabels = { leaving: labels.leaving, problems: { ...forms.problems, ...labels.problems } };
  return (
    <li className={styles.order}>
      {image ? (
        <Picture image={{ ...image, alt: '' }} width={88} height={88} sizes="88px" className={styles.image} />
      ) : (
        <span className={styles.image} />
      )}
      <div className={styles.text}>
        <h3 className={styles.name}>{others > 0 ? t('more', { title, count: others }) : title}</h3>
        <p className={styles.soft}>
          {orderNr}
          {order.placedAt && (
            <>
              {' · '}
              <time dateTime={order.placedAt}>{formatDate(date, new Date(order.placedAt))}</time>
            </>
          )}
        </p>
        <p className={styles.badges}>
          <Badge tone={STATUS_TONES[order.status]}>{status(order.status)}</Badge>
          {order.physical && showsDelivery(order) && (
            <Badge tone={FULFILMENT_TONES[order.fulfilment]}>{t(`fulfilment.${order.fulfilment}`)}</Badge>
          )}
        </p>
      </div>
      <Price money={{ amount: order.total, currency: order.currency }} locale={locale} className={styles.price} />
      <div className={styles.actions}>
        {order.payable && <PayNow slug={slug} label={t('payNow')} labels={payLabels} size="m" />}
        {trackingUrl && (
          <TrackingLink url={trackingUrl} locale={locale}>
            {t('track')}
          </TrackingLink>
        )}
        <DocumentLinks slug={slug} documents={documents} locale={locale} />
        <Link href={orderPath(slug)} prefetch={false} aria-label={t('viewOf', { orderNr })} className={styles.view}>
          {t('view')} <Icon name="arrow-right" />
        </Link>
      </div>
    </li>
  );
}
