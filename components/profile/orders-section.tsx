import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { ButtonLink } from '@/components/ui/button-link';
import { getPagePath, getSiteSettings } from '@/lib/content/pages/page-queries';
import type { OrderPage } from '@/lib/customer/profile/types';
import { OrderCard } from './order-card';
import styles from './orders.module.css';
import { Section } from './section';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { PAGE_SLUGS } from '@/backend/contract/page-slugs';

interface OrdersSectionProps {
  orders: OrderPage;
  path: string;
  locale: Locale;
}

export async function OrdersSection({ orders, path, locale }: OrdersSectionProps) {
  const [t, { timeZone }] = await Promise.all([
    getTranslations({ locale, namespace: 'profile.orders' }),
    getSiteSettings(locale),
  ]);
  const date = new Intl.DateTimeFormat(LOCALE_SETTINGS[locale].tag, { dateStyle: 'medium', timeZone });
  const pages = Math.max(1, Math.ceil(orders.total / Math.max(1, orders.pageSize)));
  return (
    <Section id="orders" title={t('title')}>
      {orders.total === 0 && <NoOrders locale={locale} />}
      {orders.total > 0 && orders.rows.length === 0 && (
        <p>
          {t('beyond')} <Link href={`${path}#orders`}>{t('first')}</Link>
        </p>
      )}
      {orders.rows.length > 0 && (
        <ul role="list" className={styles.list}>
          {orders.rows.map((order) => (
            <OrderCard key={order.slug} order={order} date={date} locale={locale} />
          ))}
        </ul>
      )}
      {pages > 1 && orders.rows.length > 0 && <Pager page={orders.page} pages={pages} path={path} locale={locale} />}
    </Section>
  );
}

async function NoOrders({ locale }: { locale: Locale }) {
  const [t, shop] = await Promise.all([
    getTranslations({ locale, namespace: 'profile.orders' }),
    getPagePath(locale, PAGE_SLUGS.shop),
  ]);
  return (
    <div className={styles.empty}>
      <img src="/images/empty-cart.svg" alt="" width={160} height={120} />
      <div className={styles.emptyText}>
        <h3>{t('emptyTitle')}</h3>
        <p>{t('emptyText')}</p>
        <ButtonLink href={shop}>{t('shop')}</ButtonLink>
      </div>
    </div>
  );
}

async function Pager({ page, pages, path, locale }: { page: number; pages: number; path: string; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'profile.orders' });
  const to = (target: number): string => `${path}${target > 1 ? `?page=${target}` : ''}#orders`;
  return (
    <nav aria-label={t('pages')} className={styles.pager}>
      {page > 1 && (
        <ButtonLink href={to(page - 1)} variant="quiet" rel="prev" prefetch={false}>
          {t('newer')}
        </ButtonLink>
      )}
      <span>{t('page', { page, pages })}</span>
      {page < pages && (
        <ButtonLink href={to(page + 1)} variant="quiet" rel="next" prefetch={false}>
          {t('older')}
        </ButtonLink>
      )}
    </nav>
  );
}
