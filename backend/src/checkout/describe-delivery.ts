import type { QuoteDelivery, Totals } from '../../contract/quote';
import { promiseDelivery } from '../../contract/delivery';
import type { DeliveryOption, ServedCountry } from '../domain/delivery-options';
import { shippingOf } from '../domain/order-totals';
import { loadDispatchCalendar } from '../platform/settings/dispatch-calendar';
import type { ShopSettings } from '../platform/settings/shop-settings';

interface Delivery {
  served: ServedCountry;
  offered: DeliveryOption[];
  /** The one that the totals contain. */
  option: DeliveryOption;
  totals: Pick<Totals, 'subtotal' | 'discount' | 'shipping' | 'codes'>;
  settings: ShopSettings;
}

/** What a quote says about delivery: each option with its price and promise, and what is missing for a free one. */
export async function describeDelivery(
  { served, offered, option, totals, settings }: Delivery,
  now: Date,
): Promise<QuoteDelivery> {
  const { freeFrom } = served;
  const isWaived = totals.codes.some(({ kind, state }) => kind === 'free_shipping' && state === 'applied');
  const calendar = await loadDispatchCalendar(settings, served.iso);
  return {
    method: option.method,
    options: offered.map(({ method, cost, days }) => ({
      method,
      price: isWaived ? 0 : shippingOf(totals, { cost, freeFrom }),
      ...promiseDelivery(now, days, calendar),
    })),
    untilFree: freeFrom !== null && totals.shipping > 0 ? freeFrom - (totals.subtotal - totals.discount) : null,
  };
}
