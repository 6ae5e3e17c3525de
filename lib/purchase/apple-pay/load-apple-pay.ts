import 'server-only';
import { z } from 'zod';
import type { Caller } from '@/lib/backend/client';
import { forward } from '@/lib/backend/forward-request';
import { listShippingCountries } from '@/lib/catalog/product-queries';
import { getPagePath, getSiteSettings } from '@/lib/content/pages/page-queries';
import { getLabels } from '@/lib/forms/get-labels';
import { LOCALE_SETTINGS } from '@/backend/contract/locales';
import { APPLE_PAY } from '@/backend/contract/payment-methods';
import type { ApplePaySettings } from './apple-pay-settings';
import { PAGE_SLUGS } from '@/backend/contract/page-slugs';

const listSchema = z.object({
  data: z.object({
    methods: z.array(z.object({ id: z.string(), min: z.number(), max: z.number().nullable() })),
  }),
});

/** What the button and its sheet need; null where the provider does not offer Apple Pay in the domain's own country. */
export async function loadApplePay(caller: Caller): Promise<ApplePaySettings | null> {
  const { locale } = caller;
  const { country } = LOCALE_SETTINGS[locale];
  const { json } = await forward('/payments/methods', { caller, query: { country } });
  const method = listSchema.parse(json).data.methods.find(({ id }) => id === APPLE_PAY);
  if (!method) return null;
  const [settings, served, labels, cart, delivery, discount, terms, privacy] = await Promise.all([
    getSiteSettings(locale),
    listShippingCountries(locale),
    getLabels(locale, 'applePay'),
    getLabels(locale, 'cart'),
    getLabels(locale, 'delivery'),
    getLabels(locale, 'discount'),
    getPagePath(locale, PAGE_SLUGS.terms),
    getPagePath(locale, PAGE_SLUGS.privacy),
  ]);
  const home = served.find(({ iso }) => iso === country);
  if (!home) return null;
  return {
    locale,
    shop: settings.siteName,
    currency: home.shippingCost.currency,
    country,
    countries: served.map(({ iso }) => iso),
    min: method.min,
    max: method.max,
    paths: { terms, privacy },
    labels: {
      ...labels,
      subtotal: cart.subtotal,
      shipping: cart.shipping,
      discount: discount.title,
      home: delivery.home,
      letterbox: delivery.letterbox,
    },
  };
}
