import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { Fragment } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import type { Product, ShippingCountry } from '@/lib/catalog/types';
import { countryName } from '@/lib/catalog/countries';
import type { SiteSettings } from '@/lib/content/pages/types';
import { levelPath } from '@/backend/contract/paths';
import styles from './purchase-info.module.css';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { formatMoney } from '@/backend/contract/money';

interface PurchaseInfoProps {
  product: Product;
  settings: SiteSettings;
  countries: ShippingCountry[];
  locale: Locale;
}

/** Delivery time, shipping cost, secure payment and age range. */
export async function PurchaseInfo({ product, settings, countries, locale }: PurchaseInfoProps) {
  const t = await getTranslations({ locale, namespace: 'product' });
  const { country, tag } = LOCALE_SETTINGS[locale];
  const home = countries.find(({ iso }) => iso === country);
  const items: { icon: IconName; text: string }[] = [];
  if (product.type === 'physical') {
    const { min, max } = settings.delivery;
    items.push({ icon: 'truck', text: t('delivery', { min: String(min), max: String(max) }) });
    if (home) items.push({ icon: 'info', text: shippingText(home) });
    items.push({ icon: 'shield', text: t('minimumAge', { age: String(settings.minimumAge) }) });
  } else {
    items.push({ icon: 'play', text: t('digital') });
  }
  if (settings.paymentText) items.push({ icon: 'lock', text: settings.paymentText });

  function shippingText({ iso, shippingCost }: ShippingCountry): string {
    if (shippingCost.amount === 0) return t('noShipping');
    return t('shippingTo', { country: countryName(iso, locale), price: formatMoney(shippingCost, tag) });
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
