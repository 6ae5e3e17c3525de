import { getTranslations } from 'next-intl/server';
import { formatDeliveryDates } from '@/backend/contract/delivery';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import type { FullOrder } from '@/backend/contract/order';

type Order = Pick<FullOrder, 'delivery' | 'fulfilment' | 'status'>;

const isOnItsWay = ({ fulfilment, status }: Order): boolean =>
  ['new', 'shipped'].includes(fulfilment) && ['open', 'paid', 'partially_refunded'].includes(status);

/** The days on which the parcel was promised, while it is still to come. */
export async function ExpectedDelivery({ order, locale }: { order: Order; locale: Locale }) {
  const { delivery, status } = order;
  if (!delivery || !isOnItsWay(order)) return null;
  const t = await getTranslations({ locale, namespace: 'delivery' });
  const days = formatDeliveryDates(delivery, LOCALE_SETTINGS[locale].tag);
  return (
    <div>
      <p>
        <strong>{t('title')}</strong>
        {delivery.method !== 'home' && (
          <>
            {' · '}
            <span>{t(delivery.method)}</span>
          </>
        )}
      </p>
      <p>{status === 'open' ? t('ifPaid', { days }) : t('expected', { days })}</p>
    </div>
  );
}
