import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/layout/page-frame';
import { OrderNotFound } from '@/components/order/order-not-found';
import { PaymentView } from '@/components/order/payment-view';
import { sameInEveryLocale, localeParam } from '@/lib/customer/account/unlocalized-route';
import { loadOrder } from '@/lib/customer/orders/load-order';
import { orderPaymentPath } from '@/backend/contract/paths';
import { routes } from '@/backend/contract/routes';
import { pageMetadata } from '@/lib/discovery/seo/page-metadata';

/** Rendered per request: shows a customer's order, so it must never be cached. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/order-payment'>;

/** Return URL of the payment provider. */
export default async function OrderPaymentPage({ params, searchParams }: Props) {
  const [locale, { order: slug }] = await Promise.all([localeParam(params), searchParams]);
  const order = typeof slug === 'string' ? await loadOrder(slug, locale) : null;
  if (!order) return <OrderNotFound locale={locale} />;
  return (
    <PageFrame locale={locale} alternates={sameInEveryLocale(orderPaymentPath(order.slug))}>
      <PaymentView order={order} locale={locale} />
    </PageFrame>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeParam(params);
  const t = await getTranslations({ locale, namespace: 'order' });
  return pageMetadata({ locale, path: routes.orderPayment, title: t('metaTitle'), noindex: true });
}
