import { getTranslations } from 'next-intl/server';
import { CartNotifications } from '@/components/cart/notifications';
import { colonOf } from '@/backend/contract/colon';
import { type Locale } from '@/backend/contract/locales';

/** The single place that announces additions to the cart, on any page. */
export async function CartNotificationsSlot({ locale, cartPath }: { locale: Locale; cartPath: string | null }) {
  const t = await getTranslations({ locale, namespace: 'cart.notifications' });
  const labels = {
    region: t('region'),
    added: t('added'),
    toCart: t('toCart'),
    close: t('close'),
    colon: colonOf(locale),
  };
  return <CartNotifications labels={labels} cartHref={cartPath} />;
}
