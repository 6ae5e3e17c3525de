import { pickupPointLines } from '@/backend/contract/pickup-points';
import { getTranslations } from 'next-intl/server';
import { addressLines } from '@/backend/contract/address-style';
import { countryName } from '@/backend/contract/country-names';
import { DocumentLinks } from './document-links';
import { OrderExchanges } from './order-exchanges';
import { OrderCancellation } from './order-cancellation';
import { OrderGiftCards } from './order-gift-cards';
import { OrderLessonGift } from './order-lesson-gift';
import { OrderLessons } from './order-lessons';
import { OrderLines } from './order-lines';
import { OrderRecalls } from './order-recalls';
import { OrderRefunds } from './order-refunds';
import { OrderReturns } from './order-returns';
import { OrderTimeline } from './order-timeline';
import { OrderRights } from './order-rights';
import styles from './order.module.css';
import { type Locale } from '@/backend/contract/locales';
import { type FullOrder, type OrderAddress } from '@/backend/contract/order';

interface OrderContentsProps {
  order: FullOrder;
  locale: Locale;
  date: Intl.DateTimeFormat;
}

/** The part of an order visible to its owner only. */
export async function OrderContents({ order, locale, date }: OrderContentsProps) {
  const t = await getTranslations({ locale, namespace: 'order.page' });
  const { slug, email, firstname, lastname, shippingAddress, pickupPoint, documents } = order;
  // Picked up, the parcel does not go to the customer's own address, which is then the bill's.
  const billingAddress = order.billingAddress ?? (pickupPoint && shippingAddress);
  return (
    <>
      {order.recalls.length > 0 && <OrderRecalls recalls={order.recalls} locale={locale} />}
      <OrderTimeline order={order} locale={locale} date={date} />
      <OrderLines order={order} locale={locale} />
      {order.giftCards.length > 0 && <OrderGiftCards order={order} locale={locale} />}
      {order.lessonRecipient && <OrderLessonGift recipient={order.lessonRecipient} locale={locale} />}
      <OrderLessons locale={locale} />
      {order.returns.length > 0 && <OrderReturns order={order} locale={locale} date={date} />}
      {order.exchangeable.length > 0 && <OrderExchanges order={order} locale={locale} />}
      {order.cancelable && <OrderCancellation order={order} locale={locale} />}
      <OrderRights order={order} locale={locale} date={date} />
      {order.refunds.length > 0 && <OrderRefunds order={order} locale={locale} date={date} />}
      <div className={styles.cards}>
        {pickupPoint && (
          <section className={styles.card}>
            <h2>{t('pickupPoint')}</h2>
            <address>
              {[...pickupPointLines(pickupPoint), pickupPoint.carrier].map((line) => (
                <span key={line}>
                  {line}
                  <br />
                </span>
              ))}
            </address>
          </section>
        )}
        {shippingAddress && !pickupPoint && (
          <section className={styles.card}>
            <h2>{t('shippingAddress')}</h2>
            <AddressLines address={shippingAddress} locale={locale} fallbackName={`${firstname} ${lastname}`} />
          </section>
        )}
        {billingAddress && (
          <section className={styles.card}>
            <h2>{t('billingAddress')}</h2>
            <AddressLines address={billingAddress} locale={locale} fallbackName={`${firstname} ${lastname}`} />
          </section>
        )}
        {documents.length > 0 && (
          <section className={styles.card}>
            <h2>{t('documents.title')}</h2>
            <DocumentLinks slug={slug} documents={documents} locale={locale} />
          </section>
        )}
        <section className={styles.card}>
          <h2>{t('contact')}</h2>
          <p>
            {firstname} {lastname}
            <br />
            {email}
          </p>
        </section>
      </div>
    </>
  );
}

interface AddressLinesProps {
  address: OrderAddress;
  locale: Locale;
  fallbackName: string;
}

function AddressLines({ address, locale, fallbackName }: AddressLinesProps) {
  const { firstname, lastname, country, format } = address;
  const lines = [
    `${firstname} ${lastname}`.trim() || fallbackName,
    ...addressLines(address, format),
    countryName(country, locale),
  ];
  return (
    <address className={styles.address}>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
