import { purchaseEvent } from '@/lib/tracking/analytics/purchase-event';
import { getPagePath, getSiteSettings } from '@/lib/content/pages/page-queries';
import { getTranslations } from 'next-intl/server';
import { getLabels } from '@/lib/forms/get-labels';
import { toPublicOrder } from '@/lib/customer/orders/public-order';
import { PaymentIsland } from './payment-island';
import { type Locale } from '@/backend/contract/locales';
import { type Order } from '@/backend/contract/order';
import { PAGE_SLUGS } from '@/backend/contract/page-slugs';

/** The goods of an order, for its buyer only: they tell what was bought. */
const boughtVariants = (order: Order): string[] =>
  order.full ? order.lines.filter(({ type }) => type === 'physical').map(({ variantId }) => variantId) : [];

/** Result of an order's payment. */
export async function PaymentView({ order, locale }: { order: Order; locale: Locale }) {
  const [{ page: _, ...labels }, forms, shopPath, { timeZone }] = await Promise.all([
    getLabels(locale, 'order'),
    getLabels(locale, 'forms'),
    getPagePath(locale, PAGE_SLUGS.shop),
    getSiteSettings(locale),
  ]);
  const t = await getTranslations({ locale, namespace: 'order.page' });
  const recipient = order.full ? order.lessonRecipient : null;
  const payLabels = { leaving: labels.leaving, problems: { ...forms.problems, ...labels.problems } };
  return (
    <PaymentIsland
      initial={toPublicOrder(order)}
      purchase={purchaseEvent(order)}
      bought={boughtVariants(order)}
      locale={locale}
      labels={labels}
      payLabels={payLabels}
      shopPath={shopPath}
      timeZone={timeZone}
      gift={recipient && t('giftThanks', { name: recipient.name, email: recipient.email })}
    />
  );
}
