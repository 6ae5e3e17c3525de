import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BlockSection } from '@/components/content/block-section';
import { PageFrame } from '@/components/layout/page-frame';
import { OrderNotFound } from '@/components/order/order-not-found';
import { WithdrawalView } from '@/components/withdrawal/withdrawal-view';
import { sameInEveryLocale, localeParam } from '@/lib/customer/account/unlocalized-route';
import { getOptionLabels } from '@/lib/catalog/option-queries';
import { loadOrder } from '@/lib/customer/orders/load-order';
import { orderWithdrawalPath } from '@/backend/contract/paths';
import { pageMetadata } from '@/lib/discovery/seo/page-metadata';
import { toWithdrawnOrder } from '@/lib/customer/withdrawals/withdrawn-order';

/** Rendered per request: shows a customer's order, so it must never be cached. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/order/[slug]/withdraw'>;

/** Withdrawal from an order: the owner selects lines, everybody else gets the general form with the order number filled in. */
export default async function OrderWithdrawalPage({ params }: Props) {
  const [locale, { slug }] = await Promise.all([localeParam(params), params]);
  const order = await loadOrder(slug, locale);
  if (!order) return <OrderNotFound locale={locale} />;
  const t = await getTranslations({ locale, namespace: 'withdrawal.page' });
  const path = orderWithdrawalPath(order.slug);
  const known = order.full
    ? {
        order: toWithdrawnOrder(order, await getOptionLabels(locale)),
        values: { name: `${order.firstname} ${order.lastname}`.trim(), email: order.email },
      }
    : { values: { orderNr: order.orderNr } };
  return (
    <PageFrame locale={locale} alternates={sameInEveryLocale(path)}>
      <BlockSection title={t('title')} text={t('text')} level={1}>
        <WithdrawalView locale={locale} page={path} {...known} />
      </BlockSection>
    </PageFrame>
  );
}

/** The path is a secret: neither title nor canonical link contains it. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeParam(params);
  const t = await getTranslations({ locale, namespace: 'withdrawal.page' });
  return pageMetadata({ locale, path: '/', title: t('title'), noindex: true });
}
