import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { getSiteSettings } from '@/lib/content/pages/page-queries';
import { getLabels } from '@/lib/forms/get-labels';
import { toPublicOrder } from '@/lib/customer/orders/public-order';
import { routes } from '@/backend/contract/routes';
import { BankDetails } from './bank-details';
import { amountToTransfer } from '@/lib/customer/orders/amount-to-transfer';
import { OrderContents } from './order-contents';
import { OrderWatch } from './order-watch';
import { UntilNote } from './until-note';
import styles from './order.module.css';
import { PayNow } from './pay-now';
import { ResultDetails } from './result-details';
import { STATUS_TONES } from './status-tone';
import { formatDate } from '@/backend/contract/dates';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { type Order } from '@/backend/contract/order';

interface OrderViewProps {
  order: Order;
  locale: Locale;
  /** Link to the profile, for signed-in customers. */
  listPath: string | null;
}

/** An order: complete for its owner, status only for others with its URL. */
export async function OrderView({ order, locale, listPath }: OrderViewProps) {
  const [t, find, back, labels, forms, { timeZone }] = await Promise.all([
    getTranslations({ locale, namespace: 'order.page' }),
    getTranslations({ locale, namespace: 'profile.find' }),
    getTranslations({ locale, namespace: 'profile.order' }),
    getLabels(locale, 'order'),
    getLabels(locale, 'forms'),
    getSiteSettings(locale),
  ]);
  const { orderNr, slug, status, currency, bank, payable } = order;
  const date = new Intl.DateTimeFormat(LOCALE_SETTINGS[locale].tag, { dateStyle: 'long', timeZone });
  const payLabels = { leaving: labels.leaving, problems: { ...forms.problems, ...labels.problems } };

  return (
    <Container className={styles.page} as="section">
      {listPath && (
        <Link href={`${listPath}#orders`} prefetch={false} className={styles.back}>
          <Icon name="arrow-right" /> {back('back')}
        </Link>
      )}
      <header className={styles.head}>
        <h1>{t('title', { orderNr })}</h1>
        <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>
        {order.full && order.placedAt && (
          <p className={styles.soft}>{t('placed', { date: formatDate(date, new Date(order.placedAt)) })}</p>
        )}
      </header>
      {!order.full && (
        <>
          <ResultDetails order={order} locale={locale} labels={labels} />
          <Notice tone="info" title={t('publicTitle')}>
            <p>{t('publicText')}</p>
            <Link href={routes.findOrder} prefetch={false}>
              {find('link')}
            </Link>
          </Notice>
        </>
      )}
      {status === 'open' && <OrderWatch initial={toPublicOrder(order)} />}
      <UntilNote until={order.reservedUntil} text={labels.kept} locale={locale} timeZone={timeZone} />
      <UntilNote until={order.payableUntil} text={labels.priceKept} locale={locale} timeZone={timeZone} />
      {bank && (
        <BankDetails
          bank={bank}
          total={{ amount: amountToTransfer(order), currency }}
          locale={locale}
          labels={labels.transfer}
        />
      )}
      {payable && (
        <PayNow slug={slug} label={labels.payNow} labels={payLabels} variant={bank ? 'secondary' : undefined} />
      )}
      {order.full && <OrderContents order={order} locale={locale} date={date} />}
    </Container>
  );
}
