import type { CartItem } from '@/lib/cart/types';
import type { Locale } from '@/lib/i18n/locales';
import { pickAddress } from './saved-addresses';
import { type AddressValues, type CheckoutRules, type CheckoutValues, neededAddresses } from './schema';

/** The order as `POST /api/orders` takes it. */
export interface OrderRequest {
  user: { firstname: string; lastname: string; email: string };
  locale: Locale;
  cart: CartItem[];
  shipping?: AddressValues;
  billing?: AddressValues;
  consent: { terms: boolean; immediateAccess?: boolean };
  /** Only with a session; an address that is there already is not kept twice. */
  saveAddress?: true;
  /** What the visitor saw on the button, in cents: the backend refuses to take another amount. */
  expectedTotal: number;
}

interface Checkout {
  values: CheckoutValues;
  cart: CartItem[];
  locale: Locale;
  rules: CheckoutRules;
  total: number;
  signedIn?: boolean;
}

/** Written in one fixed order, so that the same order is the same text. */
export function buildOrderRequest({ values, cart, locale, rules, total, signedIn = false }: Checkout): OrderRequest {
  const needed = neededAddresses(rules, values);
  return {
    user: { firstname: values.firstname, lastname: values.lastname, email: values.email },
    locale,
    cart: cart.map(({ variantId, quantity, options }) => ({
      variantId,
      quantity,
      options: options.map(({ key, value }) => ({ key, value })),
    })),
    ...(needed.shipping ? { shipping: pickAddress(values.shipping) } : {}),
    ...(needed.billing ? { billing: pickAddress(values.billing) } : {}),
    consent: { terms: values.terms, ...(rules.lessons ? { immediateAccess: values.immediateAccess } : {}) },
    ...(signedIn && values.saveAddress ? { saveAddress: true } : {}),
    expectedTotal: total,
  };
}

/** The country that decides shipping and VAT. */
export function quoteCountry(
  rules: Pick<CheckoutRules, 'physical'>,
  values: Pick<CheckoutValues, 'shipping' | 'billing'>,
): string {
  return rules.physical ? values.shipping.country : values.billing.country;
}
