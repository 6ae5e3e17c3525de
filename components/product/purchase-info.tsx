import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { Fragment, type ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import type { Product, ShippingCountry } from '@/lib/catalog/types';
import { countryName } from '@/backend/contract/country-names';
import { getDeliveryCalendar } from '@/lib/catalog/delivery-queries';
import { getLabels } from '@/lib/forms/get-labels';
import { describePromise } from '@/lib/purchase/delivery/describe-promise';
import { PromisedDelivery } from './promised-delivery';
import type { SiteSettings } from '@/lib/content/pages/types';
import { levelPath } from '@/backend/contract/paths';
import styles from './purchase-info.module.css';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import type { DeliveryDays, DeliveryPromise } from '@/backend/contract/delivery';
import { formatMoney } from '@/backend/contract/money';

/** `Delivered in 1 to 2 working days`. */
async function describeDays({ min, max }: DeliveryDays, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'delivery' });
  return min === max ? t('exact', { count: max }) : t('range', { min: String(min), max: String(max) });
}

/** Long in every language. */
const LONG_PROMISE: DeliveryPromise = { before: '15:00', from: '2026-09-23', to: '2026-09-25' };

interface PurchaseInfoProps {
  product: Product;
  settings: SiteSettings;
  countries: ShippingCountry[];
  locale: Locale;
}

/** Delivery to the shop's country and its cost, secure payment and age range. */
export async function PurchaseInfo({ product, settings, countries, locale }: PurchaseInfoProps) {
  const t = await getTranslations({ locale, namespace: 'product' });
  const { country, tag } = LOCALE_SETTINGS[locale];
  const home = countries.find(({ iso }) => iso === country);
  const items: { icon: IconName; text: ReactNode }[] = [];
  if (product.type === 'physical') {
    if (home) items.push({ icon: 'truck', text: await promiseTo(home) }, { icon: 'info', text: shippingText(home) });
    items.push({ icon: 'shield', text: t('minimumAge', { age: String(settings.minimumAge) }) });
  } else if (product.type === 'gift_card') {
    const card = await getTranslations({ locale, namespace: 'giftCards.product' });
    items.push({ icon: 'mail', text: card('byMail') }, { icon: 'info', text: card('keeps') });
  } else {
    items.push({ icon: 'play', text: t('digital') });
  }
  if (settings.paymentText) items.push({ icon: 'lock', text: settings.paymentText });

  function shippingText({ iso, shippingCost }: ShippingCountry): string {
    if (shippingCost.amount === 0) return t('noShipping');
    return t('shippingTo', { country: countryName(iso, locale), price: formatMoney(shippingCost, tag) });
  }

  async function promiseTo({ iso, days }: ShippingCountry): Promise<ReactNode> {
    const [labels, calendar] = await Promise.all([getLabels(locale, 'delivery'), getDeliveryCalendar(iso)]);
    const { today, later } = labels;
    return (
      <PromisedDelivery
        days={days}
        calendar={calendar}
        labels={{ today, later }}
        tag={tag}
        general={await describeDays(days, locale)}
        room={describePromise(LONG_PROMISE, labels, tag)}
      />
    );
  }

  return (
    <div className={styles.panel}>
      <ul role="list" className={styles.list}>
        {items.map(({ icon, text }, index) => (
          <li key={index} className={styles.item}>
            <Icon name={icon} size="1.5em" />
            {text}
          </li>
        ))}
        {product.includes.length > 0 && (
          <li className={styles.item}>
            <Icon name="play" size="1.5em" />
            <span>
              {t('includes')}{' '}
              {product.includes.map(({ scope, slug, title }, index) => (
                <Fragment key={index}>
                  {index > 0 && ', '}
                  {scope === 'level' ? <Link href={levelPath(locale, slug)}>{title}</Link> : title}
                </Fragment>
              ))}
            </span>
          </li>
        )}
      </ul>
    </div>
  );
}
