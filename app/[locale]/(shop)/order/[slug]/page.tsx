import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadLayoutData } from '@/lib/content/pages/load-layout-data';
import { PageFrame } from '@/components/layout/page-frame';
import { OrderNotFound } from '@/components/order/order-not-found';
import { OrderView } from '@/components/order/order-view';
import { sameInEveryLocale, localeParam } from '@/lib/customer/account/unlocalized-route';
import { loadOrder } from '@/lib/customer/orders/load-order';
import { readOrderViewer } from '@/lib/customer/orders/order-viewer';
import { orderPath } from '@/backend/contract/paths';
import { pageMetadata } from '@/lib/discovery/seo/page-metadata';

/** Rendered per request: shows a customer's order, so it must never be cached. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/order/[slug]'>;

export default async function OrderPage({ params }: Props) {
  const [locale, { slug }] = await Promise.all([localeParam(params), params]);
  const order = await loadOrder(slug, locale);
  if (!order) return <OrderNotFound locale={locale} />;
  const { session } = await readOrderViewer(locale);
  const { profilePath } = await loadLayoutData(locale);
  return (
    <PageFrame locale={locale} alternates={sameInEveryLocale(orderPath(order.slug))}>
      <OrderView order={order} locale={locale} listPath={order.full && session ? profilePath : null} />
    </PageFrame>
  );
}

/** The path is a secret: neither title nor canonical link contains it. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeParam(params);
  const t = await getTranslations({ locale, namespace: 'order' });
  return pageMetadata({ locale, path: '/', title: t('settled.title'), noindex: true });
}
