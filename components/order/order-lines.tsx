import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DiscountRows } from '@/components/discount/discount-rows';
import { GiftCardRows } from '@/components/discount/gift-card-rows';
import { buttonClass } from '@/components/ui/button-class';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { getOptionLabels } from '@/lib/catalog/option-queries';
import { labelOptions } from '@/lib/catalog/options';
import { getPagePath } from '@/lib/content/pages/page-queries';
import { orderAgainLink } from '@/lib/purchase/cart/order-again';
import { getLabels } from '@/lib/forms/get-labels';
import styles from './order-lines.module.css';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { formatMoney } from '@/backend/contract/money';
import { type FullOrder, type OrderLine } from '@/backend/contract/order';
import { PAGE_SLUGS } from '@/backend/contract/page-slugs';

/** Order lines with names and prices at the time of ordering. */
export async function OrderLines({ order, locale }: { order: FullOrder; locale: Locale }) {
  const [t, discountLabels, cartPath] = await Promise.all([
    getTranslations({ locale, namespace: 'order' }),
    getLabels(locale, 'discount'),
    getPagePath(locale, PAGE_SLUGS.cart).catch(() => null),
  ]);
  const { currency, lines, subtotal, vatLines, total } = order;
  const price = (amount: number) => <Price money={{ amount, currency }} locale={locale} />;
  const again = cartPath && orderAgainLink(cartPath, lines);
  const rate = new Intl.NumberFormat(LOCALE_SETTINGS[locale].tag);
  return (
    <section aria-labelledby="lines-title" className={styles.section}>
      <h2 id="lines-title">{t('page.lines')}</h2>
      <ul role="list" className={styles.lines}>
        {lines.map((line, index) => (
          <Line key={`${line.sku} ${index}`} line={line} currency={currency} locale={locale} />
        ))}
      </ul>
      <dl className={styles.totals}>
        <Row label={t('page.subtotal')}>{price(subtotal)}</Row>
        <DiscountRows
          amounts={order}
          codes={order.discountCodes}
          locale={locale}
          labels={discountLabels}
          shipping={{ label: t('page.shipping'), none: t('page.noShipping') }}
          className={styles.row}
        />
        <Row label={t('total')} strong>
          {price(total)}
        </Row>
        <GiftCardRows amounts={order} locale={locale} labels={discountLabels} className={styles.row} />
        {vatLines.map((line) => (
          <Row key={line.rate} label={t('page.vat', { rate: rate.format(line.rate) })}>
            {price(line.amount)}
          </Row>
        ))}
      </dl>
      {again && (
        <p>
          {/* Loads the page: the cart is read from the address when it starts. */}
          <a href={again} className={buttonClass({ variant: 'secondary' })}>
            {t('page.again')}
          </a>
        </p>
      )}
    </section>
  );
}

async function Line({ line, currency, locale }: { line: OrderLine; currency: string; locale: Locale }) {
  const [t, optionLabels] = await Promise.all([
    getTranslations({ locale, namespace: 'order.page' }),
    getOptionLabels(locale),
  ]);
  const { title, options, quantity, unitPrice, credit, total, image } = line;
  const money = (amount: number) => formatMoney({ amount, currency }, LOCALE_SETTINGS[locale].tag);
  const details = [
    ...labelOptions(options, optionLabels).map(({ label, value }) => t('option', { label, value })),
    t('quantity', { quantity }),
    ...(quantity > 1 ? [t('each', { price: money(unitPrice) })] : []),
    ...(credit > 0 ? [t('credit', { usual: money(unitPrice + credit), credit: money(credit) })] : []),
  ];
  return (
    <li className={styles.line}>
      {image ? (
        <Picture image={{ ...image, alt: '' }} width={88} height={88} sizes="88px" className={styles.image} />
      ) : (
        <span className={styles.image} />
      )}
      <div>
        <p className={styles.name}>{title}</p>
        <p className={styles.details}>{details.join(' · ')}</p>
      </div>
      <Price money={{ amount: total, currency }} locale={locale} className={styles.price} />
    </li>
  );
}

function Row({ label, strong = false, children }: { label: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className={styles.row} data-strong={strong || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
