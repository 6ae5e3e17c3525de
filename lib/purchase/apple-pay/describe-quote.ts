import { formatDeliveryDates } from '@/backend/contract/delivery';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import type { Quote } from '@/backend/contract/quote';
import type { LineItem, SheetUpdate } from './apple-pay-session';
import type { ApplePayLabels } from './apple-pay-settings';

/** Cents as the sheet writes amounts: `39.95`. */
const toAmount = (cents: number): string => (cents / 100).toFixed(2);

export const pendingTotal = (shop: string, cents: number): LineItem => ({
  label: shop,
  amount: toAmount(cents),
  type: 'pending',
});

/** What the sheet shows of a quote. Its total is what the customer authorizes, and all that the order may cost. */
export function describeQuote(quote: Quote, shop: string, labels: ApplePayLabels, locale: Locale): SheetUpdate {
  const { subtotal, discount, shipping, total, delivery } = quote;
  const { tag } = LOCALE_SETTINGS[locale];
  const line = (label: string, cents: number): LineItem => ({ label, amount: toAmount(cents), type: 'final' });
  const { home, letterbox } = labels;
  return {
    newTotal: line(shop, total),
    newLineItems: [
      line(labels.subtotal, subtotal),
      ...(discount > 0 ? [line(labels.discount, -discount)] : []),
      line(labels.shipping, shipping),
    ],
    // A pick-up point must be chosen too, which only the checkout can ask.
    newShippingMethods: (delivery?.options ?? []).flatMap(({ method, price, ...dates }) =>
      method === 'pickup'
        ? []
        : {
            identifier: method,
            label: { home, letterbox }[method],
            detail: formatDeliveryDates(dates, tag),
            amount: toAmount(price),
          },
    ),
  };
}
